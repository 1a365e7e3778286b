import { isError } from '../errors/rest-error.ts';
import type { RestError } from '../errors/rest-error.ts';
import { invalidParams } from './invalid-params.ts';
import type { ArgRecord } from './records.ts';

/**
 * The parameters of a request that were found wrong, each with its verdict: `false` or an error. Of a
 * parameter that came from several sources the weakest source's verdict is told, as it has always been.
 */
export class Problems {
  #verdicts: Map<string, unknown> | null = null;

  judge(name: string, verdict: unknown): void {
    if (verdict !== false && !isError(verdict)) return;
    this.#verdicts ??= new Map();
    this.#verdicts.set(name, verdict);
  }

  /** What is wrong, in the order in which it was found; `null` when nothing is. */
  error(): RestError | null {
    return this.#verdicts && invalidParams(this.#verdicts);
  }

  /** What is wrong, in the order of the arguments; `null` when nothing is. */
  errorInOrder(args: readonly ArgRecord[]): RestError | null {
    const verdicts = this.#verdicts;
    if (!verdicts || verdicts.size === 1) return this.error();
    const ordered = new Map<string, unknown>();
    for (const { name } of args) if (verdicts.has(name)) ordered.set(name, verdicts.get(name));
    return invalidParams(ordered);
  }
}
