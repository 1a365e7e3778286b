import { errorBody, RestError } from '../../../runtime/errors/rest-error.ts';
import { listAt } from '../input.ts';
import type { Ops } from '../types.ts';

/** 7.1: the body of an error. */
export const ops: Ops = {
  error_to_response: ({ input }) => {
    const { status, body } = errorBody(buildError(listAt(input, 'errors')));
    return { status, data: body };
  },
};

/** Builds an error as a case describes it: `{code, message, data?}` adds a message, `{code, data}` data only. */
export function buildError(entries: readonly unknown[]): RestError {
  const [first, ...others] = entries.map(readEntry);
  if (first?.message === undefined) throw new TypeError('case: the first entry has no message');
  const error = new RestError(first.code, first.message, first.data);
  for (const { code, message, data } of others) {
    if (message === undefined) error.addData(code, data);
    else error.add(code, message, data);
  }
  return error;
}

interface Entry {
  readonly code: string;
  readonly message: string | undefined;
  readonly data: unknown;
}

function readEntry(entry: unknown): Entry {
  if (typeof entry !== 'object' || entry === null || !('code' in entry))
    throw new TypeError('case: an entry of an error has no code');
  return {
    code: String(entry.code),
    message: 'message' in entry ? String(entry.message) : undefined,
    data: 'data' in entry ? entry.data : undefined,
  };
}
