import type { Schema } from '../schema/types.ts';
import { isItem } from './api.ts';
import {
  BOOLEANS,
  branchesOf,
  enumOptions,
  chosenOf,
  entryOf,
  isOneLine,
  membersOf,
  namedChoices,
  nameOf,
  noneOf,
  rowOf,
} from './fields.ts';
import { memberPointer } from '../shape/wrong-values.ts';
import type { Field, Option } from './fields.ts';
import { html } from '../http/index.ts';
import { choiceOf, wordsOf } from './text.ts';
import type { Insert, Html } from '../http/index.ts';
import { hidden } from './layout.ts';
import type { Posted } from './posted.ts';
import { optionsOf } from './relations.ts';
import type { Options } from './relations.ts';
import type { Visit } from './visit.ts';

/** The values and messages that the controls of a form show. */
export interface FormView {
  readonly visit: Visit;
  readonly posted: Posted;
  readonly errors: ReadonlyMap<string, string>;
}

/** Returns the control of a field, with its label, help and error. */
async function control(field: Field, view: FormView): Promise<Html> {
  switch (field.kind) {
    case 'boolean':
      return field.isNullable
        ? labelled(field, view, selectOf(field, view, BOOLEANS))
        : checkbox(field, view);
    case 'enum':
      return labelled(field, view, selectOf(field, view, enumOptions(field.schema)));
    case 'enums': {
      const { items, admin } = field.schema;
      const options = enumOptions({ ...items, ...(admin && { admin }) });
      return group(field, view, checkboxes(field, view, options));
    }
    case 'relation':
      return labelled(field, view, await relationSelect(field, view));
    case 'relations':
      return group(field, view, await relationBoxes(field, view));
    case 'list':
      return group(field, view, await rows(field, view));
    case 'map':
      return group(field, view, await mapRows(field, view));
    case 'object':
      return group(field, view, html`${await controls(membersOf(field), view)}`);
    case 'union':
      return union(field, view);
    case 'longtext':
    case 'json':
      return labelled(field, view, textarea(field, view));
    case 'markup':
      if (isOneLine(field)) return labelled(field, view, input(field, view));
      return labelled(field, view, html`${textarea(field, view)}${preview(field, view)}`);
    default:
      return labelled(field, view, input(field, view));
  }
}

export async function controls(fields: readonly Field[], view: FormView): Promise<readonly Html[]> {
  return Promise.all(fields.map((field) => control(field, view)));
}

/** Returns the ID of the element of a control: IDs cannot contain every character of a pointer. */
export function idOf(name: string): string {
  return `f${name.replace(/[^\w-]/g, (character) => (character === '/' ? '-' : `_${character.charCodeAt(0)}`))}`;
}

function attributes(field: Field, { errors }: FormView): Html {
  const { name, isRequired } = field;
  const about = [
    helpOf(field) !== '' ? `${idOf(name)}-help` : '',
    errors.has(name) ? `${idOf(name)}-error` : '',
  ];
  const described = about.filter(Boolean).join(' ');
  return html`id="${idOf(name)}"
  name="${name}"${described !== '' && html` aria-describedby="${described}"`}${isRequired && html` required`}${errors.has(name) && html` aria-invalid="true"`}`;
}

function labelled(field: Field, view: FormView, shown: Insert): Html {
  return html`<div class="field">
    <label for="${idOf(field.name)}">${title(field)}</label>${shown}${notes(field, view)}
  </div>`;
}

function group(field: Field, view: FormView, shown: Insert): Html {
  return html`<fieldset class="field" id="${idOf(field.name)}" tabindex="-1">
    <legend>${title(field)}</legend>
    ${notes(field, view)}${shown}
  </fieldset>`;
}

function title({ label, isRequired, schema }: Field): Html {
  return html`${label}${isRequired && html` <span class="required" title="Required">*</span>`}${schema.deprecated && html` <span class="badge">Deprecated</span>`}`;
}

/** Returns the description of a field, unless it only repeats the label: `Title of the post.`, or is about IDs that are not shown. */
function helpOf({ schema: { description = '', admin }, label, relation }: Field): string {
  if (admin?.help !== undefined) return admin.help;
  if (relation && /^IDs? of /.test(description)) return '';
  const rest = description.startsWith(label) ? description.slice(label.length) : '?';
  return /^(?: of (?:the|a|an) [\w -]+)?\.?$/i.test(rest) ? '' : description;
}

/** Returns the name of the choice of no value: that of its schema file, or what the API does without the value. */
function nameOfNone({ schema: { admin }, original, relation, isRequired }: Field): string {
  const { '': name } = admin?.choices ?? {};
  if (name && !(relation && original)) return name;
  if (original !== undefined && original !== null) return 'None';
  return isRequired ? 'Please choose' : relation ? 'None' : 'Default';
}

