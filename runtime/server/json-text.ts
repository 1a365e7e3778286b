import { errorBody } from '../errors/body.ts';
import { RestError } from '../errors/rest-error.ts';
import { encode } from './encode.ts';
import { RestResponse } from './response.ts';
import type { Server } from './server.ts';

interface TextOptions {
  readonly isPretty: boolean;
  /** The function that JSONP calls; `null` for plain JSON. */
  readonly callback: unknown;
}

/** An answer as text. */
export interface JsonText {
  readonly text: string;
  readonly status: number;
  /** Why the data could not be written; `null` when it was. */
  readonly bug: unknown;
}

/** The data as text; data that JSON cannot say is `rest_encode_error`, status 500. */
export function jsonText(
  data: unknown,
  status: number,
  { isPretty, callback }: TextOptions,
): JsonText {
  const made = encode(data, isPretty);
  const text = typeof made === 'string' ? made : JSON.stringify(UNENCODABLE.body);
  return {
    text: callback === null ? text : `/**/${String(callback)}(${text})`,
    status: typeof made === 'string' ? status : UNENCODABLE.status,
    bug: typeof made === 'string' ? null : made,
  };
}

/** Whether answers may call a function. */
export function isJsonpEnabled({ hooks }: Server): boolean {
  return hooks.filter('rest_jsonp_enabled', true);
}

/** The answer where JSONP is switched off, status 400. */
export function jsonpDisabled(): RestResponse {
  return refusal('rest_callback_disabled', 'JSONP is switched off on this site.');
}

/** Why a JSONP callback is refused, with status 400; `null` when it is not. */
export function jsonpError(callback: unknown): RestResponse | null {
  if (typeof callback === 'string' && /^[\w.]+$/.test(callback)) return null;
  return refusal('rest_callback_invalid', 'Invalid callback name.');
}

const UNENCODABLE = errorBody(
  new RestError('rest_encode_error', 'The response cannot be encoded as JSON.', { status: 500 }),
);

// It says less than other errors do: nothing has been set up yet that could say more.
function refusal(code: string, message: string): RestResponse {
  return new RestResponse({ code, message }, { status: 400 });
}
