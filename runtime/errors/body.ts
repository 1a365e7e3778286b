import type { RestError } from './rest-error.ts';

/** One message of an error, as the body shows it (7.1). */
export interface ErrorEntry {
  readonly code: string;
  readonly message: string;
  /** The last data recorded for the code; `null` when there is none. */
  readonly data: unknown;
  /** Data recorded for the code before the last. */
  readonly additional_data?: readonly unknown[];
}

/** The JSON body of an error answer (7.1). */
export interface ErrorBody extends ErrorEntry {
  readonly additional_errors?: readonly ErrorEntry[];
}

/** An error as the status and the body of its answer (7.1). */
export function errorBody(error: RestError): { status: number; body: ErrorBody } {
  if (error.isSingle) {
    const { code, message, data } = error;
    return { status: statusIn(data) ?? 500, body: { code, message, data } };
  }
  const [first, ...others] = error.codes.flatMap((code) => entriesOf(error, code));
  if (!first) throw new Error('errors: an error without a message; its constructor adds one');
  const body = others.length > 0 ? { ...first, additional_errors: others } : first;
  return { status: errorStatus(error), body };
}

/** The last `status` in the data of the first code; numeric text counts (7.1). 500 when there is none. */
export function errorStatus(error: RestError): number {
  return error.allData(error.code).reduce<number>((status, data) => statusIn(data) ?? status, 500);
}

function entriesOf(error: RestError, code: string): readonly ErrorEntry[] {
  const data = error.dataOf(code);
  const earlier = error.allData(code).slice(0, -1);
  const more = earlier.length > 0 ? { additional_data: earlier } : {};
  return error.messages(code).map((message) => ({ code, message, data, ...more }));
}

function statusIn(data: unknown): number | null {
  if (typeof data !== 'object' || data === null || !('status' in data)) return null;
  const { status } = data;
  if (typeof status === 'number' && Number.isFinite(status)) return Math.trunc(Math.abs(status));
  if (typeof status === 'string' && /^\d+$/.test(status)) return Number(status);
  return null;
}
