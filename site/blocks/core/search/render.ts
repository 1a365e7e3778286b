import type { BlockRenderer } from '../../block-type.ts';
import { isOn, textOf } from '../../values.ts';

/** A field whose text the front page looks for. */
export const search: BlockRenderer = ({ attributes, scope, wrapper, html }) => {
  const label = textOf(attributes, 'label') || 'Search';
  const position = textOf(attributes, 'buttonPosition');
  const button = textOf(attributes, 'buttonText') || 'Search';
  return html`<form
    ${wrapper(position)}
    role="search"
    method="get"
    action="${scope.permalinks.home()}"
  >
    <label>
      <span class="${isOn(attributes, 'showLabel') ? 'label' : 'skip'}">${label}</span>
      <input type="search" name="s" placeholder="${textOf(attributes, 'placeholder')}" required />
    </label>
    ${position !== 'no-button' && html`<button type="submit">${button}</button>`}
  </form>`;
};
