import type { PropertySchema, Schema } from '../schema/types.ts';
import { isEqual } from '../schema/values/equality.ts';
import type { EndpointRecord } from '../server/registration.ts';
import { allows, isItem } from './api.ts';
import type { ApiProblem, ApiResponse, Item } from './api.ts';
import { chosenOf, entryOf, fieldOf, isChangeable, membersOf, nameOf, rowOf } from './fields.ts';
import { memberPointer } from '../shape/wrong-values.ts';
import type { Field, FieldScope } from './fields.ts';
import { labelOf } from './text.ts';
import type { Words } from './text.ts';
import type { Collection } from './model.ts';
import { Posted } from './posted.ts';
import type { Entry } from './posted.ts';
import { allValues, argsOf, itemRoute, itemsOf, listRoute, readToEdit } from './visit.ts';
import { flatten, flattenRow, parse } from './values.ts';
import type { Visit } from './visit.ts';

/** A form that creates or changes an item. */
export interface ItemForm {
  readonly collection: Collection;
  /** `null` for a new item. */
  readonly id: string | null;
  readonly endpoint: EndpointRecord;
  readonly fields: readonly Field[];
  /** The values that the form was opened with, by the names of their arguments. */
  readonly original: Item;
}

const CONTROLS = /^(?:context|force|_.*)$/;

/**
 * Returns the form of an endpoint with the values of an item. `links` decide about fields that need permission; `null` for a form
 * that was sent, whose fields the API checks.
 */
export function formOf(
  visit: Visit,
  collection: Collection,
  id: string | null,
  given: Item | null,
  links: Item | null = null,
): ItemForm | null {
  const endpoint = id === null ? collection.create : collection.update;
  if (!endpoint) return null;
  const { model } = visit;
  const scope: FieldScope = {
    isStrict: model.isStrict,
    relationOf: (name, schema) => model.relationOf(collection, name, schema),
  };
  const groups = new Set([
    ...collection.path.groups.keys(),
    ...(id === null ? [] : [collection.idName]),
  ]);
  const createArgs = argsOf(collection.create);
  const shown = endpoint.args.list.filter(
    ({ name, definition }) =>
      !groups.has(name) &&
      !CONTROLS.test(name) &&
      definition.readonly !== true &&
      !isSecondTime(name, endpoint),
  );
  const original: { [name: string]: unknown } = {};
  const fields = shown.flatMap(({ name, definition }) => {
    const value = given === null ? definition.default : given[name];
    original[name] = value;
    const permittedSchema = permitted(definition as Schema, collection, links, name, value);
    const { label, admin = {} } = wordsFor(collection, name, endpoint);
    const { widget } = admin;
    if (permittedSchema === null || widget === 'hidden') return [];
    const field = fieldOf({
      name: memberPointer('', name),
      schema: { ...permittedSchema, admin },
      original: value,
      isRequired: createArgs.get(name)?.isRequired === true && (id === null || value !== undefined),
      scope,
      label,
      widget,
    });
    return isChangeable(field) ? [field] : [];
  });
  return { collection, id, endpoint, fields, original };
}

/** Returns the keywords about the admin of a property, and of an argument of the same name. */
export function wordsFor(
  { schema }: Pick<Collection, 'schema'>,
  name: string,
  endpoint: EndpointRecord | null = null,
): Words {
  const property: PropertySchema = schema.properties?.[name] ?? {};
  const definition = argsOf(endpoint).get(name)?.definition ?? {};
  const label = definition.label ?? property.label;
  const admin = { ...property.admin, ...definition.admin };
  return { admin, ...(label !== undefined && { label }) };
}

/** Whether an argument is the time of another one in UTC. */
function isSecondTime(name: string, { args }: EndpointRecord): boolean {
  return name.endsWith('_gmt') && args.byName.has(name.slice(0, -4));
}

/** The links of a new item if the caller may not edit any other one. */
const UNKNOWN_LINKS: Item = {};

