import { isEqual } from '../schema/values/equality.ts';
import { isItem, problemOf } from './api.ts';
import type { ApiResponse } from './api.ts';
import { controls } from './controls.ts';
import { containerOf, crumbs, errorPage, failed, notFound } from './item-page.ts';
import { fieldOf, nameOf } from './fields.ts';
import { memberPointer } from '../shape/wrong-values.ts';
import type { Field } from './fields.ts';
import { completed, formOf, loadItem, methodOf } from './form.ts';
import { html } from '../http/index.ts';
import { hidden } from './layout.ts';
import type { Page } from './layout.ts';
import type { Collection } from './model.ts';
import { optionsOf } from './relations.ts';
import { argsOf, itemRoute, titleOf, urlOf } from './visit.ts';
import { parse } from './values.ts';
import type { Outcome, Visit } from './visit.ts';

/** The arguments of the delete endpoint that a person decides about, such as who gets the posts of a user. */
function questionsOf({ model }: Visit, collection: Collection): readonly Field[] {
  const groups = new Set([
    ...collection.path.groups.keys(),
    collection.idName,
    'force',
    'context',
    'password',
  ]);
  return [...argsOf(collection.remove).values()]
    .filter(({ name }) => !groups.has(name) && !name.startsWith('_'))
    .map(({ name, definition, isRequired }) => {
      const { required: _, ...schema } = definition;
      return fieldOf({
        name: memberPointer('', name),
        schema,
        original: definition.default,
        isRequired,
        scope: {
          isStrict: model.isStrict,
          // The argument names an item that replaces the deleted one.
          relationOf: (key, type) =>
            model.relationOf(collection, key, type) ??
            (/^(?:reassign|replace)/.test(key) ? collection : null),
        },
      });
    });
}

function hasForce({ remove }: Collection): boolean {
  return argsOf(remove).has('force');
}

/** Asks whether items are deleted, and deletes them. */
export async function deletePage(visit: Visit, collection: Collection): Promise<Outcome> {
  const { form, query, problem } = visit;
  if (!collection.remove) return notFound();
  const sent = form?.posted ?? null;
  const ids = [
    ...new Set(sent && sent.all('id').length > 0 ? sent.all('id') : query.getAll('id')),
  ].filter(Boolean);
  if (ids.length === 0) return { location: urlOf(visit, collection, '', { done: 'none' }) };
  const verb = sent?.text('_do') ?? '';
  if (sent === null || problem !== null || (verb !== 'bin' && verb !== 'forever'))
    return question(visit, collection, ids, problem);
  const isForever = verb === 'forever';
  const requested: Map<string, string> = new Map();
  const answers = Object.fromEntries(
    questionsOf(visit, collection).flatMap((field): [string, string][] => {
      const value = parse(field, sent, requested) ?? '';
      return value === '' ? [] : [[nameOf(field.name), String(value as string | number)]];
    }),
  );
  const failures: string[] = [];
  /** The statuses of the items before, one for each. */
  const states: string[] = [];
  let needsForce = 0;
  for (const id of ids) {
    const loaded = await loadItem(visit, collection, id);
    const response = await visit.api.send({
      method: 'DELETE',
      route: itemRoute(visit, collection, id),
      query: { ...answers, ...(isForever && hasForce(collection) ? { force: 'true' } : {}) },
    });
    if (response.status === 501 && !isForever) needsForce += 1;
    else if (response.status >= 400 && response.status !== 404 && response.status !== 410)
      failures.push(`${titleOf(collection, loaded.item)}: ${reasonOf(response)}`);
    else states.push(String(loaded.item['status'] ?? ''));
  }
  if (needsForce > 0) return question(visit, collection, ids, null, true);
  if (failures.length > 0) return question(visit, collection, ids, failures.join(' '));
  const undo = !isForever && hasForce(collection) ? { was: states, id: ids } : {};
  return {
    location: urlOf(visit, collection, '', {
      done: isForever || !hasForce(collection) ? 'deleted' : 'binned',
      ...undo,
    }),
  };
}

function reasonOf(response: ApiResponse): string {
  const { message, fields } = problemOf(response);
  return [message, ...fields.values()].join(' ');
}

async function question(
  visit: Visit,
  collection: Collection,
  ids: readonly string[],
  problem: string | null,
  mustForce = false,
): Promise<Page> {
  const items = await Promise.all(ids.map(async (id) => loadItem(visit, collection, id)));
  const [first] = items;
  if (first && items.length === 1 && first.response.status >= 400) return failed(first.response);
  const what = ids.length === 1 ? `this ${collection.singular}` : `${ids.length} items`;
  if (!items.some(({ canDelete }) => canDelete))
    return errorPage(403, `You are not allowed to delete ${what}.`);
  const isInBin = items.every(({ item }) => item['status'] === 'trash');
  const canBin = hasForce(collection) && !isInBin && !mustForce && hasBin(collection);
  const questions = questionsOf(visit, collection);
  const posted = completed(questions, visit.form?.posted ?? null);
  const view = { visit, posted, errors: new Map<string, string>() };
  return {
    title: `Delete ${what}`,
    status: problem === null ? 200 : 400,
    main: html`${await crumbs(visit, collection)}
      <form class="card narrow" method="post" action="${urlOf(visit, collection, 'delete')}">
        ${hidden('_csrf', visit.csrf)}${ids.map((id) => hidden('id', id))}
        <h1>Delete ${what}?</h1>
        ${problem !== null && html`<p class="error" role="alert">${problem}</p>`}
        <ul>
          ${items.map(
            ({ item, canDelete }) =>
              html`<li>
                ${titleOf(collection, item)}${!canDelete && ' (you are not allowed to delete it)'}
              </li>`,
          )}
        </ul>
        ${await controls(questions, view)}
        <p>${canBin ? 'Items in the bin can be restored.' : 'This cannot be undone.'}</p>
        <div class="buttons">
          ${canBin && html`<button name="_do" value="bin">Move to the bin</button>`}<button
            name="_do"
            value="${hasForce(collection) ? 'forever' : 'bin'}"
            class="danger"
          >
            Delete permanently</button
          ><a href="${urlOf(visit, collection)}">Cancel</a>
        </div>
      </form>`,
  };
}