function notes(field: Field, { errors }: FormView): Html {
  const { name, schema, kind, scope, original } = field;
  const error = errors.get(name);
  const { deprecated } = schema;
  const description = helpOf(field);
  const zone =
    kind === 'date-time' &&
    (scope.isStrict || /Z|[+-]\d\d:?\d\d$/.test(String(original))) &&
    ' In UTC.';
  return html`${error !== undefined && html`<p class="error" id="${idOf(name)}-error">${error}</p>`}${
    description !== '' &&
    html`<p class="help" id="${idOf(name)}-help">
      ${description}${zone}${typeof deprecated === 'string' && ` ${deprecated}`}
    </p>`
  }`;
}

const TYPES: { readonly [format: string]: string } = { email: 'email', uri: 'url', date: 'date' };

function input(field: Field, view: FormView): Html {
  const { name, kind, schema, isSecret } = field;
  const value = view.posted.text(name);
  const isNumber = schema.type === 'integer' || schema.type === 'number';
  const type =
    kind === 'date-time'
      ? 'datetime-local'
      : isSecret
        ? 'password'
        : (TYPES[schema.format ?? ''] ?? 'text');
  const extra =
    kind === 'date-time'
      ? html` step="1"`
      : isNumber
        ? html` inputmode="decimal"`
        : isSecret && html` autocomplete="new-password"`;
  return html`<input
    ${attributes(field, view)}
    type="${type}"
    value="${value}"
    ${extra}${schema.maxLength !== undefined && html` maxlength="${schema.maxLength}"`}
  />`;
}

function textarea(field: Field, view: FormView): Html {
  const value = view.posted.text(field.name);
  const isMain = /^(?:content|body|text)$/i.test(nameOf(field.name));
  const lines = value.split('\n').length + value.length / 90;
  const rowCount = Math.round(Math.min(28, Math.max(isMain ? 14 : 3, lines)));
  const isCode = field.kind === 'json' || field.kind === 'markup';
  // The first line break after the tag does not belong to the text.
  return html`<textarea
    ${attributes(field, view)}
    rows="${rowCount}"
    ${isCode && html` class="code" spellcheck="${field.kind === 'markup' ? 'true' : 'false'}"`}
  >
${value}</textarea>`;
}

function preview(field: Field, { posted, visit }: FormView): Html {
  const { original } = field;
  const raw = posted.text(field.name);
  const isSaved = isItem(original) && original['raw'] === raw;
  const shown = isSaved ? String(original['rendered'] ?? raw) : raw;
  const page =
    html`<!doctype html><link rel="stylesheet" href="${visit.address}/style.css" />
      <body class="previewed"></body>`.text + shown;
  return html`<details class="preview">
    <summary>Preview of ${field.label.toLowerCase()}</summary>
    <iframe
      sandbox
      title="Preview of ${field.label.toLowerCase()}"
      data-preview="${idOf(field.name)}"
      srcdoc="${page}"
    ></iframe>
  </details>`;
}

function checkbox(field: Field, view: FormView): Html {
  const isOn = view.posted.text(field.name) === 'true';
  return html`<div class="field check">
    ${hidden(field.name, 'false')}<input
      type="checkbox"
      ${attributes({ ...field, isRequired: false }, view)}
      value="true"
      ${isOn && html` checked`}
    />
    <label for="${idOf(field.name)}">${title(field)}</label>${notes(field, view)}
  </div>`;
}

function selectOf(field: Field, view: FormView, options: readonly Option[]): Html {
  const value = view.posted.text(field.name);
  const isKnown = options.some(({ id }) => id === value);
  const label = choiceOf(value, field.schema);
  const all = isKnown || value === '' ? options : [...options, { id: value, label }];
  // The API refuses to remove a value that is neither optional nor nullable.
  const { original, isNullable, schema } = field;
  const isNew = original === undefined || original === null;
  const canBeEmpty = value === '' || isNullable || isNew || schema.enum?.includes('') === true;
  return html`<select ${attributes(field, view)}>
    ${canBeEmpty && html`<option value="">${nameOfNone(field)}</option>`}${optionsHtml(all, value)}
  </select>`;
}

/** Returns the options of a select. Searches keep those with the mark `data-fixed`. */
export function optionsHtml(options: readonly Option[], value: string, mark: Insert = ''): Html {
  return html`${options.map(
    ({ id, label }) =>
      html`<option value="${id}" ${mark}${id === value && html` selected`}>${label}</option>`,
  )}`;
}

function checkboxes(field: Field, view: FormView, options: readonly Option[]): Html {
  const chosen = new Set(view.posted.all(field.name).filter((each) => each !== ''));
  const unknown = [...chosen].filter((value) => !options.some(({ id }) => id === value));
  const all = [...unknown.map((id) => ({ id, label: id })), ...options];
  return html`${hidden(field.name, '')}
    <div class="choices">
      ${all.map(
        ({ id, label }) =>
          html`<label
            ><input
              type="checkbox"
              name="${field.name}"
              value="${id}"
              ${chosen.has(id) && html` checked`}
            />
            ${label}</label
          >`,
      )}${all.length === 0 && html`<p class="help">Nothing to choose from.</p>`}
    </div>`;
}

