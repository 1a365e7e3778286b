/** Whether `text` is `#` and 3 or 6 hex digits (4.7). */
export function isHexColor(text: string): boolean {
  return /^#(?:[0-9a-f]{3}){1,2}$/i.test(text);
}

/** The colour itself, or `false`. */
export function parseHexColor(text: string): string | false {
  return isHexColor(text) ? text : false;
}
