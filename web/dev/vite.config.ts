/** The client with sample tables instead of a server: `npm run fixture`. */
import { mergeConfig } from "vite";

import base from "../vite.config.ts";

export default mergeConfig(base, {
  root: new URL("..", import.meta.url).pathname,
  server: { port: 8101, strictPort: true, proxy: {} },
  plugins: [
    {
      name: "spellhall-fixture",
      transformIndexHtml: {
        order: "pre" as const,
        handler: (html: string) => html.replace('src="/src/main.ts"', 'src="/dev/main.ts"'),
      },
    },
  ],
});
