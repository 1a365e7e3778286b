import { isEqual } from '../schema/values/equality.ts';
import { isItem, jsonOf, problemOf } from './api.ts';
import type { ApiProblem, Item } from './api.ts';
import { controls, idOf } from './controls.ts';
import { conflictPage, withoutTheirs } from './conflict.ts';
import { nameOf } from './fields.ts';
import type { Field } from './fields.ts';
import {
  changesOf,
  completed,
  edited,
  formOf,
  linksOfNew,
  loadItem,
  methodOf,
  placedErrors,
  wordsFor,
} from './form.ts';
import type { ItemForm, Loaded } from './form.ts';
import { html } from '../http/index.ts';
import { labelOf, wordsOf } from './text.ts';
import {
  crumbs,
  details,
  errorPage,
  failed,
  notFound,
  readOnlyPage,
  viewLink,
} from './item-page.ts';
import type { Html } from '../http/index.ts';
import type { FileField } from '../resource/index.ts';
import type { EndpointRecord } from '../server/registration.ts';
import { hidden } from './layout.ts';
import type { Page } from './layout.ts';
import { Posted } from './posted.ts';
import type { Collection } from './model.ts';
import { idOfItem, itemRoute, listRoute, titleOf, urlOf } from './visit.ts';
import type { Outcome, Visit } from './visit.ts';

/** How a form is shown. */
interface Shown {
  readonly posted: Posted | null;
  readonly problem: ApiProblem | null;
  readonly status: number;
}

const FRESH: Shown = { posted: null, problem: null, status: 200 };

/** Responds to the page that creates an item. */
export async function newPage(visit: Visit, collection: Collection): Promise<Outcome> {
  const form = formOf(visit, collection, null, null);
  if (!form) return notFound();
  if (visit.form) return submitted(visit, form);
  if (await visit.api.mayUse(listRoute(visit, collection), ['POST']))
    return again(visit, form, FRESH);
  const items = collection.label.toLowerCase();
  return errorPage(403, `You are not allowed to create ${items}.`);
}

/** Responds to the page that shows and changes an item. */
export async function editPage(visit: Visit, collection: Collection): Promise<Outcome> {
  const id = visit.query.get('id') ?? '';
  if (id === '' && !collection.isSingle) return notFound();
  if (visit.form) {
    const original = jsonOf(visit.form.posted.text('_original'));
    const form = formOf(visit, collection, id, isItem(original) ? original : {});
    return form ? submitted(visit, form) : notFound();
  }
  return reopened(visit, collection, id, FRESH);
}

/** Shows the form of an item, with what was sent; also if the item was deleted or the permission to change it was lost. */
async function reopened(
  visit: Visit,
  collection: Collection,
  id: string,
  shown: Shown,
  original?: Item,
): Promise<Page> {
  const loaded = await loadItem(visit, collection, id);
  const isLost = loaded.response.status >= 400 || !loaded.canUpdate;
  const kept = isLost && shown.posted ? formOf(visit, collection, id, original ?? {}) : null;
  if (kept) return render(visit, kept, null, shown);
  if (loaded.response.status >= 400) return failed(loaded.response);
  const links = loaded.item['_links'];
  const form = formOf(visit, collection, id, original ?? loaded.item, isItem(links) ? links : null);
  if (!form || !loaded.canUpdate) return readOnlyPage(visit, collection, id, loaded);
  return render(visit, form, loaded, shown);
}

async function again(visit: Visit, form: ItemForm, shown: Shown): Promise<Page> {
  const { collection, id, original } = form;
  if (id !== null) return reopened(visit, collection, id, shown, original);
  const permitted = formOf(visit, collection, null, null, await linksOfNew(visit, collection));
  return render(visit, permitted ?? form, null, shown);
}

async function submitted(visit: Visit, form: ItemForm): Promise<Outcome> {
  const sent = visit.form?.posted ?? new Posted([]);
  const action = sent.text('_do');
  const posted = action === 'resolve' ? withoutTheirs(sent) : sent;
  const refused = (message: string, status = 400, fields: ApiProblem['fields'] = new Map()) =>
    again(visit, form, { posted, problem: { message, fields }, status });
  if (visit.problem !== null) return refused(visit.problem, 403);
  if (/^(?:add|remove|find|kind):/.test(action))
    return again(visit, form, { ...FRESH, posted: edited(form, posted, action) });
  const { values, problems, unknown } = changesOf(form, posted);
  if (problems.size > 0) return refused('Please check the marked fields.', 400, problems);
  if (unknown.length > 0) {
    const lost = unknown.map(([name, value]) => `${wordsOf(nameOf(name))}: ${value}`).join('; ');
    return refused(
      `This form has changed since you opened it. It no longer has these fields: ${lost}. Save again to leave them out.`,
      409,
    );
  }
  return form.id === null
    ? visit.once(posted.text('_once'), () => create(visit, form, values, posted))
    : update(visit, form, values, posted);
}

