import type { AdminOptions, Schema } from '../schema/types.ts';
import type { Words } from './text.ts';
import { isItem } from './api.ts';
import { memberPointer } from '../shape/wrong-values.ts';
import { choiceOf, isOffered, wordsOf } from './text.ts';
import type { Collection } from './model.ts';
import type { Posted } from './posted.ts';

export type Kind =
  | 'text'
  | 'longtext'
  | 'markup'
  | 'date'
  | 'date-time'
  | 'boolean'
  | 'enum'
  | 'enums'
  | 'relation'
  | 'relations'
  | 'list'
  | 'map'
  | 'object'
  | 'union'
  | 'json';

/** A control of a form for one value. */
export interface Field {
  /** The JSON pointer of the value, which is the name of the control: `/sizes/0/width`. */
  readonly name: string;
  readonly label: string;
  readonly kind: Kind;
  readonly schema: Schema & Words;
  readonly isRequired: boolean;
  readonly isNullable: boolean;
  readonly isSecret: boolean;
  /** The value that the form was opened with. */
  readonly original: unknown;
  /** The collection of the items that a relation can choose. */
  readonly relation: Collection | null;
  readonly scope: FieldScope;
}

/** The facts about a form that its fields depend on. */
export interface FieldScope {
  readonly isStrict: boolean;
  readonly relationOf: (name: string, schema: Schema & Words) => Collection | null;
}

interface FieldParts {
  readonly name: string;
  readonly schema: Schema & Words;
  readonly original: unknown;
  readonly scope: FieldScope;
  readonly isRequired?: boolean;
  readonly label?: string | undefined;
  /** The control that the schema asks for. */
  readonly widget?: AdminOptions['widget'];
}

/** Returns the field for a value. The schema is narrowed to the types that the control can produce. */
export function fieldOf(parts: FieldParts): Field {
  const { name, original, scope, isRequired = false, widget } = parts;
  const key = nameOf(name);
  const relation = scope.relationOf(key, narrowed(parts.schema));
  const schema = relation ? parts.schema : withChoices(parts.schema);
  const types = typesOf(schema);
  const isNullable =
    schema.nullable === true || types.includes('null') || (schema.enum ?? []).includes(null);
  const one = narrowed(schema);
  const wanted = widget === undefined ? undefined : WIDGETS[widget];
  const guessed = kindOf(key, one, original, relation);
  const fits = widget === 'json' || guessed === 'text' || guessed === 'longtext';
  const kind = fits ? (wanted ?? guessed) : guessed;
  const isNew = original === undefined && one.type === 'string';
  return {
    ...{ name, kind, isRequired, isNullable, original, relation, scope },
    isSecret:
      widget === 'password' || (widget === undefined && isNew && /password|secret/i.test(key)),
    label: parts.label ?? wordsOf(key),
    schema: kind === 'union' ? schema : one,
  };
}

/**
 * Returns what the control of a relation sends for no item: empty text where the value can be left out, be null or be empty
 * text, 0 for an ID, and `null` where the schema rules 0 out.
 */
export function noneOf({ original, isNullable, isRequired, schema }: Field): '' | '0' | null {
  const isNew = original === undefined || original === null || original === '';
  if (isNew || isNullable) return '';
  if (isRequired) return null;
  if (schema.type === 'string') return '';
  return (schema.minimum ?? 0) <= 0 && isOffered(0, schema) ? '0' : null;
}

/** Returns a schema whose `enum`, or that of its items, are the values that have names, unless it has one. */
export function withChoices(schema: Schema & Words): Schema & Words {
  const { items } = schema;
  const names = namedChoices(schema).map(({ id }) => id);
  if (names.length === 0 || schema.enum || items?.enum) return schema;
  if (items) return { ...schema, items: { ...items, enum: names } };
  const isNumber = typesOf(schema).some((type) => type === 'integer' || type === 'number');
  return { ...schema, enum: isNumber ? names.map(Number) : names };
}

/** Returns the values that have names, without that of no value and those that are not offered. */
export function namedChoices({ admin }: Words): readonly Option[] {
  return Object.entries(admin?.choices ?? {}).flatMap(([id, label]) =>
    id === '' || label === false ? [] : [{ id, label }],
  );
}

const WIDGETS: { readonly [widget: string]: Kind } = {
  text: 'text',
  textarea: 'longtext',
  json: 'json',
  password: 'text',
};

/** Returns the last part of a pointer, unescaped. */
export function nameOf(pointer: string): string {
  const last = pointer.slice(pointer.lastIndexOf('/') + 1);
  return last.replaceAll('~1', '/').replaceAll('~0', '~');
}