/**
 * Returns the links that a new item is expected to have: those of an item that the caller may edit. Without one, fields that need
 * permission are left to the form that edits the new item.
 */
export async function linksOfNew(visit: Visit, collection: Collection): Promise<Item> {
  const { list, schema } = collection;
  const isGranting = 'links' in schema && argsOf(list).has('context');
  if (!isGranting) return UNKNOWN_LINKS;
  const { maximum } = argsOf(list).get('per_page')?.definition ?? {};
  const query = {
    ...allValues(collection),
    ...{ _fields: '_links', context: 'edit' },
    // A page can lack the items that the caller may not edit.
    ...(maximum !== undefined && { per_page: String(maximum) }),
  };
  const { data } = await visit.api.send({ route: listRoute(visit, collection), query });
  const links = itemsOf(data)[0]?.['_links'];
  return isItem(links) ? links : UNKNOWN_LINKS;
}

/**
 * Returns the schema of an argument without the values that the caller may not choose; `null` for an argument that the caller
 * may not change. Links of the item with a `targetSchema` grant them: `action-publish`, `action-assign-author`.
 */
function permitted(
  schema: Schema,
  collection: Collection,
  links: Item | null,
  name: string,
  value: unknown,
): Schema | null {
  const { links: described } = collection.schema as { readonly links?: readonly unknown[] };
  if (links === null || !described) return schema;
  const targets = described.flatMap((link) => {
    const target =
      isItem(link) && isItem(link['targetSchema']) ? link['targetSchema']['properties'] : null;
    const property = isItem(target) ? target[name] : undefined;
    return isItem(link) && isItem(property) && property['type'] !== undefined
      ? [{ rel: String(link['rel']), property }]
      : [];
  });
  if (targets.length === 0) return schema;
  const isGranted = ({ rel }: { readonly rel: string }): boolean =>
    links[rel] !== undefined ||
    Object.keys(links).some((key) => /^\w+:/.test(key) && rel.endsWith(key.replace(/^\w+:/, '/')));
  if (targets.some(isGranted)) return schema;
  const values = targets.flatMap(({ property }) =>
    Array.isArray(property['enum']) ? (property['enum'] as readonly unknown[]) : [],
  );
  if (values.length === 0 || !schema.enum) return null;
  // Without the value an item may be useless, so the API decides.
  if (links === UNKNOWN_LINKS) return schema;
  return { ...schema, enum: schema.enum.filter((one) => one === value || !values.includes(one)) };
}

/** The rights of the caller to an item. */
export interface Rights {
  readonly canUpdate: boolean;
  readonly canDelete: boolean;
}

/** Returns the rights to an item with these methods in `Allow`. */
export function rightsTo({ update, remove }: Collection, allow: readonly string[] | null): Rights {
  return {
    canUpdate: update !== null && allows(allow, update.methods),
    canDelete: remove !== null && allows(allow, ['DELETE']),
  };
}

/** The item of a form as the API returns it. */
export interface Loaded extends Rights {
  readonly response: ApiResponse;
  readonly item: Item;
}

/** Reads an item with its stored values, or as everybody sees it. */
export async function loadItem(visit: Visit, collection: Collection, id: string): Promise<Loaded> {
  const route = itemRoute(visit, collection, id);
  const { response, isEditable } = await readToEdit(visit.api, collection.read, { route });
  const { canUpdate, canDelete } = rightsTo(collection, response.allow);
  const item = isItem(response.data) ? response.data : {};
  return { response, item, canUpdate: isEditable && canUpdate, canDelete };
}

/** The values that a form changes, and those that it cannot send. */
export interface Changes {
  readonly values: Item;
  readonly problems: ReadonlyMap<string, string>;
  /** Controls of fields that the schema no longer has. */
  readonly unknown: readonly Entry[];
}