async function create(
  visit: Visit,
  form: ItemForm,
  values: Item,
  posted: Posted,
): Promise<Outcome> {
  const { collection } = form;
  const route = listRoute(visit, collection);
  const files = visit.form?.files ?? [];
  const response = await visit.api.send({
    method: 'POST',
    route,
    ...(files.length > 0 ? { form: { values, files } } : { json: values }),
  });
  if (response.status >= 400) {
    const refusal = problemOf(response);
    const lacksFile =
      form.endpoint.takesUploads &&
      files.length + refusal.fields.size === 0 &&
      response.status === 400;
    const problem = lacksFile ? { ...refusal, message: 'Please choose a file.' } : refusal;
    return again(visit, form, { posted, problem, status: response.status });
  }
  const created = isItem(response.data) ? response.data : {};
  const id = idOfItem(collection, created);
  if (!collection.itemPath || id === '')
    return { location: urlOf(visit, collection, '', { done: 'created' }) };
  const { item } = await loadItem(visit, collection, id);
  const once = Object.entries(created).filter(
    ([name, value]) =>
      typeof value === 'string' &&
      value !== '' &&
      !name.startsWith('_') &&
      item[name] === undefined,
  );
  if (once.length > 0 && Object.keys(item).length > 0)
    return shownOnce(visit, collection, created, once);
  return { location: urlOf(visit, collection, 'edit', { id, done: 'created' }) };
}

/** Shows values that the API returns only when an item is created, such as passwords. */
function shownOnce(
  visit: Visit,
  collection: Collection,
  item: Item,
  values: readonly (readonly [string, unknown])[],
): Page {
  return {
    title: `New ${collection.singular}`,
    main: html`<div class="card narrow">
      <h1>${titleOf(collection, item)} was created</h1>
      <p>Copy this now: it cannot be shown again.</p>
      <dl>
        ${values.map(
          ([name, value]) =>
            html`<dt>${labelOf(name, wordsFor(collection, name))}</dt>
              <dd><code class="secret">${String(value)}</code></dd>`,
        )}
      </dl>
      <p><a class="button" href="${urlOf(visit, collection)}">Done</a></p>
    </div>`,
  };
}

async function update(
  visit: Visit,
  form: ItemForm,
  values: Item,
  posted: Posted,
): Promise<Outcome> {
  const { collection, original } = form;
  const id = form.id ?? '';
  if (Object.keys(values).length === 0)
    return { location: urlOf(visit, collection, 'edit', { id, done: 'unchanged' }) };
  const ifMatch = posted.text('_etag');
  if (ifMatch === '') {
    // Without a strong entity tag the values themselves are compared.
    const loaded = await loadItem(visit, collection, id);
    const isChanged = Object.keys(original).some(
      (name) => loaded.item[name] !== undefined && !isEqual(loaded.item[name], original[name]),
    );
    if (loaded.response.status < 400 && isChanged)
      return conflictPage(visit, form, values, posted, loaded);
  }
  const route = itemRoute(visit, collection, id);
  const response = await visit.api.send({ method: methodOf(form), route, json: values, ifMatch });
  if (response.status === 412) {
    const loaded = await loadItem(visit, collection, id);
    if (loaded.response.status < 400) return conflictPage(visit, form, values, posted, loaded);
  }
  if (response.status >= 400)
    return again(visit, form, { posted, problem: problemOf(response), status: response.status });
  const savedId = idOfItem(collection, response.data) || id;
  return { location: urlOf(visit, collection, 'edit', { id: savedId, done: 'saved' }) };
}

const ASIDE = /^(?:boolean|enums?|date|date-time|relations?)$/;

/** Whether a field stands next to the text of an item. */
function isAside({ name, kind }: Field): boolean {
  return (
    ASIDE.test(kind) ||
    /^\/(?:slug|password|template|menu_order|order|position|sku|locale)$/.test(name)
  );
}

/** The order of the schema words first, then title, text and status, then the order of the schema, then JSON. */
function ordered(fields: readonly Field[]): readonly Field[] {
  const rank = ({ name, kind, schema }: Field): number => {
    const { order } = schema.admin ?? {};
    if (order !== undefined) return order - MOST_ORDER;
    const at = ORDER.findIndex((pattern) => pattern.test(name));
    if (at !== -1) return at;
    return kind === 'json' ? ORDER.length + 1 : ORDER.length;
  };
  return [...fields].sort((a, b) => rank(a) - rank(b));
}

