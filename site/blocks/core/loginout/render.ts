import type { BlockRenderer } from '../../block-type.ts';
import { loginAddress } from '../../../web/addresses.ts';
import { isOn } from '../../values.ts';

/**
 * A link to the page to log in at, or out again, and back to the post. Pages and answers are the same
 * for all who may see them only while it depends on the caller alone whether they are logged in.
 */
export const loginout: BlockRenderer = ({ attributes, scope, post, wrapper, html }) => {
  const back = post ? scope.permalinks.plainPost(post.id) : scope.permalinks.home();
  const target: { readonly [name: string]: string } = isOn(attributes, 'redirectToCurrent')
    ? { redirect_to: back }
    : {};
  if (scope.caller === null)
    return html`<div ${wrapper('logged-out')}>
      <a rel="nofollow" href="${loginAddress(scope, target)}">Log in</a>
    </div>`;
  return html`<div ${wrapper('logged-in')}>
    <a rel="nofollow" href="${loginAddress(scope, { action: 'logout', ...target })}">Log out</a>
  </div>`;
};
