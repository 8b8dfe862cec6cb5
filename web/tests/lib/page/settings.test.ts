import { describe, expect, it } from "vitest";

import { readWishes, settings, shownMotion, shownTheme } from "../../../src/lib/page/settings.svelte";

describe("wishes", () => {
  it("follow the system unless a person decides", () => {
    expect(shownTheme("auto", true)).toBe("dark");
    expect(shownTheme("auto", false)).toBe("light");
    expect(shownTheme("light", true)).toBe("light");
    expect(shownMotion("auto", true)).toBe("less");
    expect(shownMotion("full", true)).toBe("full");
  });

  it("fall back to the defaults where the store is damaged", () => {
    expect(readWishes("{").theme).toBe("auto");
    expect(readWishes(null).zoom).toBe(100);
    expect(readWishes('{"theme":"pink","zoom":33,"sound":"yes","motion":"less"}')).toMatchObject({
      theme: "auto",
      zoom: 100,
      sound: true,
      motion: "less",
    });
  });

  it("dress the page and are kept", () => {
    settings.set("theme", "dark");
    settings.set("zoom", 125);
    settings.dress(document.documentElement);
    expect(document.documentElement.dataset.theme).toBe("dark");
    expect(document.documentElement.style.getPropertyValue("--zoom")).toBe("1.25");
    expect(readWishes(localStorage.getItem("spellhall.wishes"))).toMatchObject({ theme: "dark", zoom: 125 });
  });
});