const MOST_ORDER = Number.MAX_SAFE_INTEGER;
const ORDER = [
  /^\/(?:title|name|subject|headline|label)$/,
  /^\/(?:content|body|text)$/,
  /^\/(?:status|state)$/,
];

async function render(
  visit: Visit,
  form: ItemForm,
  loaded: Loaded | null,
  { posted, problem, status }: Shown,
): Promise<Page> {
  const { collection, id, fields, original, endpoint } = form;
  const { errors, others } = problem
    ? placedErrors(form, problem)
    : { errors: new Map<string, string>(), others: [] };
  const view = { visit, posted: completed(fields, posted), errors };
  const all = ordered(fields);
  const isWide = fields.some(({ kind }) => kind === 'markup' || kind === 'longtext');
  const aside = isWide ? all.filter(isAside) : [];
  const main = all.filter((field) => !aside.includes(field));
  const current = loaded?.item ?? original;
  const name = id === null ? `New ${collection.singular}` : titleOf(collection, current ?? {});
  const title = collection.isSingle ? collection.label : name;
  const hasFile = id === null && endpoint.takesUploads;
  const side = [
    aside.length > 0 && html`<div class="card">${await controls(aside, view)}</div>`,
    loaded && details(visit, form, loaded),
  ].filter(Boolean);
  return {
    title,
    status,
    main: html`${await crumbs(visit, collection)}
      <form
        class="edit"
        method="post"
        novalidate${hasFile && html` enctype="multipart/form-data"`}
        data-guard
      >
        ${hidden('_csrf', visit.csrf)}${versionOf(form, loaded, posted)}
        <div class="bar">
          <h1>${title}</h1>
          <div class="buttons">
            ${viewLink(collection, loaded)}<button name="_do" value="save">
              ${id === null ? 'Create' : 'Save'}
            </button>
          </div>
        </div>
        ${problem && summary(problem, errors, others, fields)}
        <div class="${side.length > 0 ? 'columns' : 'single'}">
          <div class="card">${hasFile && fileControls(endpoint)}${await controls(main, view)}</div>
          ${side.length > 0 && html`<div class="side">${side}</div>`}
        </div>
      </form>`,
  };
}

/** Returns the hidden fields by which a second save is recognized, and a save over a later version. */
function versionOf({ id, original }: ItemForm, loaded: Loaded | null, posted: Posted | null): Html {
  if (id === null) return hidden('_once', posted?.get('_once') ?? crypto.randomUUID());
  const etag = posted?.get('_etag') ?? loaded?.response.etag ?? '';
  return html`${hidden('_etag', etag)}${hidden('_original', JSON.stringify(original))}`;
}

/** Returns a control for each file that an endpoint declares, or for one file. */
function fileControls({ files }: Pick<EndpointRecord, 'files'>): Html {
  const fields: readonly (readonly [string, FileField])[] = Object.entries(files ?? { file: {} });
  const controls = fields.map(([name, { description = '', mediaTypes = [], ...most }]) => {
    const isList = most.maxItems !== undefined || most.minItems !== undefined;
    const isRequired = most.required === true || (most.minItems ?? 0) > 0;
    const attributes = [
      mediaTypes.length > 0 && html` accept="${mediaTypes.join(',')}"`,
      isList && html` multiple`,
      isRequired && html` required`,
      description !== '' && html` aria-describedby="${name}-help"`,
    ];
    return html`<div class="field">
      <label for="${name}">${wordsOf(name)}</label>
      <input type="file" id="${name}" name="${name}" data-upload ${attributes} />
      ${description !== '' && html`<p class="help" id="${name}-help">${description}</p>`}
    </div>`;
  });
  return html`${controls}<progress hidden max="1" aria-label="Upload"></progress>`;
}

function summary(
  { message }: ApiProblem,
  errors: ReadonlyMap<string, string>,
  others: readonly string[],
  fields: readonly Field[],
): Html {
  const label = (name: string): string =>
    fields.find((field) => name === field.name || name.startsWith(`${field.name}/`))?.label ??
    wordsOf(nameOf(name));
  return html`<div class="summary" role="alert" tabindex="-1" autofocus>
    <p><strong>${errors.size > 0 ? 'Not saved. Please check these fields.' : message}</strong></p>
    <ul>
      ${[...errors].map(([name, text]) => html`<li><a href="#${idOf(name)}">${label(name)}</a>: ${text}</li>`)}${others.filter((text) => text !== message || errors.size > 0).map((text) => html`<li>${text}</li>`)}
    </ul>
  </div>`;
}
