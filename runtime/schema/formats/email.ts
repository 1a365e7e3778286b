const SHORTEST = 6;
const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~.-]+$/i;
const LABEL = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;

/** Whether `text` is an e-mail address: a local part without quotes, and a domain of two labels or more. */
export function isEmail(text: string): boolean {
  const at = text.indexOf('@', 1);
  if (text.length < SHORTEST || at === -1 || !LOCAL.test(text.slice(0, at))) return false;
  const labels = text.slice(at + 1).split('.');
  return labels.length >= 2 && labels.every((label) => LABEL.test(label));
}
