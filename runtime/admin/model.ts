import { parsePattern } from '../resource/index.ts';
import type { LinkRule, LinkTable } from '../shape/index.ts';
import type { EndpointRecord, RouteRecord } from '../server/registration.ts';
import type { Server } from '../server/index.ts';
import type { PropertySchema, Schema } from '../schema/types.ts';
import { wordsOf } from './text.ts';
import type { Words } from './text.ts';
import type { Item } from './api.ts';

/** A path with groups: `/cms/v2/users/{user_id}/application-passwords`. */
export interface Path {
  readonly template: string;
  /** The patterns of the groups by name. */
  readonly groups: ReadonlyMap<string, string>;
}

/** A collection of items, or a resource that is a single item. */
export interface Collection {
  /** Names it in the addresses of the admin: `posts`, `posts.revisions`. */
  readonly slug: string;
  readonly label: string;
  /** The name of one item, in lower case. */
  readonly singular: string;
  readonly path: Path;
  /** The path of an item; `null` without endpoints for one. */
  readonly itemPath: Path | null;
  /** The group of `itemPath` that identifies the item. */
  readonly idName: string;
  readonly schema: Schema;
  readonly links: LinkTable;
  readonly list: EndpointRecord | null;
  readonly create: EndpointRecord | null;
  readonly read: EndpointRecord | null;
  readonly update: EndpointRecord | null;
  readonly remove: EndpointRecord | null;
  /** The collection whose items contain this one, such as the posts of revisions. */
  readonly parent: string | null;
  readonly isSingle: boolean;
}

/** The collections of a server, and the relations between them. */
export interface Model {
  readonly collections: ReadonlyMap<string, Collection>;
  /** Returns the collection that a field refers to; `null` for a field that is not a relation. */
  relationOf(collection: Collection, name: string, schema: Schema & Words): Collection | null;
  readonly isStrict: boolean;
}

interface Route extends Path {
  readonly record: RouteRecord;
}

/** Returns the collections of a server. */
export function readModel(server: Server): Model {
  const routes = [...server.routes.all()].map((record) => ({ ...pathOf(record.route), record }));
  const byTemplate = new Map(routes.map((route) => [route.template, route]));
  const found: Collection[] = [];
  const items = new Set<string>();
  for (const route of routes) {
    const list = endpointOf(route, (one) => isRead(one) && LISTS.has(one.response?.answers ?? ''));
    if (!list || !isReached(server, route)) continue;
    const item = itemRouteOf(route, routes);
    if (item) items.add(item.template);
    found.push(collectionOf(server, route, list, item));
  }
  for (const route of routes) {
    if (route.groups.size > 0 || items.has(route.template)) continue;
    if (readOf(route) && updateOf(route)) found.push(collectionOf(server, route, null, route));
  }
  const collections = new Map<string, Collection>();
  for (const collection of found) {
    const { slug, label } = collection;
    const key = collections.has(slug) ? slugOf(collection.path.template) : slug;
    const parent = parentOf(collection, byTemplate, found);
    const isUnique =
      parent !== null || found.every((one) => one === collection || one.label !== label);
    const shown = isUnique || !slug.includes('.') ? label : wordsOf(named(slug));
    collections.set(key, { ...collection, slug: key, parent, label: shown });
  }
  const all = [...collections.values()];
  return {
    collections,
    relationOf: relationsBetween(all, server.core),
    isStrict: server.protocol.formats === 'strict',
  };
}

const LISTS: ReadonlySet<string> = new Set(['page', 'list', 'map']);
const isRead = ({ methods }: EndpointRecord): boolean => methods.includes('GET');

function endpointOf(
  route: Route | null,
  matches: (endpoint: EndpointRecord) => boolean,
): EndpointRecord | null {
  return route?.record.endpoints.find(matches) ?? null;
}

/** Whether a request can reach the list of a route: no earlier route matches all of its paths. */
function isReached({ routes }: Server, { template, groups, record }: Route): boolean {
  if (![...groups.values()].every((pattern) => matches(pattern, '1'))) return true;
  const found = routes.matchAll(template.replace(/\{\w+\}/g, '1'));
  return found.find(({ route }) => route.endpoints.some(isRead))?.route === record;
}

function readOf(item: Route | null): EndpointRecord | null {
  return endpointOf(item, (one) => isRead(one) && one.response?.answers === 'item');
}

function updateOf(item: Route | null): EndpointRecord | null {
  const changing = ['PATCH', 'PUT', 'POST'];
  return endpointOf(
    item,
    ({ methods, response }) =>
      changing.some((method) => methods.includes(method)) && response?.answers === 'item',
  );
}

/** Returns the route of the items of a collection: its path and one group more. */
function itemRouteOf(list: Route, routes: readonly Route[]): Route | null {
  const below = routes.filter(({ template }) => {
    const rest = template.startsWith(`${list.template}/`)
      ? template.slice(list.template.length)
      : '';
    return /^\/\{\w+\}$/.test(rest);
  });
  const isItem = ({ record }: Route): boolean =>
    record.endpoints.some(
      ({ response }) => response?.answers === 'item' || response?.answers === 'deleted',
    );
  return below.find(isItem) ?? null;
}