/** Returns the values of a form that differ from those that it was opened with. */
export function changesOf({ fields, original, id }: ItemForm, posted: Posted): Changes {
  const problems = new Map<string, string>();
  const values: { [name: string]: unknown } = {};
  for (const field of fields) {
    const name = nameOf(field.name);
    const value = parse(field, posted, problems);
    if (isEqual(value, original[name])) continue;
    if (value !== undefined) values[name] = value;
    else if (id === null || problems.has(field.name)) continue;
    else if (/^(?:integer|number)$/.test(String(field.schema.type)))
      problems.set(field.name, 'Please enter a number.');
    else values[name] = '';
  }
  const known = fields.map(({ name }) => name);
  const unknown = posted.entries.filter(([name, value]) => {
    const [top] = /^\/[^/~]*(?:~[01][^/~]*)*/.exec(name) ?? [];
    return (
      top !== undefined &&
      value !== '' &&
      !known.includes(top) &&
      !Object.hasOwn(original, nameOf(top))
    );
  });
  return { values, problems, unknown };
}

/** Returns the fields of a form as they are shown: those that were sent, the others as they were opened. */
export function completed(fields: readonly Field[], posted: Posted | null): Posted {
  const missing = fields
    .filter(({ name }) => posted?.has(name) !== true)
    .flatMap((field) => flatten(field));
  return new Posted([...missing, ...(posted?.entries ?? [])]);
}

/** Returns the form after one of its buttons: a row that was added or removed, a search, another kind of value. */
export function edited(form: ItemForm, posted: Posted, action: string): Posted {
  const [, verb, name = ''] = /^(\w+):(.*)$/s.exec(action) ?? [];
  if (verb === 'remove') return posted.changed(name);
  if (verb !== 'add') return posted;
  const field = fieldAt(form.fields, name, posted);
  if (!field) return posted;
  const next = Math.max(-1, ...posted.rows(name)) + 1;
  const row = memberPointer(name, next);
  const added =
    field.kind === 'map'
      ? [[`${row}~key`, ''] as const, ...flatten(entryOf(field, next))]
      : flattenRow(rowOf(field, next));
  return posted.changed(null, added);
}

/** Returns the field with a name, at any depth. */
function fieldAt(fields: readonly Field[], name: string, posted: Posted): Field | null {
  for (const field of fields) {
    if (field.name === name && field.kind !== 'union') return field;
    if (field.name !== name && !name.startsWith(`${field.name}/`)) continue;
    const below = childrenOf(field, posted);
    return fieldAt(below, name, posted);
  }
  return null;
}

function childrenOf(field: Field, posted: Posted): readonly Field[] {
  switch (field.kind) {
    case 'list':
      return posted.rows(field.name).map((row) => rowOf(field, row));
    case 'map':
      return posted.rows(field.name).map((row) => entryOf(field, row));
    case 'object':
      return membersOf(field);
    case 'union':
      return [chosenOf(field, posted).field];
    default:
      return [];
  }
}

/** Returns the method that changes an item. */
export function methodOf({ endpoint: { methods }, id }: ItemForm): string {
  if (id === null) return 'POST';
  return ['PATCH', 'PUT', 'POST'].find((method) => methods.includes(method)) ?? 'POST';
}

/** Returns the messages of an error at the controls of a form. Messages about values without a control are in the summary. */
export function placedErrors(
  { fields }: ItemForm,
  { message, fields: messages }: ApiProblem,
): { readonly errors: ReadonlyMap<string, string>; readonly others: readonly string[] } {
  const errors = new Map<string, string>();
  const others: string[] = [];
  for (const [place, text] of messages) {
    const field = fields.find(({ name }) => place === name || place.startsWith(`${name}/`));
    if (!field) others.push(`${labelOf(nameOf(place))}: ${text}`);
    else errors.set(field.kind === 'object' || field.kind === 'list' ? place : field.name, text);
  }
  return { errors, others: messages.size === 0 ? [message] : others };
}
