import { installFixture } from "./fixture";

installFixture();
await import("../src/main");
