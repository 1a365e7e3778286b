/** Parameters as a query, without the question mark: lists and maps in brackets, `true` as 1. */
export function buildQuery(params: { readonly [name: string]: unknown }): string {
  let query = '';
  for (const name of Object.keys(params)) {
    const value = params[name];
    const pairs = typeof value === 'object' ? pairsOf(name, value).join('&') : pairOf(name, value);
    if (pairs !== '') query += query === '' ? pairs : `&${pairs}`;
  }
  return query;
}

/** A parameter set in a query: in its place when it is there already, else at the end. */
export function withParam(
  params: { readonly [name: string]: unknown },
  name: string,
  value: unknown,
): { readonly [name: string]: unknown } {
  return { ...params, [name]: value };
}

function pairsOf(name: string, value: unknown): readonly string[] {
  if (value === null || value === undefined) return [];
  if (typeof value === 'object') {
    return Object.entries(value).flatMap(([key, member]) =>
      pairsOf(`${name}%5B${encode(key)}%5D`, member),
    );
  }
  return [pairOf(name, value)];
}

function pairOf(name: string, value: unknown): string {
  if (value === undefined) return '';
  const text = textOf(value);
  return text === '' ? name : `${name}=${encode(text)}`;
}

function textOf(value: unknown): string {
  if (value === true) return '1';
  return value === false ? '0' : String(value);
}

// As forms are encoded: a blank is a plus.
function encode(text: string): string {
  if (AS_IT_IS.test(text)) return text;
  return encodeUnits(text).replaceAll('%20', '+');
}

function encodeUnits(text: string): string {
  try {
    return encodeURIComponent(text);
  } catch {
    // Half of a pair is no character.
    return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
  }
}

const AS_IT_IS = /^[\w.-]*$/;
