const SHORTEST = 6;
const ADDRESS =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~.-]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/i;

// The same without `%`, which could stand for an octet.
const PLAIN = new RegExp(ADDRESS.source.replace('%', ''), 'i');

/** Whether `text` is an e-mail address: a local part without quotes, and a domain of two labels or more. */
export function isEmail(text: string): boolean {
  return text.length >= SHORTEST && ADDRESS.test(text);
}

/** Whether `text` is an e-mail address without `%`. */
export function isPlainEmail(text: string): boolean {
  return text.length >= SHORTEST && PLAIN.test(text);
}
