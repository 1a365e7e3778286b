import { emptyMap } from '../schema/index.ts';

// `ignoreBOM` keeps the byte order mark.
const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });

/** Returns a body as text, with its byte order mark if it has one. */
export function textOf(body: string | Uint8Array): string {
  return typeof body === 'string' ? body : utf8.decode(body);
}

/** Returns a form with the names that are numbers counted from 0: `5=a` is `0=a`, as existing sites expect. */
export function renumbered(form: Record<string, unknown>): Record<string, unknown> {
  const names = Object.keys(form);
  if (!names.some((name) => NUMBER.test(name))) return form;
  let next = 0;
  const params = emptyMap();
  for (const name of names) params[NUMBER.test(name) ? next++ : name] = form[name];
  return params;
}

const NUMBER = /^(?:0|-?[1-9]\d*)$/;
