import { escapeHtml } from '../../runtime/schema/text/html.ts';

/** A piece of HTML that is known to be well formed: never a bare string. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** The values that a template accepts: HTML unchanged, text escaped, lists concatenated, nothing for `null`. */
export type Insert = Html | string | number | null | undefined | false | readonly Insert[];

/** A template: only its own text and `Html` become markup. */
export function html(strings: TemplateStringsArray, ...inserts: readonly Insert[]): Html {
  const [first = '', ...rest] = strings;
  return new Html(rest.reduce((text, part, i) => text + textOf(inserts[i]) + part, first));
}

/** HTML that the site keeps or has made, which may be shown as it is. */
export function raw(text: string): Html {
  return new Html(text);
}

/** Text that is kept as part of a page, such as names: entities in it are not escaped again. */
export function stored(text: string): Html {
  return new Html(escapeHtml(text));
}

/** A value as JSON inside a `script` element, which no text in it can end. */
export function json(value: unknown): Html {
  return new Html(JSON.stringify(value).replace(/</g, '\\u003c'));
}

/** The items in a `ul` element; `null` without items. */
export function listElement(items: readonly Html[], className = ''): Html | null {
  if (items.length === 0) return null;
  return html`<ul ${className !== '' && html`class="${className}"`}>
    ${items}
  </ul>`;
}

function textOf(insert: Insert): string {
  if (insert === null || insert === undefined || insert === false) return '';
  if (insert instanceof Html) return insert.text;
  if (typeof insert === 'string') return escaped(insert);
  if (typeof insert === 'number') return String(insert);
  return insert.map(textOf).join('');
}

const ENTITIES: { readonly [character: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
