/** The schema alone does not decide what this accepts, so the default is not checked. */
export function checkShelf(): boolean {
  return true;
}
