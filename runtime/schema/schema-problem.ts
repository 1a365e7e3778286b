import { isContainer, isMap } from './values/map.ts';

/** Why a value cannot be what a keyword needs; `null` when it can. */
type Check = (value: unknown, path: string) => string | null;

/**
 * Why a value cannot be a schema, as a sentence about the first wrong keyword; `null` when it can. Types, formats and
 * patterns that the dialect does not know are reported elsewhere and accepted.
 */
export function schemaProblem(value: unknown, path: string): string | null {
  // A list without items is how some languages write an empty map.
  if (!isMap(value)) return isEmptyList(value) ? null : `${path} must be a schema.`;
  for (const keyword of Object.keys(value)) {
    const found = checkOf(keyword)?.(value[keyword], `${path}.${keyword}`);
    if (found) return found;
  }
  return null;
}

function checkOf(keyword: string): Check | undefined {
  return Object.hasOwn(CHECKS, keyword) ? CHECKS[keyword] : undefined;
}

const schemas: Check = (value, path) => {
  if (!isContainer(value)) return `${path} must be a map of schemas.`;
  return firstOf(Object.entries(value), ([name, one]) => schemaProblem(one, `${path}.${name}`));
};

const alternatives: Check = (value, path) => {
  if (!Array.isArray(value)) return `${path} must be a list of schemas.`;
  return firstOf(value.entries(), ([at, one]) => schemaProblem(one, `${path}[${at}]`));
};

const text = kind('a string', (value) => typeof value === 'string');
const list = kind('a list', Array.isArray);
const number = kind('a number', (value) => typeof value === 'number' || isNumericText(value));
const texts = kind(
  'a list of strings',
  (value) => Array.isArray(value) && value.every((one) => typeof one === 'string'),
);
const type = kind(
  'a type or a list of types',
  (value) => value === null || typeof value === 'string' || texts(value, '') === null,
);

const CHECKS: { readonly [keyword: string]: Check } = {
  type,
  title: text,
  description: text,
  format: text,
  pattern: text,
  enum: list,
  context: texts,
  items: schemaProblem,
  properties: schemas,
  patternProperties: schemas,
  additionalProperties: (value, path) =>
    typeof value === 'boolean' ? null : schemaProblem(value, path),
  anyOf: alternatives,
  oneOf: alternatives,
  minimum: number,
  maximum: number,
  multipleOf: number,
  minLength: number,
  maxLength: number,
  minItems: number,
  maxItems: number,
  minProperties: number,
  maxProperties: number,
};

/** A check that names what the value has to be. A keyword that is undefined is absent. */
function kind(name: string, accepts: (value: unknown) => boolean): Check {
  return (value, path) =>
    value === undefined || accepts(value) ? null : `${path} must be ${name}.`;
}

function firstOf<T>(values: Iterable<T>, problemOf: (value: T) => string | null): string | null {
  for (const value of values) {
    const found = problemOf(value);
    if (found !== null) return found;
  }
  return null;
}

function isNumericText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value));
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}
