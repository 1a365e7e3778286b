const SHORTEST = 6;
const ADDRESS =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~.-]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/i;

/** Whether `text` is an e-mail address: a local part without quotes, and a domain of two labels or more. */
export function isEmail(text: string): boolean {
  return text.length >= SHORTEST && ADDRESS.test(text);
}
