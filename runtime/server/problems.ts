import { RestError, isError } from '../errors/rest-error.ts';
import { invalidParams } from './invalid-params.ts';
import type { Verdict } from './invalid-params.ts';
import type { ArgRecord } from './records.ts';

/**
 * The parameters of a request that were found wrong, each with its verdict: `false` or an error. Of a
 * parameter that came from several sources the weakest source's verdict is told, as it has always been.
 */
export class Problems {
  #verdicts: Verdict[] | null = null;

  judge(name: string, verdict: unknown): void {
    if (verdict === null || (verdict !== false && !isError(verdict))) return;
    if (this.#verdicts) this.#verdicts.push({ name, verdict });
    else this.#verdicts = [{ name, verdict }];
  }

  /**
   * `rest_invalid_param`, status 400, which tells of each what is wrong; `null` when nothing is. They are
   * told in the order of `args`, else in the order in which they were found.
   */
  error(args: readonly ArgRecord[] = []): RestError | null {
    const verdicts = this.#verdicts;
    return verdicts && new RestError('rest_invalid_param', invalidParams, verdicts, args);
  }
}
