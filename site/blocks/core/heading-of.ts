import { html } from '../../web/html.ts';
import type { Html } from '../../web/html.ts';

/** A heading of a level from 1 to 6; 0 is a paragraph. */
export function headingOf(level: number, wrapper: Html, content: Html): Html {
  switch (level) {
    case 1:
      return html`<h1 ${wrapper}>${content}</h1>`;
    case 2:
      return html`<h2 ${wrapper}>${content}</h2>`;
    case 3:
      return html`<h3 ${wrapper}>${content}</h3>`;
    case 4:
      return html`<h4 ${wrapper}>${content}</h4>`;
    case 5:
      return html`<h5 ${wrapper}>${content}</h5>`;
    case 6:
      return html`<h6 ${wrapper}>${content}</h6>`;
    default:
      return html`<p ${wrapper}>${content}</p>`;
  }
}
