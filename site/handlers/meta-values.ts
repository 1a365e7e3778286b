import { errorStatus, isError } from '../../runtime/errors/index.ts';
import type { RestError } from '../../runtime/errors/index.ts';
import { parseValue, sanitizeValue, validateValue } from '../../runtime/schema/index.ts';
import type { Schema } from '../../runtime/schema/index.ts';
import { denied } from '../domain/permissions/caller.ts';
import { currentSite } from '../context.ts';
import type { MetaKind } from '../domain/registration/options.ts';
import type { RegisteredMeta } from '../domain/registration/values.ts';
import type { Meta } from '../store/index.ts';
import type { Scope } from './scope.ts';
import { conflict, failure } from './errors.ts';

/** Returns the registered meta values of a kind of object; `subtype` is its post type or taxonomy. */
export function registeredMeta(kind: MetaKind, subtype = ''): readonly RegisteredMeta[] {
  return currentSite().types.metaOf(kind, subtype);
}

/** Returns the meta values of an object for responses; a value that its schema rejects becomes the default or null. */
export function shownMeta(
  registered: readonly RegisteredMeta[],
  stored: Meta | undefined,
): { [name: string]: unknown } {
  return Object.fromEntries(
    registered.map(({ key, name, schema, isSingle }) => {
      const value =
        stored?.[key] ?? schema.default ?? (isSingle ? (EMPTY[String(schema.type)] ?? null) : []);
      const isKnown = validateValue(value, schema, name) === null;
      return [name, isKnown ? sanitizeValue(value, schema, name) : (schema.default ?? null)];
    }),
  );
}

/**
 * Stores the meta values of a request. Null deletes a value, as does an empty list for a key with several
 * values. Returns all errors: `rest_cannot_update` and `rest_cannot_delete` for values that the caller may
 * not change, `rest_invalid_stored_value`, and those of the schemas.
 */
export async function saveMetaValues(
  { store, caller }: Scope,
  {
    kind,
    id,
    subtype = '',
  }: { readonly kind: MetaKind; readonly id: number; readonly subtype?: string },
  sent: unknown,
): Promise<RestError | null> {
  if (typeof sent !== 'object' || sent === null) return null;
  const values = new Map<string, unknown>(Object.entries(sent));
  const registered = registeredMeta(kind, subtype).filter(({ name }) => values.has(name));
  if (registered.length === 0) return null;

  const stored = (await store.meta.of(kind, [id])).get(id) ?? {};
  const changes: { [key: string]: unknown } = {};
  let problems: RestError | null = null;
  for (const meta of registered) {
    const value = values.get(meta.name) ?? null;
    const change = changeOf(meta, value, stored[meta.key]);
    const problem = isError(change)
      ? change
      : meta.authorize?.(caller, id) === false
        ? notAllowed(caller, meta, value)
        : null;
    if (problem) problems = together(problems, problem);
    else changes[meta.key] = change;
  }
  if (problems) return problems;
  await store.meta.set(kind, id, changes);
  return null;

  function notAllowed(user: typeof caller, { name }: RegisteredMeta, value: unknown): RestError {
    const code = value === null ? 'rest_cannot_delete' : 'rest_cannot_update';
    const error = denied(user, code, `You are not allowed to edit the meta value ${name}.`);
    return failure(errorStatus(error), code, error.message, { key: name });
  }
}

/** Returns the value to store; null removes the stored one. */
function changeOf(meta: RegisteredMeta, value: unknown, stored: unknown): unknown {
  const { name, schema, isSingle } = meta;
  const isEmptyList = !isSingle && Array.isArray(value) && value.length === 0;
  if (value === null || isEmptyList) {
    // A value that is shown as null because its schema rejects it must not be overwritten.
    const isUnknown = stored !== undefined && validateValue(stored, schema, name) !== null;
    return isSingle && isUnknown ? invalidStored(name) : null;
  }
  if (!isSingle && Array.isArray(value) && value.includes(null)) return invalidStored(name);
  return parsedMeta(value, schema, name);
}

/** Returns a meta value as it is stored, or the error of its schema with status 400. */
export function parsedMeta(value: unknown, schema: Schema, name: string): unknown {
  const parsed = parseValue(value, schema, `meta.${name}`);
  if (!isError(parsed)) return parsed;
  return failure(400, parsed.code, parsed.message, asObject(parsed.data));
}

/** Returns the error for null in place of a stored value that is shown as null because it is invalid. */
export function invalidStored(name: string): RestError {
  return conflict(
    'rest_invalid_stored_value',
    `The stored value of ${name} is not valid, so null cannot replace it.`,
  );
}

/** Adds an error to others. */
export function together(all: RestError | null, one: RestError): RestError {
  return all ? all.add(one.code, one.message, one.data) : one;
}

function asObject(data: unknown): object {
  return typeof data === 'object' && data !== null ? data : {};
}

const EMPTY: { readonly [type: string]: unknown } = {
  string: '',
  boolean: false,
  integer: 0,
  number: 0,
  array: [],
  object: {},
};
