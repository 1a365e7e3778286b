import { isItem } from './api.ts';
import type { Item } from './api.ts';
import type { Option } from './fields.ts';
import type { Column, Labels } from './columns.ts';
import type { Collection } from './model.ts';
import { argsOf, fieldsQuery, idOfItem, itemsOf, listRoute, titleOf, urlOf } from './visit.ts';
import type { Visit } from './visit.ts';
import { fillPath } from './model.ts';

/** The most options of a relation that a form shows. */
const MOST_OPTIONS = 30;
const MOST_LABELS = 100;

/** The items that a relation can choose. */
export interface Options {
  readonly options: readonly Option[];
  /** Whether the collection has more items than these. */
  readonly hasMore: boolean;
  /** The address that returns options as JSON. */
  readonly url: string;
}

/** Returns the chosen items of a relation, then others that match the search. */
export async function optionsOf(
  visit: Visit,
  collection: Collection,
  ids: readonly string[],
  search: string,
): Promise<Options> {
  const args = argsOf(collection.list);
  const query = fieldsQuery(collection);
  if (args.has('per_page')) query['per_page'] = String(MOST_OPTIONS);
  if (search !== '' && args.has('search')) query['search'] = search;
  if (args.has('orderby') && search === '') Object.assign(query, orderOf(collection));
  const [response, labels] = await Promise.all([
    visit.api.send({ route: listRoute(visit, collection), query }),
    labelsOf(visit, collection, ids),
  ]);
  const found = response.status < 400 ? itemsOf(response.data) : [];
  const wanted = search.toLowerCase();
  const others = found
    .map((item) => ({ id: idOfItem(collection, item), label: titleOf(collection, item) }))
    .filter(
      ({ id, label }) =>
        !ids.includes(id) && (args.has('search') || label.toLowerCase().includes(wanted)),
    );
  return {
    options: [
      ...ids.map((id) => ({ id, label: labels.get(id) ?? `#${id}` })),
      ...others.slice(0, MOST_OPTIONS),
    ],
    hasMore: (response.total ?? found.length) > MOST_OPTIONS || others.length > MOST_OPTIONS,
    url: urlOf(visit, collection, 'options'),
  };
}

/** Sorts options by their names if the API can. */
function orderOf({ list }: Collection): { readonly [name: string]: string } {
  const values = argsOf(list).get('orderby')?.definition.enum ?? [];
  const by = ['name', 'title'].find((name) => values.includes(name));
  return by === undefined ? {} : { orderby: by, order: 'asc' };
}

/** Returns the titles of items by their IDs; the caller may not read those that are missing. */
export async function labelsOf(
  visit: Visit,
  collection: Collection,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(ids)].slice(0, MOST_LABELS);
  const { list, itemPath, idName } = collection;
  const fields = fieldsQuery(collection);
  const found = new Map<string, string>();
  if (wanted.length > 0 && argsOf(list).has('include') && argsOf(list).has('per_page')) {
    const query = { ...fields, include: wanted, per_page: String(wanted.length) };
    const { status, data } = await visit.api.send({ route: listRoute(visit, collection), query });
    for (const item of itemsOf(status < 400 ? data : []))
      found.set(idOfItem(collection, item), titleOf(collection, item));
  }
  const readOne = async (id: string): Promise<void> => {
    if (!itemPath || found.has(id)) return;
    const route = fillPath(itemPath, { [idName]: id });
    const { status, data } = await visit.api.send({ route, query: fields });
    if (status < 400 && isItem(data)) found.set(id, titleOf(collection, data));
  };
  await Promise.all(wanted.map(readOne));
  return found;
}

/** Returns the titles of the items that a list refers to. */
export async function relatedLabels(
  visit: Visit,
  columns: readonly Column[],
  items: readonly Item[],
): Promise<Labels> {
  const ids = new Map<Collection, string[]>();
  for (const { name, relation } of columns) {
    if (!relation) continue;
    const values = items.flatMap((item) => {
      const value = item[name];
      return Array.isArray(value) ? value.slice(0, 3) : [value];
    });
    const known = ids.get(relation) ?? [];
    ids.set(relation, [...known, ...values.filter((value) => Boolean(value)).map(String)]);
  }
  const labels = [...ids].map(
    async ([collection, wanted]) =>
      [collection.slug, await labelsOf(visit, collection, wanted)] as const,
  );
  return new Map(await Promise.all(labels));
}
