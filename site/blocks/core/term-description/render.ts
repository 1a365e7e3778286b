import type { BlockRenderer } from '../../block-type.ts';
import { raw } from '../../../web/html.ts';
import { textAlign } from '../../values.ts';

/** What the term says of itself whose archive is shown; nothing on any other page. */
export const termDescription: BlockRenderer = ({ attributes, scope, wrapper, html }) => {
  const view = scope.page?.view;
  if (view?.kind !== 'term' || view.term.description === '') return html``;
  return html`<div ${wrapper(textAlign(attributes))}>
    ${raw(scope.budget.phrase(view.term.description))}
  </div>`;
};
