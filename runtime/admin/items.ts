import { isEqual } from '../schema/values/equality.ts';
import { isItem, problemOf } from './api.ts';
import type { ApiResponse, Item } from './api.ts';
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
import type { Posted } from './posted.ts';
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
  const { form, problem } = visit;
  if (!collection.remove) return notFound();
  const ids = idsOf(visit);
  if (ids.length === 0) return { location: urlOf(visit, collection, '', { done: 'none' }) };
  const verb = form?.posted.text('_do');
  if (!form || problem !== null || (verb !== 'bin' && verb !== 'forever'))
    return question(visit, collection, ids, problem);

  const canForce = hasForce(collection);
  const isForever = verb === 'forever';
  const force = isForever && canForce ? { force: 'true' } : {};
  const query = { ...answersIn(form.posted, questionsOf(visit, collection)), ...force };
  const results: { readonly item: Item; readonly response: ApiResponse }[] = [];
  for (const id of ids) {
    const { item } = await loadItem(visit, collection, id);
    const route = itemRoute(visit, collection, id);
    results.push({ item, response: await visit.api.send({ method: 'DELETE', route, query }) });
  }
  if (!isForever && results.some(({ response }) => response.status === 501))
    return question(visit, collection, ids, null, true);
  const failures = results
    .filter(({ response: { status } }) => status >= 400 && status !== 404 && status !== 410)
    .map(({ item, response }) => `${titleOf(collection, item)}: ${reasonOf(response)}`);
  if (failures.length > 0) return question(visit, collection, ids, failures.join(' '));
  if (isForever || !canForce)
    return { location: urlOf(visit, collection, '', { done: 'deleted' }) };
  const was = results.map(({ item }) => String(item['status'] ?? ''));
  return { location: urlOf(visit, collection, '', { done: 'binned', was, id: ids }) };
}

/** Returns the IDs of the items to delete: those of the form, else those of the address. */
function idsOf({ form, query }: Visit): readonly string[] {
  const sent = form?.posted.all('id') ?? [];
  return [...new Set(sent.length > 0 ? sent : query.getAll('id'))].filter(Boolean);
}

/** Returns the arguments that a person chose for the delete endpoint. */
function answersIn(posted: Posted, questions: readonly Field[]): { [name: string]: string } {
  const problems = new Map<string, string>();
  const answers = questions.map((field): [string, string] => {
    const value = parse(field, posted, problems) ?? '';
    return [nameOf(field.name), String(value as string | number)];
  });
  return Object.fromEntries(answers.filter(([, value]) => value !== ''));
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
