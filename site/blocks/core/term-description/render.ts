import type { BlockRenderer } from '../../block-type.ts';
import { safePhrase } from '../../../content/html.ts';
import { raw } from '../../../pages/html.ts';
import { textAlign } from '../../values.ts';

/** What the term says of itself whose archive is shown; nothing on any other page. */
export const termDescription: BlockRenderer = ({ attributes, scope, wrapper, html }) => {
  const view = scope.page?.view;
  if (view?.kind !== 'term' || view.term.description === '') return html``;
  return html`<div ${wrapper(textAlign(attributes))}>
    ${raw(safePhrase(view.term.description))}
  </div>`;
};