/** Whether deleted items are kept: their status can be `trash`. */
function hasBin({ list, schema }: Collection): boolean {
  const status = argsOf(list).get('status')?.definition;
  if (!status) return false;
  const values = status.enum ?? status.items?.enum ?? schema.properties?.['status']?.enum;
  return values === undefined || values.includes('trash');
}

/** Gives items in the bin their earlier status, or an item the values of a revision. */
export async function restorePage(visit: Visit, collection: Collection): Promise<Outcome> {
  const { form, problem, query } = visit;
  if (!form) return { location: urlOf(visit, collection) };
  if (problem !== null) return errorPage(403, problem, 'Not restored');
  if (collection.slug.endsWith('.revisions'))
    return restoreRevision(visit, collection, query.get('id') ?? '');
  const single = form.posted.get('_restore');
  const ids = single === null ? form.posted.all('id') : [single];
  // The earlier statuses, in the order of the items.
  const was = form.posted.all('was');
  for (const [at, id] of ids.entries()) {
    const status = statusOf(collection, was[at] ?? '');
    const response = await visit.api.send({
      method: 'POST',
      route: itemRoute(visit, collection, id),
      json: { status },
    });
    if (response.status >= 400) return failed(response);
  }
  return { location: urlOf(visit, collection, '', { done: 'restored' }) };
}

/** Returns the status of a restored item: the earlier one, or the first that keeps it from being public. */
function statusOf({ update }: Collection, was: string): string {
  const values = argsOf(update).get('status')?.definition.enum;
  if (was !== '' && was !== 'trash' && (values?.includes(was) ?? true)) return was;
  if (values === undefined) return 'untrash';
  return values.includes('draft') ? 'draft' : String(values[0] ?? 'draft');
}

async function restoreRevision(visit: Visit, collection: Collection, id: string): Promise<Outcome> {
  const { parent, id: parentId } = containerOf(visit, collection);
  const { item, response } = await loadItem(visit, collection, id);
  if (!parent || response.status >= 400) return failed(response);
  const loaded = await loadItem(visit, parent, parentId);
  const form = formOf(visit, parent, parentId, loaded.item);
  if (!form) return notFound();
  const values = Object.fromEntries(
    form.fields.flatMap(({ name, kind }) => {
      const key = nameOf(name);
      const restored = storedOf(item[key]);
      const isText = kind === 'markup' || kind === 'longtext' || kind === 'text';
      return isText &&
        restored !== undefined &&
        key !== 'slug' &&
        !isEqual(restored, storedOf(loaded.item[key]))
        ? [[key, restored]]
        : [];
    }),
  );
  const update = await visit.api.send({
    method: methodOf(form),
    route: itemRoute(visit, parent, parentId),
    json: values,
  });
  if (update.status >= 400) return failed(update);
  return {
    location: urlOf({ ...visit, query: new URLSearchParams() }, parent, 'edit', {
      id: parentId,
      done: 'restored',
    }),
  };
}

function storedOf(value: unknown): unknown {
  if (!isItem(value)) return value;
  return value['raw'] === undefined ? undefined : { raw: value['raw'] };
}

/** Returns the notice about what the last form did. */
export function noticeOf(visit: Visit, collection: Collection) {
  const { query } = visit;
  const done = query.get('done') ?? '';
  const text = Object.hasOwn(NOTICES, done) ? NOTICES[done] : undefined;
  if (text === undefined) return null;
  const ids = query.getAll('id');
  if (done !== 'binned' || ids.length === 0) return text;
  const undo = html`<form method="post" action="${urlOf(visit, collection, 'restore')}">
    ${hidden('_csrf', visit.csrf)}${query.getAll('was').map((status) => hidden('was', status))}${ids.map((id) => hidden('id', id))}<button
      class="quiet"
    >
      Undo
    </button>
  </form>`;
  const forever = html`<a class="danger" href="${urlOf(visit, collection, 'delete', { id: ids })}"
    >Delete permanently</a
  >`;
  return html`${text} ${undo} ${forever}`;
}

const NOTICES: { readonly [done: string]: string } = {
  saved: 'Saved.',
  unchanged: 'Nothing was changed.',
  created: 'Created.',
  binned: 'Moved to the bin.',
  deleted: 'Deleted.',
  restored: 'Restored.',
  none: 'Select at least one item first.',
};

/** Returns options of a relation for the script of the pages. */
export async function optionsPage(visit: Visit, collection: Collection): Promise<Outcome> {
  const search = visit.query.get('search') ?? '';
  const { options } = await optionsOf(visit, collection, [], search);
  return { json: { options } };
}
