import { Html, html } from '../../runtime/http/index.ts';
import { escapeHtml } from '../../runtime/schema/text/html.ts';

export { html };
export type { Html };

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
