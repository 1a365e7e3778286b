import type { PropertySchema } from '../schema/types.ts';
import { problemOf } from './api.ts';
import type { ApiResponse, Item } from './api.ts';
import { cell, columnOf, valueOf } from './columns.ts';
import { currentOf } from './conflict.ts';
import { nameOf } from './fields.ts';
import type { ItemForm, Loaded } from './form.ts';
import { html } from '../http/index.ts';
import { labelOf, wordsOf } from './text.ts';
import type { Html } from '../http/index.ts';
import { hidden } from './layout.ts';
import type { Page } from './layout.ts';
import type { Collection } from './model.ts';
import { labelsOf, relatedLabels } from './relations.ts';
import { groupsOf, idOfItem, titleOf, urlOf } from './visit.ts';
import type { Visit } from './visit.ts';

/** Returns the link to the page of an item on the site. An item in the trash, or with a hidden `link`, has no page. */
export function viewLink({ schema }: Collection, loaded: Loaded | null): Html | null {
  const { link, status } = loaded?.item ?? {};
  const property: PropertySchema = schema.properties?.['link'] ?? {};
  if (status === 'trash' || property.admin?.widget === 'hidden') return null;
  return typeof link === 'string' && /^https?:/.test(link)
    ? html`<a href="${link}">View</a>`
    : null;
}

/** Returns the collection of the item that contains those of a nested collection, and the ID of the item. */
export function containerOf({ model, query }: Visit, collection: Collection) {
  const [id = ''] = Object.values(groupsOf(query, collection));
  return { parent: model.collections.get(collection.parent ?? ''), id };
}

/** The path back to the list, and to the item that contains this one. */
export async function crumbs(visit: Visit, collection: Collection): Promise<Html | null> {
  if (collection.isSingle) return null;
  const { parent, id } = containerOf(visit, collection);
  const titles = parent && id !== '' ? await labelsOf(visit, parent, [id]) : null;
  const above =
    parent &&
    titles &&
    html`<li><a href="${urlOf(visit, parent)}">${parent.label}</a></li>
      <li>
        <a href="${urlOf(visit, parent, 'edit', { id })}"
          >${titles.get(id) ?? `${wordsOf(parent.singular)} ${id}`}</a
        >
      </li>`;
  return html`<nav aria-label="Breadcrumb" class="crumbs">
    <ol>
      ${above}
      <li><a href="${urlOf(visit, collection)}">${collection.label}</a></li>
    </ol>
  </nav>`;
}

/** Facts of an item that the form cannot change, and links to what belongs to it. */
export function details(
  visit: Visit,
  { collection, fields, id }: ItemForm,
  { item, canDelete }: Loaded,
): Html | null {
  const shown = new Set(fields.map((field) => nameOf(field.name)));
  const facts = factsOf(collection, item).filter(
    ([name, value, schema]) =>
      typeof value !== 'object' &&
      name !== 'link' &&
      !shown.has(name) &&
      !visit.model.relationOf(collection, name, schema),
  );
  const { collections } = visit.model;
  const { isSingle, path, slug: own } = collection;
  // `users/me` is an item of `users`.
  const above = path.template.replace(/\/[^/]*$/, '');
  const whole = [...collections.values()].find((one) => isSingle && one.path.template === above);
  const children = [...collections.values()].filter(
    ({ parent, slug, list }) =>
      parent === (whole?.slug ?? own) && list && !slug.endsWith('autosaves'),
  );
  const links = children.map((child) => {
    const [group = ''] = child.path.groups.keys();
    const params = new URLSearchParams({
      [group]: whole ? idOfItem(whole, item) : (id ?? ''),
    }).toString();
    return html`<li><a href="${visit.address}/${child.slug}?${params}">${child.label}</a></li>`;
  });
  if (links.length === 0 && facts.length === 0 && !canDelete) return null;
  return html`<div class="card facts">
    <h2>About</h2>
    ${
      links.length > 0 &&
      html`<ul class="children">
        ${links}
      </ul>`
    }
    <dl>
      ${facts.slice(0, 14).map(
        ([name, value, schema]) =>
          html`<div>
            <dt>${labelOf(name, schema)}</dt>
            <dd>${valueOf(value, schema, name)}</dd>
          </div>`,
      )}
    </dl>
    ${canDelete && id !== null && html`<p><a class="danger" href="${urlOf(visit, collection, 'delete', { id })}">Delete this ${collection.singular}</a></p>`}
  </div>`;
}

type Fact = readonly [name: string, value: unknown, schema: PropertySchema];

/** Returns the values of an item that are for people. */
function factsOf({ schema }: Collection, item: Item): readonly Fact[] {
  return Object.entries(item).flatMap(([name, value]): Fact[] => {
    const property: PropertySchema = schema.properties?.[name] ?? {};
    const isNothing =
      value === '' ||
      value === null ||
      (typeof value === 'object' && Object.keys(value).length === 0);
    const isHidden = property.admin?.widget === 'hidden' || NOT_FACTS.test(name);
    return isNothing || isHidden ? [] : [[name, value, property]];
  });
}

const NOT_FACTS = /^_|_gmt$|^guid$|^permalink_template$|^generated_slug$/;

/** Shows an item that the caller may not change. A revision can be restored. */
export async function readOnlyPage(
  visit: Visit,
  collection: Collection,
  id: string,
  loaded: Loaded,
): Promise<Page> {
  const { item } = loaded;
  const title = titleOf(collection, item);
  const isRevision = collection.slug.endsWith('.revisions');
  const facts = factsOf(collection, item);
  const columns = facts.map(([name, , schema]) => columnOf(collection, visit.model, name, schema));
  const labels = await relatedLabels(visit, columns, [item]);
  return {
    title,
    main: html`${await crumbs(visit, collection)}
      <div class="bar">
        <h1>${title}</h1>
        ${viewLink(collection, loaded)}${isRevision && html`<form method="post" action="${urlOf(visit, collection, 'restore', { id })}">${hidden('_csrf', visit.csrf)}<button>Restore this revision</button></form>`}
      </div>
      <div class="card">
        <dl class="values">
          ${columns.map(
            (column) =>
              html`<div>
                <dt>${column.label}</dt>
                <dd>
                  ${column.relation ? cell(column, item, labels, visit) : currentOf(item[column.name], column.schema, column.name)}
                </dd>
              </div>`,
          )}
        </dl>
        ${loaded.canDelete && html`<p><a class="danger" href="${urlOf(visit, collection, 'delete', { id })}">Delete this ${collection.singular}</a></p>`}
      </div>`,
  };
}

/** Returns a page with an error. */
export function errorPage(
  status: number,
  message: string,
  title = ERRORS[status] ?? 'Error',
): Page {
  const main = html`<h1>${title}</h1>
    <p class="error" role="alert">${message}</p>`;
  return { title, status, main };
}

const ERRORS: { readonly [status: number]: string } = {
  401: 'No access',
  403: 'No access',
  404: 'Not found',
};

export function failed(response: ApiResponse): Page {
  return errorPage(response.status, problemOf(response).message);
}

export function notFound(): Page {
  return errorPage(404, 'The admin has no such page.');
}
