/** What the machine lacks for a run: no bug, and told as a sentence. */
export class Unable extends Error {}
