import type { Schema } from '../schema/types.ts';
import { allows } from './api.ts';
import type { ApiResponse, Item } from './api.ts';
import { cell, columnsOf, isListed, pictureOf } from './columns.ts';
import type { Column, Labels } from './columns.ts';
import { optionsHtml } from './controls.ts';
import { BOOLEANS, enumOptions, withChoices } from './fields.ts';
import type { Option } from './fields.ts';
import { rightsTo, wordsFor } from './form.ts';
import type { Rights } from './form.ts';
import { html } from '../http/index.ts';
import { labelOf } from './text.ts';
import type { Html } from '../http/index.ts';
import { failed } from './item-page.ts';
import { hidden } from './layout.ts';
import type { Page } from './layout.ts';
import type { Collection } from './model.ts';
import { relatedLabels } from './relations.ts';
import {
  allValues,
  argsOf,
  fieldsQuery,
  groupsOf,
  idOfItem,
  itemRoute,
  itemsOf,
  listRoute,
  readToEdit,
  titleName,
  titleOf,
  urlOf,
} from './visit.ts';
import type { Visit } from './visit.ts';

const PER_PAGE = 20;
const ORDERS = [
  { id: 'asc', label: 'Ascending' },
  { id: 'desc', label: 'Descending' },
];

/** A filter of a list: an argument with a few possible values. */
interface Filter {
  readonly name: string;
  readonly label: string;
  readonly options: readonly Option[];
}

const NOT_FILTERS = /^(?:context|order|orderby|_.*|.*relation|who)$/;

function filtersOf(collection: Collection): readonly Filter[] {
  const { list } = collection;
  return [...argsOf(list).values()].flatMap(({ name, definition }) => {
    if (NOT_FILTERS.test(name)) return [];
    const words = wordsFor(collection, name, list);
    const named = withChoices({ ...(definition as Schema), ...words });
    const schema = { ...(named.items?.enum ? named.items : named), ...words };
    const options =
      schema.type === 'boolean'
        ? BOOLEANS
        : enumOptions(schema).filter(({ id }) => id !== 'any' && id !== 'all');
    return options.length === 0 || options.length > 40
      ? []
      : [{ name, label: labelOf(name, words), options }];
  });
}

interface Listed {
  readonly response: ApiResponse;
  readonly items: readonly Item[];
  readonly total: number | null;
  readonly pages: number;
  readonly page: number;
}

/** Reads a page of a collection: as an editor sees it, or as everybody does. */
async function readList(
  visit: Visit,
  collection: Collection,
  filters: readonly Filter[],
): Promise<Listed> {
  const { api, query: requested } = visit;
  const args = argsOf(collection.list);
  const page = Math.max(1, Math.floor(Number(requested.get('page'))) || 1);
  const query: { [name: string]: string } = fieldsQuery(collection, isListed);
  if (args.has('page')) query['page'] = String(page);
  if (args.has('per_page')) query['per_page'] = String(PER_PAGE);
  const names = ['search', 'orderby', 'order', 'cursor', ...filters.map((filter) => filter.name)];
  for (const name of names) {
    const value = requested.get(name) ?? '';
    if (value !== '' && args.has(name)) query[name] = value;
  }
  const request = { route: listRoute(visit, collection), query };
  const { response } = await readToEdit(api, collection.list, request, allValues(collection));
  const found = response.status < 400 ? itemsOf(response.data) : [];
  if (args.has('page')) {
    const pages = response.pages ?? (found.length === PER_PAGE ? page + 1 : page);
    return { response, items: found, total: response.total, pages, page };
  }
  // The API returns the whole list: the admin searches and pages it.
  const wanted = args.has('search') ? '' : (requested.get('search') ?? '').toLowerCase();
  const matching = found.filter((item) => titleOf(collection, item).toLowerCase().includes(wanted));
  const items = matching.slice((page - 1) * PER_PAGE, page * PER_PAGE);
  return {
    response,
    items,
    total: matching.length,
    pages: Math.ceil(matching.length / PER_PAGE),
    page,
  };
}