async function relationSelect(field: Field, view: FormView): Promise<Html> {
  const value = view.posted.text(field.name);
  const none = value === '' || value === '0' ? value : noneOf(field);
  const fixed = [
    ...(none === null ? [] : [{ id: none, label: nameOfNone(field) }]),
    ...namedChoices(field.schema),
  ];
  const chosen = fixed.some(({ id }) => id === value) ? [] : [value];
  const options = await relationOptions(field, view, chosen);
  return html`<div class="relation" data-options="${options.url}">
    <select ${attributes(field, view)}>
      ${optionsHtml(fixed, value, html`data-fixed`)}${optionsHtml(options.options, value)}</select
    >${finder(field, view, options)}
  </div>`;
}

async function relationBoxes(field: Field, view: FormView): Promise<Html> {
  const chosen = view.posted.all(field.name).filter((each) => each !== '');
  const options = await relationOptions(field, view, chosen);
  return html`<div class="relation" data-options="${options.url}">
    ${checkboxes(field, view, options.options)}${finder(field, view, options)}
  </div>`;
}

async function relationOptions(
  { name, relation }: Field,
  { visit, posted }: FormView,
  chosen: readonly string[],
): Promise<Options> {
  if (!relation) return { options: [], hasMore: false, url: '' };
  return optionsOf(visit, relation, chosen, posted.text(`_q${name}`));
}

function finder({ name, label }: Field, { posted }: FormView, { hasMore }: Options): Html | null {
  const search = posted.text(`_q${name}`);
  if (!hasMore && search === '') return null;
  return html`<div class="row finder">
    <input
      type="search"
      name="_q${name}"
      value="${search}"
      aria-label="Search ${label.toLowerCase()}"
      placeholder="Search…"
    /><button name="_do" value="find:${name}" class="quiet">Find</button>
  </div>`;
}

function removeButton(name: string, label: string): Html {
  return html`<button
    name="_do"
    value="remove:${name}"
    class="quiet"
    aria-label="Remove ${label.toLowerCase()}"
  >
    Remove
  </button>`;
}

async function rows(field: Field, view: FormView): Promise<Html> {
  const { name } = field;
  const shown = view.posted.rows(name).map(async (at, position) => {
    const row = { ...rowOf(field, at), label: `${field.label} ${position + 1}` };
    const isSimple = !['object', 'union', 'list', 'map'].includes(row.kind);
    return html`<div class="row${isSimple && ' simple'}">
      ${hidden(`${row.name}~row`, '')}${await control(row, view)}${removeButton(row.name, row.label)}
    </div>`;
  });
  return withAddButton(name, '[]', shown);
}

async function mapRows(field: Field, view: FormView): Promise<Html> {
  const { name, label } = field;
  const shown = view.posted.rows(name).map(async (at, position) => {
    const key = `${memberPointer(name, at)}~key`;
    return html`<div class="row pair">
      <div class="field">
        <label for="${idOf(key)}">Name ${position + 1}</label
        ><input id="${idOf(key)}" name="${key}" value="${view.posted.text(key)}" />
      </div>
      ${await control({ ...entryOf(field, at), label: `Value ${position + 1}` }, view)}${removeButton(memberPointer(name, at), `${label} ${position + 1}`)}
    </div>`;
  });
  return withAddButton(name, '{}', shown);
}

/** `empty` is the value that is sent without rows. */
async function withAddButton(
  name: string,
  empty: string,
  rows: readonly Promise<Html>[],
): Promise<Html> {
  return html`${hidden(name, empty)}${await Promise.all(rows)}<button
      name="_do"
      value="add:${name}"
      class="quiet"
    >
      Add
    </button>`;
}

async function union(field: Field, view: FormView): Promise<Html> {
  const { name, label, schema } = field;
  const { at, field: chosen } = chosenOf(field, view.posted);
  const kind = `${name}~kind`;
  const options = branchesOf(schema).map((branch, position) => ({
    id: String(position),
    label: branchLabel(branch, schema, position),
  }));
  const choice = html`<div class="row finder">
    <select name="${kind}" aria-label="Kind of ${label.toLowerCase()}" data-kind>
      ${optionsHtml(options, String(at))}</select
    ><button name="_do" value="kind:${name}" class="quiet">Change</button>
  </div>`;
  if (chosen.kind === 'object')
    return group(field, view, html`${choice}${await controls(membersOf(chosen), view)}`);
  // The ID and the error of the field are those of its value.
  const value = await control({ ...chosen, label: 'Value' }, view);
  return group({ ...field, name: kind }, view, html`${choice}${value}`);
}

function branchLabel(branch: Schema, { discriminator }: Schema, position: number): string {
  const choice = discriminator === undefined ? undefined : branch.properties?.[discriminator];
  const value = choice?.const ?? choice?.enum?.[0];
  if (typeof value === 'string') return wordsOf(value);
  return (
    branch.title ??
    (typeof branch.type === 'string' ? wordsOf(branch.type) : `Kind ${position + 1}`)
  );
}
