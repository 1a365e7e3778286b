import { isEqual } from '../schema/values/equality.ts';
import type { Schema } from '../schema/types.ts';
import { isItem } from './api.ts';
import {
  branchesOf,
  chosenOf,
  entryOf,
  localTime,
  membersOf,
  nameOf,
  rowOf,
  textOf,
} from './fields.ts';
import { memberPointer } from '../shape/wrong-values.ts';
import type { Field } from './fields.ts';
import { Posted } from './posted.ts';
import type { Entry } from './posted.ts';

/** Returns what the controls of a field contain when the form is opened. */
export function flatten(field: Field, value: unknown = field.original): readonly Entry[] {
  const { name, kind } = field;
  switch (kind) {
    case 'markup': {
      const raw = isItem(value) ? (value['raw'] ?? value['rendered']) : value;
      return [[name, textOf(raw)]];
    }
    case 'boolean': {
      if (field.isNullable) return [[name, textOf(value)]];
      const values = value === true ? ['false', 'true'] : ['false'];
      return values.map((each): Entry => [name, each]);
    }
    case 'date-time':
      return [[name, localTime(value)]];
    case 'enums':
    case 'relations': {
      const list = Array.isArray(value) ? [...new Set(value.map(textOf))] : [];
      return [[name, ''], ...list.map((each): Entry => [name, each])];
    }
    case 'list': {
      const rows = Array.isArray(value) ? value : [];
      return [[name, '[]'], ...rows.flatMap((_, row) => flattenRow(rowOf(field, row)))];
    }
    case 'map': {
      const keys = isItem(value) ? Object.keys(value) : [];
      return [
        [name, '{}'],
        ...keys.flatMap((key, row): Entry[] => [
          [`${memberPointer(name, row)}~key`, key],
          ...flatten(entryOf(field, row)),
        ]),
      ];
    }
    case 'object':
      return membersOf(field).flatMap((member) => flatten(member));
    case 'union': {
      const { at, field: chosen } = chosenOf(field, new Posted([]));
      return [[`${name}~kind`, String(at)], ...flatten(chosen)];
    }
    case 'json':
      return [[name, value === undefined ? '' : JSON.stringify(value, null, 2)]];
    default:
      return [[name, textOf(value)]];
  }
}

/** Rows of objects can lack entries of their own: each has a mark. */
export function flattenRow(row: Field): readonly Entry[] {
  return [[`${row.name}~row`, ''], ...flatten(row)];
}

/** Values that cannot be read, by the pointers of their controls. */
export type Problems = Map<string, string>;

/**
 * Returns the value that a form contains for a field. A control that was not changed gives the original value, exactly;
 * `undefined` stands for no value.
 */
export function parse(field: Field, posted: Posted, problems: Problems): unknown {
  const { name, original } = field;
  if (!posted.has(name)) return original;
  const before = new Posted(flatten(field)).under(name);
  if (isEqual(posted.under(name), before)) return original;
  const text = posted.text(name);
  const none = field.isNullable ? null : undefined;
  switch (field.kind) {
    case 'markup':
      return field.schema.type === 'string' ? text : { raw: text };
    case 'boolean':
      return text === '' ? none : text === 'true';
    case 'enum': {
      const values = field.schema.enum ?? [field.schema.const];
      if (text === '' && !values.includes('')) return none;
      return values.find((value) => String(value) === text) ?? text;
    }
    case 'enums':
    case 'relations':
      return posted
        .all(name)
        .filter((each) => each !== '')
        .map((each) => scalar(each, field.schema.items ?? {}));
    case 'list':
      return posted
        .rows(name)
        .map((row) => parse(rowOf(field, row), posted, problems))
        .filter((value) => value !== undefined && value !== '');
    case 'map':
      return Object.fromEntries(
        posted.rows(name).flatMap((row) => {
          const key = posted.text(`${memberPointer(name, row)}~key`);
          const value = parse(entryOf(field, row), posted, problems);
          return key === '' ? [] : [[key, value ?? '']];
        }),
      );
    case 'object':
      return parseObject(field, posted, problems);
    case 'union':
      return parseUnion(field, posted, problems);
    case 'json':
      return text.trim() === '' ? none : parseJson(name, text, problems);
    case 'date-time': {
      if (text === '') return emptied(field);
      const time = text.length === 16 ? `${text}:00` : text;
      return field.scope.isStrict ? `${time}Z` : time;
    }
    default:
      return text === '' ? emptied(field) : scalar(text, field.schema);
  }
}

function parseObject(field: Field, posted: Posted, problems: Problems): unknown {
  const { original, schema } = field;
  const kept = isItem(original)
    ? Object.entries(original).filter(([key]) => {
        const member = schema.properties?.[key];
        return member ? member.readonly !== true : schema.additionalProperties !== false;
      })
    : [];
  const value: { [name: string]: unknown } = Object.fromEntries(kept);
  for (const member of membersOf(field)) {
    const parsed = parse(member, posted, problems);
    const key = nameOf(member.name);
    if (parsed === undefined) delete value[key];
    else value[key] = parsed;
  }
  return value;
}

/** Returns the value of the chosen branch, with the discriminator of the branch. */
function parseUnion(field: Field, posted: Posted, problems: Problems): unknown {
  const { at, field: chosen } = chosenOf(field, posted);
  const value = parse(chosen, posted.changed(`${field.name}~kind`), problems);
  const members = value ?? {};
  const { discriminator } = field.schema;
  if (discriminator === undefined || !isItem(members)) return value;
  const choice = branchesOf(field.schema)[at]?.properties?.[discriminator];
  return { [discriminator]: choice?.const ?? choice?.enum?.[0], ...members };
}

function parseJson(name: string, text: string, problems: Problems): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    problems.set(name, `This is not valid JSON: ${error instanceof Error ? error.message : ''}`);
    return undefined;
  }
}

/** Returns the value of a control that was emptied; `undefined` for a number that cannot be null. */
function emptied({ isNullable, schema: { type, format } }: Field): unknown {
  if (type === 'string' && (format === undefined || !isNullable)) return '';
  if (isNullable) return null;
  return type === 'integer' || type === 'number' ? undefined : '';
}

/** Returns a text as a number if its schema wants one. A text that is not one is left to the checks of the API. */
function scalar(text: string, { type }: Schema): unknown {
  if (type === 'boolean' && /^(?:true|false)$/.test(text)) return text === 'true';
  const isNumber = type === 'integer' || type === 'number';
  return isNumber && NUMBER.test(text) ? Number(text) : text;
}

const NUMBER = /^\s*-?\d+(?:\.\d+)?(?:e[+-]?\d+)?\s*$/i;
