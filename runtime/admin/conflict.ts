import type { Schema } from '../schema/types.ts';
import { isEqual } from '../schema/values/equality.ts';
import { isItem } from './api.ts';
import type { Item } from './api.ts';
import { isChoice, valueOf } from './columns.ts';
import { nameOf } from './fields.ts';
import type { ItemForm, Loaded } from './form.ts';
import { html } from '../http/index.ts';
import type { Html, Insert } from '../http/index.ts';
import { hidden } from './layout.ts';
import type { Page } from './layout.ts';
import { isPartOf } from './posted.ts';
import type { Posted } from './posted.ts';
import type { Words } from './text.ts';
import { titleOf, urlOf } from './visit.ts';
import type { Visit } from './visit.ts';

/**
 * Shows the changed `values` of a form, of the item as it is now (`loaded`), and of the item as the form was opened: the user
 * chooses.
 */
export function conflictPage(
  visit: Visit,
  form: ItemForm,
  values: Item,
  posted: Posted,
  loaded: Loaded,
): Page {
  const { collection, fields, original } = form;
  const current = Object.fromEntries(
    fields.map(({ name }) => [nameOf(name), loaded.item[nameOf(name)]]),
  );
  const changed = fields.filter(({ name }) => {
    const key = nameOf(name);
    return (
      Object.hasOwn(values, key) ||
      (current[key] !== undefined && !isEqual(current[key], original[key]))
    );
  });
  const mine = changed.filter(({ name }) => Object.hasOwn(values, nameOf(name)));
  const kept = posted.entries.filter(([name]) => mine.some((field) => isPartOf(name, field.name)));
  const rows = changed.map(({ name, label, schema }) => {
    const key = nameOf(name);
    const isMine = Object.hasOwn(values, key);
    const choice = (value: string, text: string, isChosen: boolean): Html =>
      html`<label
        ><input type="radio" name="_pick${name}" value="${value}" ${isChosen && html` checked`} />
        ${text}</label
      >`;
    return html`<tr>
      <th scope="row">${label}</th>
      <td data-label="Yours">
        ${isMine ? html`${choice('mine', 'Keep yours', true)}${currentOf(values[key], schema)}` : html`<span class="none">Not changed</span>`}
      </td>
      <td data-label="Theirs">
        ${isMine && choice('theirs', 'Take theirs', false)}${currentOf(current[key], schema)}
      </td>
      <td data-label="Original">${currentOf(original[key], schema)}</td>
    </tr>`;
  });
  return {
    title: 'Changed in the meantime',
    status: 409,
    main: html`<form
      class="edit"
      method="post"
      action="${urlOf(visit, collection, 'edit', { id: form.id ?? '' })}"
    >
      ${hidden('_csrf', visit.csrf)}${hidden('_etag', loaded.response.etag ?? '')}${hidden('_original', JSON.stringify(current))}${kept.map(([name, value]) => hidden(name, value))}
      <div class="bar">
        <h1>Changed in the meantime</h1>
        <button name="_do" value="resolve">Save the choice</button>
      </div>
      <p>
        Somebody else has changed “${titleOf(collection, loaded.item)}” since you opened it. Choose
        what to keep.
      </p>
      <div class="card flush">
        <table class="items conflict">
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Yours</th>
              <th scope="col">Theirs</th>
              <th scope="col">Original</th>
            </tr>
          </thead>
          <tbody>
            ${rows}
          </tbody>
        </table>
      </div>
    </form>`,
  };
}

/** Returns the form of a conflict page without the fields for which the user took the values of the others. */
export function withoutTheirs(posted: Posted): Posted {
  const theirs = posted.entries.flatMap(([name, value]) =>
    name.startsWith('_pick/') && value === 'theirs' ? [name.slice('_pick'.length)] : [],
  );
  return theirs.reduce((kept, name) => kept.changed(name), posted);
}

/** Returns a value in full. */
export function currentOf(value: unknown, schema: Schema & Words, name = ''): Insert {
  if (value === undefined || value === null || value === '')
    return html`<span class="none">–</span>`;
  const { raw = null, rendered = raw } = isItem(value) ? value : {};
  const text = typeof raw === 'string' ? raw : rendered;
  if (typeof text === 'string') return html`<div class="text">${text}</div>`;
  if (typeof value === 'string' && schema.format === undefined && !isChoice(schema, name))
    return html`<div class="text">${value}</div>`;
  return isItem(value) || (Array.isArray(value) && value.some(isItem))
    ? html`<pre tabindex="0">${JSON.stringify(value, null, 2)}</pre>`
    : valueOf(value, schema, name);
}
