import { errorBody, RestError, isError } from '../errors/rest-error.ts';
import type { Wording, Words } from '../errors/rest-error.ts';
import type { ArgRecord } from './registration.ts';
import { emptyParams } from './request.ts';

/** The result of a validation: `false`, or an error that says more. */
interface Verdict {
  readonly name: string;
  readonly verdict: RestError | false;
}

/** The parameters of a request that are invalid. Of a parameter from several sources, the weakest source's error counts. */
export class InvalidParams {
  readonly #verdicts: Verdict[] = [];

  /** Adds a parameter if `verdict` is `false` or an error. */
  add(name: string, verdict: unknown): void {
    if (verdict === false || isError(verdict)) this.#verdicts.push({ name, verdict });
  }

  /** `rest_invalid_param`, status 400, with the parameters in the order of `args`, else of discovery; `null` if none is invalid. */
  error(args: readonly ArgRecord[] = []): RestError | null {
    if (this.#verdicts.length === 0) return null;
    return new RestError('rest_invalid_param', invalidParams, this.#verdicts, args);
  }
}

/** `rest_missing_callback_param`, status 400: the names of required parameters that were not sent. */
export function missingParams(names: readonly string[]): RestError {
  return new RestError('rest_missing_callback_param', missing, names);
}

const missing: Wording<readonly string[]> = {
  words: (names) => ({
    message: `Missing parameters: ${names.join(', ')}.`,
    data: { status: 400, params: names },
  }),
};

const invalidParams: Wording<readonly Verdict[], readonly ArgRecord[]> = { words: wordsOf };

function wordsOf(verdicts: readonly Verdict[], args: readonly ArgRecord[]): Words {
  const params = emptyParams();
  const details = emptyParams();
  const names: string[] = [];
  for (const { name, verdict } of inOrder(verdicts, args)) {
    names.push(name);
    params[name] = verdict ? messagesOf(verdict) : 'Invalid parameter.';
    if (verdict) details[name] = errorBody(verdict).body;
  }
  const message = `Invalid parameters: ${names.join(', ')}.`;
  return { message, data: { status: 400, params, details } };
}

/** Returns the last verdict of each parameter, in the order of `args` if there are any. */
function inOrder(verdicts: readonly Verdict[], args: readonly ArgRecord[]): readonly Verdict[] {
  const byName = new Map(verdicts.map((one) => [one.name, one]));
  if (args.length === 0) return [...byName.values()];
  return args.flatMap(({ name }) => byName.get(name) ?? []);
}

function messagesOf(error: RestError): string {
  if (error.isSingle) return error.message;
  return error.codes.flatMap((code) => error.messages(code)).join(' ');
}
