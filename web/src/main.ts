import "@fontsource-variable/fraunces";
import "@fontsource-variable/inter";
import { mount } from "svelte";

import App from "./App.svelte";
import "./styles/tokens.css";
import "./styles/house.css";
import "./styles/frame.css";

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no element #app");
mount(App, { target });
