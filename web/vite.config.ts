import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

import { gameIcons } from "./build/game_icons.ts";

/** The server that `npm run dev` speaks to. */
const SERVER = process.env.SPELLHALL_SERVER ?? "http://localhost:8000";

export default defineConfig({
  plugins: [svelte(), gameIcons()],
  resolve: process.env.VITEST ? { conditions: ["browser"] } : undefined,
  build: {
    outDir: "../src/spellhall/server/static",
    emptyOutDir: true,
    target: "es2022",
  },
  server: { proxy: { "/api": { target: SERVER, ws: true }, "/health": SERVER } },
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts"], testTimeout: 30_000 }, // for busy machines
});
