import { forest } from '../../domain/forest.ts';
import { html } from '../../web/html.ts';
import type { Html } from '../../web/html.ts';
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

/** Returns the elements of a tree from the top; `element` gets the elements below a thing. */
export function nested<T extends { readonly id: number; readonly parent: number }>(
  things: readonly T[],
  element: (thing: T, below: readonly Html[]) => Html,
): readonly Html[] {
  const children = forest(things, (thing) => thing);
  const elementsBelow = (above: number): readonly Html[] =>
    (children.get(above) ?? []).map((thing) => element(thing, elementsBelow(thing.id)));
  return elementsBelow(0);
}
