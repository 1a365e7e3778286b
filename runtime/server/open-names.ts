const NONE: readonly string[] = [];

/** The names of the arguments that a reader leaves: mostly none, else one. A list that grows is dear. */
export class OpenNames {
  #names: string[] | null = null;

  push(name: string): void {
    if (this.#names) this.#names.push(name);
    else this.#names = [name];
  }

  /** In the order in which they were left; a name that two sources have stands there twice. */
  get list(): readonly string[] {
    return this.#names ?? NONE;
  }
}
