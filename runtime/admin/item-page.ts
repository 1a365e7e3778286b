import { problemOf } from './api.ts';
import type { ApiResponse } from './api.ts';
import { valueOf } from './columns.ts';
import { currentOf } from './conflict.ts';
import { wordsFor } from './form.ts';
import type { Loaded } from './form.ts';
import { html } from '../http/index.ts';
import { labelOf } from './text.ts';
import type { Html } from '../http/index.ts';
import { hidden } from './layout.ts';
import type { Page } from './layout.ts';
import type { Collection } from './model.ts';
import { titleOf, urlOf } from './visit.ts';
import type { Visit } from './visit.ts';

/** Returns the link to the page of an item on the site. */
export function viewLink(loaded: Loaded | null): Html | null {
  const link = loaded?.item['link'];
  return typeof link === 'string' && /^https?:/.test(link)
    ? html`<a href="${link}">View</a>`
    : null;
}

/** The path back to the list, and to the item that contains this one. */
export function crumbs(visit: Visit, collection: Collection): Html | null {
  if (collection.isSingle) return null;
  const parent = collection.parent === null ? null : visit.model.collections.get(collection.parent);
  const [group] = collection.path.groups.keys();
  const above =
    parent &&
    group !== undefined &&
    html`<li><a href="${urlOf(visit, parent)}">${parent.label}</a></li>
      <li>
        <a href="${urlOf(visit, parent, 'edit', { id: visit.query.get(group) ?? '' })}"
          >${parent.singular} ${visit.query.get(group)}</a
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
  {
    collection,
    endpoint,
    id,
  }: {
    collection: Collection;
    endpoint: Collection['list'];
    id: string | null;
  },
  { item, canDelete }: Loaded,
): Html | null {
  const args = new Set(endpoint?.args.list.map(({ name }) => name) ?? []);
  const facts = Object.entries(item).filter(
    ([name, value]) =>
      !name.startsWith('_') &&
      !args.has(name) &&
      value !== '' &&
      value !== null &&
      typeof value !== 'object' &&
      !/_gmt$|^guid$|^link$|^permalink_template$|^generated_slug$/.test(name),
  );
  const children = [...visit.model.collections.values()].filter(
    ({ parent, slug, list }) => parent === collection.slug && list && !slug.endsWith('autosaves'),
  );
  const links = children.map((child) => {
    const [group = ''] = child.path.groups.keys();
    const params = new URLSearchParams({ [group]: id ?? '' }).toString();
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
        ([name, value]) =>
          html`<div>
            <dt>${labelOf(name, wordsFor(collection, name))}</dt>
            <dd>${valueOf(value, collection.schema.properties?.[name] ?? {}, name)}</dd>
          </div>`,
      )}
    </dl>
    ${canDelete && id !== null && html`<p><a class="danger" href="${urlOf(visit, collection, 'delete', { id })}">Delete this ${collection.singular}</a></p>`}
  </div>`;
}

/** Shows an item that the caller may not change. A revision can be restored. */
export function readOnlyPage(
  visit: Visit,
  collection: Collection,
  id: string,
  loaded: Loaded,
): Page {
  const { item } = loaded;
  const title = titleOf(collection, item);
  const isRevision = collection.slug.endsWith('.revisions');
  const shown = Object.entries(item).filter(
    ([name, value]) => !name.startsWith('_') && value !== '' && value !== null,
  );
  return {
    title,
    slug: collection.parent ?? collection.slug,
    main: html`${crumbs(visit, collection)}
      <div class="bar">
        <h1>${title}</h1>
        ${viewLink(loaded)}${isRevision && html`<form method="post" action="${urlOf(visit, collection, 'restore', { id })}">${hidden('_csrf', visit.csrf)}<button>Restore this revision</button></form>`}
      </div>
      <div class="card">
        <dl class="values">
          ${shown.map(
            ([name, value]) =>
              html`<div>
                <dt>${labelOf(name, wordsFor(collection, name))}</dt>
                <dd>${currentOf(value, collection.schema.properties?.[name] ?? {})}</dd>
              </div>`,
          )}
        </dl>
        ${loaded.canDelete && html`<p><a class="danger" href="${urlOf(visit, collection, 'delete', { id })}">Delete this ${collection.singular}</a></p>`}
      </div>`,
  };
}

export function failed(collection: Collection, response: ApiResponse): Page {
  const { message } = problemOf(response);
  const title =
    response.status === 404
      ? 'Not found'
      : response.status === 403 || response.status === 401
        ? 'No access'
        : 'Error';
  return {
    title,
    slug: collection.slug,
    status: response.status,
    main: html`<h1>${title}</h1>
      <p class="error" role="alert">${message}</p>`,
  };
}

export function noAccess(collection: Collection): Page {
  return {
    title: 'No access',
    slug: collection.slug,
    status: 403,
    main: html`<h1>No access</h1>
      <p class="error" role="alert">You are not allowed to create a ${collection.singular}.</p>`,
  };
}

export function notFound(collection: Collection | null = null): Page {
  return {
    title: 'Not found',
    slug: collection?.slug,
    status: 404,
    main: html`<h1>Not found</h1>
      <p>The admin has no such page.</p>`,
  };
}
