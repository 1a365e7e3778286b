/** The schema alone does not tell what this lets pass, so nothing is said of the default. */
export function checkShelf(): boolean {
  return true;
}
