import { isError, reportMisuse } from '../../../runtime/errors/index.ts';
import { reportPatterns, validateValue } from '../../../runtime/schema/index.ts';
import type { Checked, Schema } from '../../../runtime/schema/index.ts';
import { closeSchema } from '../../../runtime/shape/index.ts';
import { checkedOptions } from './checked.ts';
import { metaMembers, settingMembers } from './options.ts';
import type { MetaKind, MetaOptions, SettingOptions, ValueOptions } from './options.ts';

const TYPES: readonly string[] = [
  ...['array', 'object', 'string', 'number', 'integer', 'boolean', 'null'],
];

/** Returns why the values of a registered meta key or setting cannot be shown; `null` if they can. */
function valueProblem(schema: Schema): string | null {
  const types = typesOf(schema);
  const unknown = types.find((type) => !TYPES.includes(type));
  if (unknown !== undefined) return `Its type ${unknown} is not one of ${TYPES.join(', ')}.`;
  return types.includes('array') && schema.items === undefined
    ? 'An array requires the schema of its items in show_in_rest.schema.items.'
    : null;
}

/** Returns why the default of a value does not match its schema; `null` if it does, or if there is none. */
function defaultProblem(schema: Schema): string | null {
  const { default: value } = schema;
  if (value === undefined || value === null) return null;
  const result = validateValue(value, schema, 'default');
  return isError(result) ? result.message : null;
}

/** Reports schemas whose values would be lost: objects without properties, and patterns that match nothing. */
export function reportValue(fn: string, schema: Schema, name: string): void {
  reportPatterns(fn, schema, name);
  const { properties, patternProperties, additionalProperties = false } = schema;
  const isEmpty = !properties && !patternProperties && additionalProperties === false;
  if (typesOf(schema).includes('object') && isEmpty)
    reportMisuse(fn, `${name} is an object without properties: none of its members is shown.`);
}

function typesOf({ type = [] }: Schema): readonly string[] {
  return typeof type === 'string' ? [type] : type;
}

/** A meta value that the service shows. */
export interface RegisteredMeta {
  readonly kind: MetaKind;
  /** The post type or taxonomy of its objects; empty for all. */
  readonly subtype: string;
  /** The key under which it is stored. */
  readonly key: string;
  /** The name under which it is shown. */
  readonly name: string;
  readonly isSingle: boolean;
  /** The schema of the shown value; a list when the value is not single. */
  readonly schema: Schema;
  readonly authorize: MetaOptions['auth_callback'];
}

const KINDS: readonly string[] = ['post', 'term', 'user', 'comment'];

/** Returns a meta value for its options, `null` if the service does not show it, or the problem. */
export function checkedMeta(
  kind: MetaKind,
  key: string,
  options: MetaOptions,
): Checked<RegisteredMeta | null> {
  if (!KINDS.includes(kind)) return { problem: `Objects are one of ${KINDS.join(', ')}.` };
  if (typeof key !== 'string' || key === '') return { problem: 'Its key must be a string.' };
  const checked = checkedOptions(options, metaMembers);
  if ('problem' in checked) return checked;
  const value = metaFrom(kind, key, checked.value);
  const one = value?.isSingle === false ? (value.schema.items ?? {}) : (value?.schema ?? {});
  const problem = valueProblem(one) ?? defaultProblem(value?.schema ?? {});
  return problem === null ? { value } : { problem };
}

function metaFrom(kind: MetaKind, key: string, options: MetaOptions): RegisteredMeta | null {
  const { single: isSingle = false, object_subtype } = options;
  const { default: value } = options;
  const shown = shownValue(options, value === undefined ? {} : { default: value });
  if (shown === null) return null;
  return {
    kind,
    subtype: object_subtype ?? '',
    key,
    name: shown.name ?? key,
    isSingle,
    schema: isSingle ? shown.schema : listOf(shown.schema),
    // Keys that begin with `_` are read-only unless the registration allows changes.
    authorize: options.auth_callback ?? (key.startsWith('_') ? () => false : undefined),
  };
}

function listOf({ default: value, description, ...items }: Schema): Schema {
  return {
    type: 'array',
    ...(description === undefined ? {} : { description }),
    ...(value === undefined ? {} : { default: [value] }),
    items,
  };
}

/** A registered setting that the service shows. */
export interface RegisteredSetting {
  /** The name under which it is shown and stored. */
  readonly name: string;
  readonly option: string;
  readonly schema: Schema;
  readonly sanitize: ((value: unknown) => unknown) | undefined;
}

/** Returns a setting for its options, `null` if the service does not show it, or the problem. */
export function checkedSetting(
  option: string,
  options: SettingOptions,
): Checked<RegisteredSetting | null> {
  if (typeof option !== 'string' || option === '') return { problem: 'Its name must be a string.' };
  const checked = checkedOptions(options, settingMembers);
  if ('problem' in checked) return checked;
  const value = settingFrom(option, checked.value);
  const schema = value?.schema ?? {};
  const problem = valueProblem(schema) ?? defaultProblem(schema);
  return problem === null ? { value } : { problem };
}

function settingFrom(option: string, options: SettingOptions): RegisteredSetting | null {
  const shown = shownValue(options, { default: options.default ?? null });
  if (shown === null) return null;
  const { name = option, schema } = shown;
  return { name, option, schema, sanitize: options.sanitize_callback };
}

/** Returns the name and the schema of a value in responses; `null` if the service does not show it. */
function shownValue(
  { show_in_rest: shown = false, type, description }: ValueOptions,
  more: Schema,
) {
  if (shown === false) return null;
  const { name, schema } = shown === true ? {} : shown;
  const base = { type: type ?? 'string', description: description ?? '' };
  return { name, schema: closeSchema({ ...base, ...more, ...schema }) };
}
