import { errorBody } from '../errors/body.ts';
import { RestError } from '../errors/rest-error.ts';
import type { Wording, Words } from '../errors/rest-error.ts';
import type { ArgRecord } from './records.ts';
import { emptyParams } from './request.ts';

/** What was said of a parameter: `false` says nothing more than that it is wrong. */
export interface Verdict {
  readonly name: string;
  readonly verdict: RestError | false;
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

/** How the error of a request with wrong parameters is worded: of each what is wrong. */
export const invalidParams: Wording<readonly Verdict[], readonly ArgRecord[]> = { words: wordsOf };

function wordsOf(verdicts: readonly Verdict[], args: readonly ArgRecord[]): Words {
  const params = emptyParams();
  const details = emptyParams();
  let names = '';
  for (const { name, verdict } of verdicts.length === 1 ? verdicts : inOrder(verdicts, args)) {
    names = names === '' ? name : `${names}, ${name}`;
    params[name] = verdict ? messagesOf(verdict) : 'Invalid parameter.';
    if (verdict) details[name] = errorBody(verdict).body;
  }
  return { message: `Invalid parameters: ${names}.`, data: { status: 400, params, details } };
}

/** One verdict of each parameter, the last: in the order of `args`, if there are any. */
function inOrder(verdicts: readonly Verdict[], args: readonly ArgRecord[]): readonly Verdict[] {
  const byName = new Map(verdicts.map((one) => [one.name, one]));
  if (args.length === 0) return [...byName.values()];
  const told: Verdict[] = [];
  for (const { name } of args) {
    const one = byName.get(name);
    if (one) told.push(one);
  }
  return told;
}

function messagesOf(error: RestError): string {
  if (error.isSingle) return error.message;
  return error.codes.flatMap((code) => error.messages(code)).join(' ');
}