function typesOf({ type }: Schema): readonly string[] {
  return typeof type === 'string' ? [type] : (type ?? []);
}

/** Returns a schema without null among its types. */
function narrowed(schema: Schema & Words): Schema & Words {
  if (typeof schema.type === 'string') return schema;
  const [only, ...others] = typesOf(schema).filter((type) => type !== 'null');
  if (only === undefined) return schema.properties ? { ...schema, type: 'object' } : schema;
  const type = isMarkup(schema) ? 'object' : others.length === 0 ? only : null;
  // One of the types of the schema itself.
  return type === null ? schema : { ...schema, type: type as NonNullable<Schema['type']> & string };
}

/** Whether a value is text in a stored and in a rendered form. */
export function isMarkup({ properties }: Schema): boolean {
  return (
    properties?.['raw'] !== undefined &&
    (Object.keys(properties).length === 1 ||
      properties['rendered'] !== undefined ||
      properties['block_version'] !== undefined)
  );
}

const LONG =
  /content|body|text|description|excerpt|summary|abstract|bio|remark|notes?$|comment$|message|html|css|address$/i;
const ONE_LINE = /^(?:title|name|subject|label|caption)$/i;

function kindOf(key: string, schema: Schema, original: unknown, relation: Collection | null): Kind {
  const { type, properties, additionalProperties, items } = schema;
  if (schema.enum !== undefined || schema.const !== undefined) return 'enum';
  if (isMarkup(schema)) return 'markup';
  if (branchesOf(schema).length > 1)
    return isNothing(original) || branchOf(schema, original) !== -1 ? 'union' : 'json';
  switch (type) {
    case 'boolean':
      return 'boolean';
    case 'integer':
    case 'number':
      return relation ? 'relation' : 'text';
    case 'string':
      return relation ? 'relation' : kindOfText(key, schema, original);
    case 'array':
      if (relation) return 'relations';
      if (items?.enum) return 'enums';
      return hasMembers(items) ? 'list' : 'json';
    case 'object':
      if (hasMembers(properties)) return 'object';
      return typeof additionalProperties === 'object' && isMap(original) ? 'map' : 'json';
    default:
      return properties ? 'object' : 'json';
  }
}

/** Returns the control for a text: a control for a date only if it can show the value. */
function kindOfText(key: string, schema: Schema, original: unknown): Kind {
  const { format } = schema;
  if (format === 'date-time' && (isNothing(original) || localTime(original) !== '')) return format;
  if (format === 'date' && (!original || /^\d{4}-\d\d-\d\d$/.test(String(original)))) return format;
  return isLong(key, schema, original) ? 'longtext' : 'text';
}

/** Whether a value is a map; an empty one can be stored as an empty list. */
function isMap(value: unknown): boolean {
  return isNothing(value) || isItem(value) || (Array.isArray(value) && value.length === 0);
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null;
}

function hasMembers(value: object | undefined): boolean {
  return value !== undefined && Object.keys(value).length > 0;
}

function isLong(key: string, { format, maxLength }: Schema, original: unknown): boolean {
  if (typeof original === 'string' && original.includes('\n')) return true;
  if (format !== undefined || (maxLength !== undefined && maxLength <= 200)) return false;
  return maxLength !== undefined || (LONG.test(key) && !ONE_LINE.test(key));
}

export function isOneLine({ name }: Field): boolean {
  return ONE_LINE.test(nameOf(name));
}

/** Whether a form can change a value: an object whose members are declared needs one that can be changed. */
export function isChangeable(field: Field): boolean {
  const { kind, schema } = field;
  if (kind === 'object') return membersOf(field).length > 0;
  const { properties, additionalProperties } = schema;
  if (kind !== 'json' || !properties) return true;
  return hasMembers(properties) || typeof additionalProperties === 'object';
}

/** Returns the members of an object that a form can change. */
export function membersOf({ name, schema, original, scope }: Field): readonly Field[] {
  const { properties = {}, required } = schema;
  return Object.entries(properties)
    .filter(([key, member]) => member.readonly !== true && !key.startsWith('_'))
    .map(([key, member]) =>
      fieldOf({
        name: memberPointer(name, key),
        schema: member,
        original: isItem(original) ? original[key] : undefined,
        isRequired: member.required === true || (Array.isArray(required) && required.includes(key)),
        scope,
      }),
    )
    .filter(isChangeable);
}

