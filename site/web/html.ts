import { Html, html } from '../../runtime/http/index.ts';
import { escapeHtml } from '../../runtime/schema/text/html.ts';

export { html };
export type { Html };

/** Marks a string as HTML, so that it is not escaped. */
export function raw(text: string): Html {
  return new Html(text);
}

/** Escapes stored text, such as names; entities in it are not escaped again. */
export function stored(text: string): Html {
  return new Html(escapeHtml(text));
}

/** Returns a value as JSON for a `script` element; it cannot end the element. */
export function json(value: unknown): Html {
  return new Html(JSON.stringify(value).replace(/</g, '\\u003c'));
}

/** Returns the items in a `ul` element; `null` without items. */
export function listElement(items: readonly Html[], className = ''): Html | null {
  if (items.length === 0) return null;
  return html`<ul ${className !== '' && html`class="${className}"`}>
    ${items}
  </ul>`;
}
