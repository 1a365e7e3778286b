import { toText, trimOf } from '../values/text.ts';

const SHORTEST = 6;
const ADDRESS =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~.-]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/i;

/** Whether `text` is an e-mail address: a local part without quotes, and a domain of at least two labels. */
export function isEmail(text: string): boolean {
  return text.length >= SHORTEST && ADDRESS.test(text);
}

const encoder = new TextEncoder();

/** Removes characters that an e-mail address cannot contain; returns an empty text if no address is left (4.7). */
export function sanitizeEmail(value: unknown): string {
  const text = toText(value);
  const at = text.indexOf('@', 1);
  if (encoder.encode(text).length < SHORTEST || at === -1) return '';
  const split = text.indexOf('@');
  const local = text.slice(0, split).replace(/[^a-z0-9!#$%&'*+/=?^_`{|}~.-]/gi, '');
  const labels = text
    .slice(split + 1)
    .replace(/\.{2,}/g, '')
    .split('.')
    .map((label) => trimOf(label, ' \t\n\r\0\v-').replace(/[^a-z0-9-]/gi, ''))
    .filter((label) => label !== '');
  return local === '' || labels.length < 2 ? '' : `${local}@${labels.join('.')}`;
}
