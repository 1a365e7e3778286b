import { ApiError } from './api-error.ts';
import type { CommonCode } from '../errors/common-codes.ts';

declare const codes: unique symbol;

/** A call that was made: a promise of its answer. It knows the codes of the errors that may come instead. */
export interface Call<T, Code extends string = string> extends Promise<T> {
  /** Only for the compiler: there is no such member. */
  readonly [codes]?: Code;
}

/** How a call came out: its answer, or the error that the service answered. */
export type Outcome<T, Code extends string = string> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: ApiError<Code | CommonCode> };

/** Waits for a call and takes an error of the service as a value. What else goes wrong is thrown. */
export async function outcomeOf<T, Code extends string>(
  call: Call<T, Code>,
): Promise<Outcome<T, Code>> {
  try {
    return { ok: true, value: await call };
  } catch (error) {
    if (error instanceof ApiError) return { ok: false, error };
    throw error;
  }
}
