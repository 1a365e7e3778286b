import { html } from '../../pages/html.ts';
import type { Html } from '../../pages/html.ts';
import { textOf } from '../fields.ts';
import type { Instance } from '../widget-type.ts';

/** The title of a widget: the one that somebody wrote, or that of its kind. */
export function titleOr(instance: Instance, usual: string): Html {
  return html`${textOf(instance, 'title') || usual}`;
}

/** A list; `null` for one without items, which is no list. */
export function list(items: readonly Html[]): Html | null {
  if (items.length === 0) return null;
  return html`<ul>
    ${items.map((item) => html`<li>${item}</li>`)}
  </ul>`;
}

/** Elements of what stands below one another, from the top; `element` is handed what is below. */
export function nested<T extends { readonly id: number; readonly parent: number }>(
  things: readonly T[],
  element: (thing: T, below: readonly Html[]) => Html,
): readonly Html[] {
  const known = new Set(things.map(({ id }) => id));
  // What stands below something that is not shown stands at the top.
  const elementsBelow = (above: number): readonly Html[] =>
    things
      .filter(({ parent }) => (known.has(parent) ? parent : 0) === above)
      .map((thing) => element(thing, elementsBelow(thing.id)));
  return elementsBelow(0);
}

/** A link, and how many things it leads to where that is to be shown. */
export function countedLink(link: string, name: Html, count: number | null): Html {
  return html`<a href="${link}">${name}</a>${count !== null && ` (${count})`}`;
}

/** What a form offers to choose from: a value, what people read, and how many things it leads to. */
export type Option = readonly [value: string, name: Html, count: number | null];

/** A form that leads to a page of the site; `parameter` is what its plain addresses are asked by. */
export function dropdown(
  home: string,
  parameter: string,
  label: string,
  options: readonly Option[],
): Html {
  const shown = options.map(
    ([value, name, count]) =>
      html`<option value="${value}">${name}${count !== null && ` (${count})`}</option>`,
  );
  return html`<form method="get" action="${home}">
    <select name="${parameter}" aria-label="${label}" required>
      <option value="">${label}</option>
      ${shown}
    </select>
    <button type="submit">Show</button>
  </form>`;
}