/** Returns the page that lists a collection. */
export async function listPage(visit: Visit, collection: Collection): Promise<Page> {
  const { label, create } = collection;
  const filters = filtersOf(collection);
  const listed = await readList(visit, collection, filters);
  const { response, items } = listed;
  if (response.status >= 400) return failed(response);
  const heading = html`<div class="bar">
    <h1>${label}</h1>
    ${create && allows(response.allow, create.methods) && html`<a class="button" href="${urlOf(visit, collection, 'new')}">New ${collection.singular}</a>`}
  </div>`;
  const isFiltered = visit.query.get('search') || filters.some(({ name }) => visit.query.get(name));
  const columns = columnsOf(collection, visit.model, items);
  const [labels, rights] = await Promise.all([
    relatedLabels(visit, columns, items),
    rightsToAll(visit, collection, items),
  ]);
  return {
    title: label,
    main: html`${heading}${tools(visit, collection, filters)}
    ${items.length === 0 ? html`<p class="empty">${isFiltered ? 'Nothing matches this search.' : `There is nothing here yet.`}</p>` : table({ visit, collection, items, columns, labels, rights })}
    ${paging(visit, collection, listed)}`,
  };
}

/** Returns what the caller may do with each item. */
async function rightsToAll(
  visit: Visit,
  collection: Collection,
  items: readonly Item[],
): Promise<readonly Rights[]> {
  const { update, remove, itemPath } = collection;
  if (!itemPath || (!update && !remove)) return [];
  const allowed = await visit.api.allowed(
    items.map((item) => itemRoute(visit, collection, idOfItem(collection, item))),
  );
  return allowed.map((allow) => rightsTo(collection, allow));
}

/** Search, filters and sorting: a form that leads to the list. */
function tools(visit: Visit, collection: Collection, filters: readonly Filter[]): Html | null {
  const { query } = visit;
  const args = argsOf(collection.list);
  // A list without pages is searched by the admin.
  const canSearch = args.has('search') || !args.has('page');
  const selects = filters.map(({ name, label, options }) =>
    select(query, name, label, options, 'All'),
  );
  const sorts = sortingOf(args, query);
  const hasMore = filters.length > 0 || sorts !== null;
  if (!canSearch && !hasMore) return null;
  const isOpen = ['orderby', ...filters.map(({ name }) => name)].some((name) => query.get(name));
  return html`<form
    class="tools"
    method="get"
    action="${urlOf(visit, collection).replace(/\?.*/, '')}"
    role="search"
  >
    ${Object.entries(groupsOf(query, collection)).map(([name, value]) => hidden(name, value))}
    ${canSearch && html`<input type="search" name="search" value="${query.get('search') ?? ''}" placeholder="Search…" aria-label="Search ${collection.label.toLowerCase()}" />`}
    <button class="quiet">Search</button>
    ${
      hasMore &&
      html`<details class="filters" ${isOpen && html` open`}>
        <summary>Filter and sort</summary>
        <div class="grid">${selects}${sorts}<button class="quiet">Apply</button></div>
      </details>`
    }
  </form>`;
}

/** Returns the controls that sort a list; `null` if it has one order only. */
function sortingOf(args: ReturnType<typeof argsOf>, query: URLSearchParams): Html | null {
  const { enum: orders = [] } = args.get('orderby')?.definition ?? {};
  // These need arguments that the list does not send.
  const orderby = orders.filter((value) => !/^(?:include.*|relevance)$/.test(String(value)));
  if (orderby.length === 0) return null;
  const by = select(query, 'orderby', 'Sort by', enumOptions({ enum: orderby }), 'Default');
  return html`${by}${args.has('order') && select(query, 'order', 'Order', ORDERS, 'Default')}`;
}

function select(
  query: URLSearchParams,
  name: string,
  label: string,
  options: Filter['options'],
  none: string,
): Html {
  return html`<label
    >${label}
    <select name="${name}">
      <option value="">${none}</option>
      ${optionsHtml(options, query.get(name) ?? '')}
    </select></label
  >`;
}

interface TableParts {
  readonly visit: Visit;
  readonly collection: Collection;
  readonly items: readonly Item[];
  readonly columns: readonly Column[];
  readonly labels: Labels;
  readonly rights: readonly Rights[];
}