function collectionOf(
  server: Server,
  route: Route,
  list: EndpointRecord | null,
  item: Route | null,
): Collection {
  const { record, template, groups } = route;
  const read = readOf(item);
  const given = record.options.schema ?? item?.record.options.schema;
  // Schemas of shaped endpoints are objects; those that a function returns are not needed for the admin.
  const schema = (typeof given === 'object' ? server.publicSchema(given) : {}) as Schema;
  const last = namesIn(template).at(-1) ?? '';
  const isSingle = list === null;
  return {
    slug: slugOf(record.namespace === '' ? template : template.slice(record.namespace.length + 1)),
    label: isSingle && last === 'me' ? 'Your profile' : wordsOf(last),
    singular: singularOf(schema.title?.replace(`${server.settings.token}_`, ''), last),
    path: { template, groups },
    itemPath: item,
    idName: [...(item?.groups.keys() ?? [])].at(-1) ?? 'id',
    schema,
    links: (list ?? read)?.response?.shape?.links ?? [],
    list,
    create: isSingle ? null : endpointOf(route, ({ response }) => response?.answers === 'created'),
    read,
    update: updateOf(item),
    remove: isSingle ? null : endpointOf(item, ({ methods }) => methods.includes('DELETE')),
    parent: null,
    isSingle,
  };
}

function slugOf(template: string): string {
  return namesIn(template).join('.');
}

function namesIn(template: string): readonly string[] {
  return template.split('/').filter((part) => part !== '' && !part.startsWith('{'));
}

/** Returns a slug without what its parts repeat: `book-lists.lists` is `book-lists`, `books.authors` is `book.authors`. */
function named(slug: string): string {
  const [last = '', ...above] = slug.split('.').reverse();
  const parts = above.reverse();
  if (parts.at(-1)?.endsWith(last)) return parts.join('.');
  return [...parts.map((part) => part.replace(/([^s])s$/, '$1')), last].join('.');
}

function singularOf(title: string | undefined, name: string): string {
  const known = title !== undefined && /^[a-z][\w -]*$/i.test(title) ? title : name;
  return wordsOf(known.replace(/^nav_/, '')).toLowerCase();
}

/** Returns the slug of the collection that a nested collection belongs to; `null` at the top level. */
function parentOf(
  { path }: Collection,
  routes: ReadonlyMap<string, Route>,
  all: readonly Collection[],
): string | null {
  const [, above] = /^(.*)\/\{\w+\}\/[^{}]+$/.exec(path.template) ?? [];
  if (above === undefined || !routes.has(above)) return null;
  return all.find((one) => one.path.template === above)?.slug ?? null;
}

/**
 * A field is a relation when its schema says so, when a link leads from it to an item of a collection, or when it is a list of
 * IDs named as one.
 */
function relationsBetween(all: readonly Collection[], core: string): Model['relationOf'] {
  const withPath = (path: string): Collection | null =>
    all.find(({ path: { template }, itemPath, list }) => list && itemPath && template === path) ??
    null;
  return (collection, name, schema) => {
    const [namespace = ''] = /^.*\//.exec(collection.path.template) ?? [];
    const property: PropertySchema | undefined = collection.schema.properties?.[name];
    if (name === collection.idName) return null;
    const { relation = property?.admin?.relation } = schema.admin ?? {};
    if (relation !== undefined) return withPath(`${namespace}${relation}`);
    for (const link of collection.links) {
      const target = targetOf(link, name, core);
      const related = target === null ? null : withPath(target);
      if (related) return related;
    }
    const isListOfIds = schema.type === 'array' && schema.items?.type === 'integer';
    if (!isListOfIds && schema.type !== 'integer') return null;
    return withPath(`${namespace}${name}`);
  };
}

function targetOf({ rel, href, each }: LinkRule, name: string, core: string): string | null {
  if (rel === 'about') return null;
  const path = core === '' ? href.replace('/{core}/', '/') : href.replace('{core}', core);
  const group = each === name ? 'each' : name;
  return path.endsWith(`/{${group}}`) ? path.slice(0, -group.length - 3) : null;
}

/** Returns the template of a route, with the patterns of its groups. */
function pathOf(route: string): Path {
  const { path, groups } = parsePattern(route);
  return {
    template: path,
    groups: new Map(groups.map(({ name, expression }) => [name, expression])),
  };
}

/** Returns a path with its groups filled in. A value that does not match its group leaves the placeholder: it could lead to another route. */
export function fillPath({ template, groups }: Path, values: Item): string {
  return template.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = String(values[name] ?? '');
    if (!matches(groups.get(name) ?? '[^/]+', value)) return encodeURIComponent(placeholder);
    // A group may contain slashes: `{id}` of templates is `theme//slug`.
    return value.split('/').map(encodeURIComponent).join('/');
  });
}

function matches(pattern: string, value: string): boolean {
  try {
    return new RegExp(`^(?:${pattern})$`, 'i').test(value);
  } catch {
    return false;
  }
}
