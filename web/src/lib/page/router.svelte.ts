/** Addresses of the client: clean paths, kept in the browser's history. */
import type { Address } from "../timeline/moments";

export type Route =
  | { name: "hall" }
  | { name: "tables" }
  | { name: "replays" }
  | { name: "rules"; game: string }
  | { name: "learn"; game: string }
  | { name: "table"; id: string }
  | { name: "join"; id: string }
  | { name: "replay"; id: string; at: Address | null; viewpoint: string }
  | { name: "lost"; path: string };

/** The route that a path and its query name. */
export function parse(path: string, query = ""): Route {
  const [first = "", second = "", ...rest] = path.split("/").filter(Boolean).map(decodeURIComponent);
  const lost: Route = { name: "lost", path };
  if (rest.length > 0) return lost;
  if (second === "") {
    switch (first) {
      case "":
        return { name: "hall" };
      case "tables":
      case "replays":
        return { name: first };
      case "rules":
        return { name: "rules", game: "" };
      default:
        return lost;
    }
  }
  switch (first) {
    case "rules":
    case "learn":
      return { name: first, game: second };
    case "table":
    case "join":
      return { name: first, id: second };
    case "replay": {
      const asked = new URLSearchParams(query);
      return { name: "replay", id: second, at: momentNamed(asked.get("at") ?? ""), viewpoint: asked.get("as") ?? "" };
    }
    default:
      return lost;
  }
}

/** The address of a route. */
export function address(route: Route): string {
  switch (route.name) {
    case "hall":
      return "/";
    case "tables":
    case "replays":
      return `/${route.name}`;
    case "rules":
      return route.game ? `/rules/${encodeURIComponent(route.game)}` : "/rules";
    case "learn":
      return `/learn/${encodeURIComponent(route.game)}`;
    case "table":
    case "join":
      return `/${route.name}/${encodeURIComponent(route.id)}`;
    case "replay": {
      const asked = new URLSearchParams();
      if (route.at !== null) asked.set("at", momentName(route.at));
      if (route.viewpoint) asked.set("as", route.viewpoint);
      const query = asked.toString();
      return `/replay/${encodeURIComponent(route.id)}${query ? `?${query}` : ""}`;
    }
    case "lost":
      return route.path;
  }
}

/** A moment as links name it: the choice, and after a dot its event, counted from 1. */
function momentName({ choice, place }: Address): string {
  return place === null ? String(choice) : `${choice}.${place + 1}`;
}

function momentNamed(text: string): Address | null {
  const [, choice, event] = /^(\d+)(?:\.(\d+))?/.exec(text) ?? [];
  if (choice === undefined) return null;
  return { choice: Number(choice), place: Number(event ?? 0) > 0 ? Number(event) - 1 : null };
}

/** The key in an address like `/#key=…`, or null. */
export function keyInFragment(fragment: string): string | null {
  return new URLSearchParams(fragment.replace(/^#/, "")).get("key");
}

class Router {
  route = $state<Route>({ name: "hall" });
  fragment = $state("");

  /** Read the address and follow it; links of the page itself do not reload it. */
  start(): () => void {
    const read = () => {
      this.route = parse(location.pathname, location.search);
      this.fragment = decodeURIComponent(location.hash.slice(1));
    };
    const click = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return;
      if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
      event.preventDefault();
      this.visit(link.pathname + link.search + link.hash);
    };
    read();
    window.addEventListener("popstate", read);
    document.addEventListener("click", click);
    return () => {
      window.removeEventListener("popstate", read);
      document.removeEventListener("click", click);
    };
  }

  go(route: Route): void {
    this.visit(address(route));
  }

  /** Change the address without a new entry in the history, as a slider does. */
  replace(route: Route): void {
    history.replaceState(null, "", address(route));
    this.route = route;
  }

  visit(url: string): void {
    const samePage = url.split("#")[0] === location.pathname + location.search;
    history.pushState(null, "", url);
    this.route = parse(location.pathname, location.search);
    this.fragment = decodeURIComponent(location.hash.slice(1));
    if (!samePage) window.scrollTo(0, 0);
  }
}

export const router = new Router();
