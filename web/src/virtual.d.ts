declare module "virtual:game-icons" {
  /** Where each sprite lies and the names of the pictures in it, separated by spaces. */
  export const sprites: Record<string, { url: string; names: string }>;
}
