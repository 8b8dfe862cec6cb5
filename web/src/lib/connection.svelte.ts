/** Whether the server can be reached, as the whole page shows it. */

export type Reach = "connected" | "connecting" | "lost";

class Connection {
  reach = $state<Reach>("connecting");
}

export const connection = new Connection();
