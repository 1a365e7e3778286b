import type { PropertySchema } from '../schema/types.ts';
import type { ArgRecord } from '../server/registration.ts';
import type { Api, ApiRequest, Item } from './api.ts';
import { isItem } from './api.ts';
import { plainTextOf, shortened } from './text.ts';
import type { Page } from './layout.ts';
import { fillPath } from './model.ts';
import type { Collection, Model } from './model.ts';
import type { AdminCaller, SentForm } from './session.ts';

/** A request for a page of the admin, with everything that its pages need. */
export interface Visit {
  readonly api: Api;
  readonly model: Model;
  readonly caller: AdminCaller;
  /** The address of the admin, without a slash at its end. */
  readonly address: string;
  readonly query: URLSearchParams;
  /** The form of a POST request; `null` for other requests. */
  readonly form: SentForm | null;
  /** Why the form must not be executed; `null` if it may. */
  readonly problem: string | null;
  readonly csrf: string;
  /** Runs a request of this caller once for each token: a form that is sent twice has the result of the first time. */
  once<T>(token: string, run: () => Promise<T>): Promise<T>;
}

/** A page, or the address of the next one. */
export type Outcome = Page | { readonly location: string } | { readonly json: unknown };

/** Returns the address of a page of a collection. */
export function urlOf(
  { address, query }: Pick<Visit, 'address' | 'query'>,
  collection: Collection,
  page = '',
  parameters: { readonly [name: string]: string | readonly string[] } = {},
): string {
  const params = new URLSearchParams(groupsOf(query, collection));
  for (const [name, value] of Object.entries(parameters))
    for (const each of typeof value === 'string' ? [value] : value)
      if (typeof value === 'string') params.set(name, each);
      else params.append(name, each);
  const search = params.toString();
  return `${address}/${collection.slug}${page === '' ? '' : `/${page}`}${search === '' ? '' : `?${search}`}`;
}

/** Returns the values of the groups in the path of a collection, which its pages have in the query. */
export function groupsOf(
  query: URLSearchParams,
  { path }: Collection,
): { readonly [name: string]: string } {
  const names = [...path.groups.keys()];
  return Object.fromEntries(names.map((name) => [name, query.get(name) ?? '']));
}

/** Returns the route of a collection. */
export function listRoute({ query }: Pick<Visit, 'query'>, collection: Collection): string {
  return fillPath(collection.path, groupsOf(query, collection));
}

/** Returns the route of an item. */
export function itemRoute({ query }: Visit, collection: Collection, id: string): string {
  const { itemPath, path, idName } = collection;
  return fillPath(itemPath ?? path, { ...groupsOf(query, collection), [idName]: id });
}

/** Returns the ID of an item, which its path contains; empty if the item has none. */
export function idOfItem({ idName }: Collection, item: unknown): string {
  if (!isItem(item)) return '';
  const id = item[idName] ?? item['id'] ?? item['slug'];
  return typeof id === 'string' || typeof id === 'number' ? String(id) : '';
}

const TITLES =
  'title name label subject headline display_name username email slug description content'.split(
    ' ',
  );

/** Returns the name of the property that names an item; `null` if the schema has none. */
export function titleName({ schema }: Collection): string | null {
  const properties: { readonly [name: string]: PropertySchema } = schema.properties ?? {};
  const names = Object.keys(properties);
  return (
    names.find((name) => properties[name]?.admin?.column === 0) ??
    TITLES.find((name) => names.includes(name)) ??
    names.find((name) => /(?:title|name)$/i.test(name)) ??
    null
  );
}

/** Returns the text that names an item for people. */
export function titleOf(collection: Collection, item: Item): string {
  const ordered = [titleName(collection), ...TITLES];
  for (const name of ordered) {
    const text = name === null ? '' : textOf(item[name]);
    if (text !== '') return shortened(text, 80);
  }
  const id = idOfItem(collection, item);
  return id === '' ? '(no title)' : /^\d+$/.test(id) ? `${collection.singular} ${id}` : id;
}

/** Returns the query for items with their IDs and titles, and the properties that `isWanted` selects. */
export function fieldsQuery(
  collection: Collection,
  isWanted: (name: string) => boolean = () => false,
): { [name: string]: string } {
  const title = titleName(collection);
  const names = Object.keys(collection.schema.properties ?? {}).filter(
    (name) =>
      isWanted(name) ||
      [collection.idName, 'id', title].includes(name) ||
      (TITLES.includes(name) && name !== 'content'),
  );
  return names.length === 0 ? {} : { _fields: names.join(',') };
}

/** Returns a value as one line of text; empty for values that have none. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return plainTextOf(value);
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (!isItem(value)) return '';
  const { rendered = value['raw'] } = value;
  return typeof rendered === 'string' ? plainTextOf(rendered) : '';
}

/** Returns the arguments of an endpoint by name; none without an endpoint. */
export function argsOf(endpoint: Collection['list']): ReadonlyMap<string, ArgRecord> {
  return endpoint?.args.byName ?? NO_ARGS;
}

const NO_ARGS: ReadonlyMap<string, ArgRecord> = new Map();

/** Returns the arguments of a list with which it has items of every status and kind. */
export function allValues({ list }: Collection): { readonly [name: string]: string } {
  const found = [...argsOf(list).values()].flatMap(({ name, definition }) => {
    const values = definition.items?.enum ?? definition.enum ?? [];
    const all = ['any', 'all'].find(
      (value) => values.includes(value) || definition.admin?.choices?.[value] !== undefined,
    );
    return all === undefined ? [] : [[name, all] as const];
  });
  return Object.fromEntries(found);
}

/** Reads a route as an editor sees it, or as everybody does; with `all`, items of every status and kind. */
export async function readToEdit(
  api: Api,
  endpoint: Collection['list'],
  { route, query = {} }: ApiRequest,
  all: ApiRequest['query'] = {},
) {
  const context = argsOf(endpoint).has('context') ? { context: 'edit' } : {};
  const editing = { ...all, ...query, ...context };
  const first = await api.send({ route, query: editing });
  const isEditable = first.status < 400;
  const isSame = Object.keys(editing).length === Object.keys(query).length;
  return { isEditable, response: isEditable || isSame ? first : await api.send({ route, query }) };
}

/** The items of a list, whatever its form. */
export function itemsOf(data: unknown): readonly Item[] {
  if (Array.isArray(data)) return data.filter(isItem);
  return isItem(data) ? Object.values(data).filter(isItem) : [];
}
