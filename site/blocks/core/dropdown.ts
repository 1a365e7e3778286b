import { html } from '../../web/html.ts';
import type { Html } from '../../web/html.ts';

interface Dropdown {
  readonly label: string;
  readonly isLabelShown: boolean;
  /** What stands there while nothing is chosen. */
  readonly prompt: string;
  readonly entries: readonly { readonly href: string; readonly label: string | Html }[];
}

/** Places to go to, behind one line. Without scripts: it opens, and what it shows are links. */
export function dropdown(wrapper: Html, { label, isLabelShown, prompt, entries }: Dropdown): Html {
  return html`<div ${wrapper}>
    ${isLabelShown && html`<p class="label">${label}</p>`}
    <details aria-label="${label}">
      <summary>${prompt}</summary>
      <ul>
        ${entries.map((entry) => html`<li><a href="${entry.href}">${entry.label}</a></li>`)}
      </ul>
    </details>
  </div>`;
}
