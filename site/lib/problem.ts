/** Why something failed, as one sentence. */
export class Problem {
  readonly message: string;

  constructor(message: string) {
    this.message = message;
  }
}