function table(parts: TableParts): Html {
  const { visit, collection, items, columns, rights } = parts;
  const canRemove = rights.some(({ canDelete }) => canDelete);
  const main = titleName(collection) ?? 'title';
  const heads = [{ name: main, label: labelOf(main, wordsFor(collection, main)) }, ...columns].map(
    (column) => head(visit, collection, column),
  );
  const body = html`<table class="items">
    <thead>
      <tr>
        ${canRemove && html`<td class="tick"></td>`}${heads}
        <td></td>
      </tr>
    </thead>
    <tbody>
      ${items.map((item, at) => row(parts, item, rights[at], canRemove))}
    </tbody>
  </table>`;
  if (!canRemove) return html`<div class="card flush">${body}</div>`;
  return html`<form method="post" action="${urlOf(visit, collection, 'delete')}" class="card flush">
    ${hidden('_csrf', visit.csrf)}${body}
    <div class="bulk">
      <button name="_do" value="ask" class="quiet danger">Delete selected</button>
    </div>
  </form>`;
}

function head(
  visit: Visit,
  collection: Collection,
  { name, label }: { name: string; label: string },
): Html {
  const orders = argsOf(collection.list).get('orderby')?.definition.enum ?? [];
  if (!orders.includes(name)) return html`<th scope="col">${label}</th>`;
  const { query } = visit;
  const isSorted = query.get('orderby') === name;
  const isDown = query.get('order') === 'desc';
  const order = isSorted && !isDown ? 'desc' : 'asc';
  const href = urlOf(visit, collection, '', { ...kept(visit), orderby: name, order });
  return html`<th
    scope="col"
    ${isSorted && html` aria-sort="${isDown ? 'descending' : 'ascending'}"`}
  >
    <a href="${href}">${label}</a>
  </th>`;
}

/** Returns the parameters of a list that links of its page keep. */
function kept({ query }: Visit): { readonly [name: string]: string } {
  return Object.fromEntries(
    [...query].filter(
      ([name, value]) => value !== '' && !['page', 'done', 'id', 'was', 'cursor'].includes(name),
    ),
  );
}

function row(
  { visit, collection, columns, labels }: TableParts,
  item: Item,
  rights: Rights | undefined,
  canRemove: boolean,
): Html {
  const id = idOfItem(collection, item);
  const title = titleOf(collection, item);
  const picture = pictureOf(item);
  const { itemPath } = collection;
  const link =
    itemPath && id !== ''
      ? html`<a href="${urlOf(visit, collection, 'edit', { id })}">${title}</a>`
      : title;
  const isInBin = item['status'] === 'trash';
  const cells = columns.map(
    (column) => html`<td data-label="${column.label}">${cell(column, item, labels, visit)}</td>`,
  );
  return html`<tr>
    ${canRemove && html`<td class="tick">${rights?.canDelete && html`<input type="checkbox" name="id" value="${id}" aria-label="Select ${title}" />`}</td>`}
    <th scope="row">
      <span class="title"
        >${picture && html`<img src="${picture}" alt="" width="40" height="40" loading="lazy" />`}${link}</span
      >
    </th>
    ${cells}
    <td class="actions">
      ${isInBin && rights?.canUpdate && html`<button class="link" name="_restore" value="${id}" formaction="${urlOf(visit, collection, 'restore')}" aria-label="Restore ${title}">Restore</button>`}${rights?.canUpdate && !isInBin && html`<a href="${urlOf(visit, collection, 'edit', { id })}" aria-label="Edit ${title}">Edit</a>`}${rights?.canDelete && html` <a class="danger" href="${urlOf(visit, collection, 'delete', { id })}" aria-label="Delete ${title}">Delete</a>`}
    </td>
  </tr>`;
}

function paging(
  visit: Visit,
  collection: Collection,
  { items, total, pages, page }: Listed,
): Html | null {
  const link = (to: number, label: string): Html =>
    html`<a
      class="button quiet"
      rel="${to < page ? 'prev' : 'next'}"
      href="${urlOf(visit, collection, '', { ...kept(visit), page: String(to) })}"
      >${label}</a
    >`;
  const before = (page - 1) * PER_PAGE;
  const last = Math.min(total ?? 0, page * PER_PAGE);
  // The total can count items that the caller may not see.
  const isWhole = items.length === last - before;
  const range = isWhole ? `${before + 1}–${last} of ${total}` : `Page ${page} of ${pages}`;
  const count = total === null || total === 0 ? null : html`<p>${range}</p>`;
  return html`<nav class="paging" aria-label="Pages">
    ${count}${page > 1 && link(page - 1, 'Previous')}${page < pages && link(page + 1, 'Next')}
  </nav>`;
}