/** Returns the field of a row of a list. */
export function rowOf({ name, label, schema, original, scope }: Field, row: number): Field {
  const given: unknown = Array.isArray(original) ? original[row] : undefined;
  const known = given === undefined ? schema.items?.default : given;
  return fieldOf({
    name: memberPointer(name, row),
    label: `${label} ${row + 1}`,
    schema: schema.items ?? {},
    original: known,
    scope,
  });
}

/** Returns the field of the value in a row of a map. */
export function entryOf({ name, schema, original, scope }: Field, row: number): Field {
  const { additionalProperties: values } = schema;
  const given = isItem(original) ? Object.values(original)[row] : undefined;
  return fieldOf({
    name: memberPointer(name, row),
    label: 'Value',
    schema: typeof values === 'object' ? values : {},
    original: given,
    scope,
  });
}

/** Returns the schemas that a value can choose from: alternatives, or one for each of several types. */
export function branchesOf(schema: Schema): readonly Schema[] {
  const { oneOf = schema.anyOf, anyOf: _, ...common } = schema;
  if (oneOf)
    return oneOf
      .filter(({ type }) => type !== 'null')
      .map((branch) => ({ ...(branch.type ? {} : { type: common.type }), ...branch }) as Schema);
  const types = typesOf(schema).filter((type) => type !== 'null');
  return types.length < 2 ? [] : types.map((type) => ({ ...schema, type }) as Schema);
}

/** Returns the position of the branch that a value belongs to; -1 for none. */
function branchOf(schema: Schema, value: unknown): number {
  const { discriminator } = schema;
  return branchesOf(schema).findIndex((branch) => {
    if (discriminator === undefined) return fits(branch, value);
    const choice = branch.properties?.[discriminator];
    const chosen = isItem(value) ? value[discriminator] : undefined;
    return (
      choice !== undefined && (choice.const === chosen || (choice.enum?.includes(chosen) ?? false))
    );
  });
}

function fits({ type, enum: values }: Schema, value: unknown): boolean {
  if (values) return values.includes(value);
  const actual = Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value;
  const types = typeof type === 'string' ? [type] : (type ?? [actual]);
  return types.some((one) => one === actual || (one === 'integer' && Number.isInteger(value)));
}

/** Returns the field of the chosen branch of a union. */
export function chosenOf(
  field: Field,
  posted: Posted,
): { readonly at: number; readonly field: Field } {
  const { name, label, schema, original, scope } = field;
  const start = Math.max(0, branchOf(schema, original));
  const at = Number(posted.get(`${name}~kind`) ?? start);
  const branch = branchesOf(schema)[at] ?? {};
  return {
    at,
    field: fieldOf({
      name,
      label,
      schema: hiding(branch, schema.discriminator),
      original: at === start ? original : undefined,
      scope,
    }),
  };
}

/** The choice of the branch sets its discriminator. */
function hiding(branch: Schema, discriminator: string | undefined): Schema {
  if (discriminator === undefined) return branch;
  const { [discriminator]: _, ...properties } = branch.properties ?? {};
  return { ...branch, type: 'object', properties };
}

const TIME = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)(?::(\d\d)(?:\.\d+)?)?(Z|[+-]\d\d:?\d\d)?$/i;

/** Returns a time as `datetime-local` has it: without zone, in UTC if the value has one. */
export function localTime(value: unknown): string {
  const [whole, date = '', minutes = '', seconds = '00', zone] = TIME.exec(textOf(value)) ?? [];
  if (whole === undefined) return '';
  if (zone === undefined) return `${date}T${minutes}${seconds === '00' ? '' : `:${seconds}`}`;
  const moment = new Date(whole.replace(' ', 'T'));
  return Number.isNaN(moment.getTime())
    ? ''
    : moment.toISOString().slice(0, 19).replace(/:00$/, '');
}

/** Returns a value as the text of a control. */
export function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object'
    ? JSON.stringify(value)
    : String(value as string | number | boolean);
}

/** A value or an item that a control can choose. */
export interface Option {
  readonly id: string;
  readonly label: string;
}

export const BOOLEANS: readonly Option[] = [
  { id: 'true', label: 'Yes' },
  { id: 'false', label: 'No' },
];

/** Returns the values of an enumeration with the names that its schema gives them. */
export function enumOptions({
  enum: values,
  const: only,
  enumNames = [],
  ...words
}: Schema & Words): readonly Option[] {
  return (values ?? (only === undefined ? [] : [only]))
    .map((value, at) => ({ value, name: enumNames[at] }))
    .filter(({ value }) => value !== null && value !== '' && isOffered(value, words))
    .map(({ value, name }) => ({
      id: String(value),
      label: name === undefined ? choiceOf(value, words) : wordsOf(name),
    }));
}
