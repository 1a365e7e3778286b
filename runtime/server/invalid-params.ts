import { errorBody } from '../errors/body.ts';
import type { RestError, Words } from '../errors/rest-error.ts';
import type { ArgRecord } from './records.ts';
import { emptyParams } from './request.ts';

/** What was said of a parameter: `false` says nothing more than that it is wrong. */
export interface Verdict {
  readonly name: string;
  readonly verdict: RestError | false;
}

/** What the error of a request with wrong parameters says: of each what is wrong. */
export function wordsOf(verdicts: readonly Verdict[], args: readonly ArgRecord[]): Words {
  const params = emptyParams();
  const details = emptyParams();
  // The last verdict of a parameter counts.
  const told = inOrder(new Map(verdicts.map(({ name, verdict }) => [name, verdict])), args);
  for (const [name, verdict] of told) {
    params[name] = verdict ? messagesOf(verdict) : 'The parameter is invalid.';
    if (verdict) details[name] = errorBody(verdict).body;
  }
  const names = [...told.keys()].join(', ');
  return { message: `Invalid parameters: ${names}.`, data: { status: 400, params, details } };
}

function inOrder(
  told: ReadonlyMap<string, Verdict['verdict']>,
  args: readonly ArgRecord[],
): ReadonlyMap<string, Verdict['verdict']> {
  if (args.length === 0) return told;
  const ordered = new Map<string, Verdict['verdict']>();
  for (const { name } of args) {
    const verdict = told.get(name);
    if (verdict !== undefined) ordered.set(name, verdict);
  }
  return ordered;
}

function messagesOf(error: RestError): string {
  if (error.isSingle) return error.message;
  return error.codes.flatMap((code) => error.messages(code)).join(' ');
}
