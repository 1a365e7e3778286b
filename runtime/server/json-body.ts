import { RestError } from '../errors/rest-error.ts';
import type { Body } from './request.ts';

/**
 * A JSON body, read. A failure is `rest_invalid_json` (status 400) and says what is wrong by number:
 * 1 nested too deep, 3 a control character in a string, 4 no JSON, 10 half of a surrogate pair.
 */
export function parseJsonBody(text: string): Body {
  if (text === '' || text === '0') return { value: null, error: null };
  try {
    const value: unknown = JSON.parse(text);
    const problem = problemOf(value, text);
    return problem === null ? { value, error: null } : failed(problem);
  } catch {
    return failed(HAS_CONTROL.test(text) ? 3 : 4);
  }
}

const DEEPEST = 512;
const HAS_CONTROL = /"(?:[^"\\\u0000-\u001f]|\\.)*[\u0000-\u001f]/;
const SURROGATE_ESCAPE = /\\u[dD][89a-fA-F]/;
const HALF_PAIR = /\p{Surrogate}/u;

const PROBLEMS: { readonly [code: number]: string } = {
  1: 'Nested too deep',
  3: 'Control character in a string',
  4: 'Syntax error',
  10: 'Half of a surrogate pair',
};

function failed(code: number): Body {
  const message = PROBLEMS[code] ?? '';
  return {
    value: null,
    error: new RestError('rest_invalid_json', 'The body is not valid JSON.', {
      status: 400,
      json_error_code: code,
      json_error_message: message,
    }),
  };
}

function problemOf(value: unknown, text: string): number | null {
  if (isDeeper(value, DEEPEST)) return 1;
  if (SURROGATE_ESCAPE.test(text) && hasHalfPair(value)) return 10;
  return null;
}

// By levels and not by calls: the text decides how deep it goes.
function isDeeper(value: unknown, most: number): boolean {
  let level = [value].filter(isContainer);
  for (let depth = 0; level.length > 0; depth++) {
    if (depth >= most) return true;
    level = level.flatMap((container) => Object.values(container).filter(isContainer));
  }
  return false;
}

function hasHalfPair(value: unknown): boolean {
  if (typeof value === 'string') return HALF_PAIR.test(value);
  if (!isContainer(value)) return false;
  return Object.entries(value).some(
    ([name, member]) => HALF_PAIR.test(name) || hasHalfPair(member),
  );
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
