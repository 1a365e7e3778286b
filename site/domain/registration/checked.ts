import { isMap } from '../../../runtime/schema/values/containers.ts';
import {
  assertData,
  assertSchema,
  checked,
  copyOf,
  ensure,
} from '../../../runtime/schema/index.ts';
import type { Checked } from '../../../runtime/schema/index.ts';

/** Throws an error for a value that is invalid for a registered member. */
export type Member = (value: unknown, path: string) => void;

/** The validation rules of registered options, by name; members without a rule are data. */
export interface Members {
  readonly [name: string]: Member;
}

/**
 * Validates and copies options that code registers at run time, because plugins are written without a
 * compiler. The copy cannot change after the validation; a member that is undefined is absent.
 */
export function checkedOptions<T extends object>(
  options: T,
  members: Members,
  required: readonly (keyof T & string)[] = [],
): Checked<T> {
  return checked(() => {
    ensure(isMap(options), 'The options must be an object.');
    const value = copyOf(options);
    for (const name of required) ensure(value[name] !== undefined, `${name} is missing.`);
    for (const [name, member] of Object.entries(value)) {
      const check = Object.hasOwn(members, name) ? members[name] : data;
      if (member !== undefined) check?.(member, name);
    }
    return value;
  });
}

export const text = member('a text', (value) => typeof value === 'string');
export const flag = member('true or false', (value) => typeof value === 'boolean');
export const action = member('a function', (value) => typeof value === 'function');
export const number = member('a number', (value) => Number.isFinite(value));
export const list = member('a list', Array.isArray);
export const texts = member('a list of strings', (value) =>
  isListOf(value, (one) => typeof one === 'string'),
);
export const maps = member('a list of objects', (value) => isListOf(value, isMap));
export const mapOfTexts = mapOf(text);
export const mapOfFlags = mapOf(flag);

/** Accepts data of any kind. */
export const data: Member = assertData;

/** Accepts a schema. */
export const schema: Member = assertSchema;

/** Accepts a map of schemas. */
export const schemas: Member = (value, path) => {
  ensure(typeof value === 'object' && value !== null, `${path} must be a map of schemas.`);
  for (const [name, one] of Object.entries(value)) assertSchema(one, `${path}.${name}`);
};

/** Also accepts null. */
export function orNone(inner: Member): Member {
  return (value, path) => {
    if (value !== null) inner(value, path);
  };
}

/** Accepts what one of two members accepts. */
export function either(first: Member, second: Member): Member {
  return (value, path) => {
    if ('problem' in checked(() => first(value, path))) second(value, path);
  };
}

/** Accepts a map whose named members have their own rules. */
export function shaped(members: Members): Member {
  return (value, path) => {
    ensure(isMap(value), `${path} is not a map.`);
    const found = checkedOptions(value, members);
    if ('problem' in found) ensure(false, `${path}.${found.problem}`);
  };
}

function mapOf(inner: Member): Member {
  return (value, path) => {
    ensure(isMap(value), `${path} is not a map.`);
    for (const [name, one] of Object.entries(value))
      if (one !== undefined) inner(one, `${path}.${name}`);
  };
}

function member(kind: string, accepts: (value: unknown) => boolean): Member {
  return (value, path) => ensure(accepts(value), `${path} is not ${kind}.`);
}

function isListOf(value: unknown, accepts: (one: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(accepts);
}
