import type { Attributes, RenderRequest } from '../../block-type.ts';
import { sanitizeUrl } from '../../../../runtime/schema/index.ts';
import { html, raw } from '../../../web/html.ts';
import type { Html } from '../../../web/html.ts';
import { postById, termById } from '../../../web/content/find.ts';
import { isOn, numberOf, textOf } from '../../values.ts';

/**
 * The link of a point in a navigation; `null` for one without a label, and for a post that is not
 * published any more.
 */
export async function navigationAnchor({ attributes, scope }: RenderRequest): Promise<Html | null> {
  const label = textOf(attributes, 'label');
  const href = await target(attributes, scope);
  if (label === '' || href === null) return null;
  const isNew = isOn(attributes, 'opensInNewTab');
  const rel = textOf(attributes, 'rel');
  const title = textOf(attributes, 'title');
  return html`<a
    href="${href}"
    ${isNew && html`target="_blank"`}
    ${rel !== '' && html`rel="${rel}"`}
    ${title !== '' && html`title="${title}"`}
    >${raw(scope.budget.phrase(label))}</a
  >`;
}

/** Where it leads: to the post or term that it names, as that is reached now, or to its address. */
async function target(
  attributes: Attributes,
  scope: RenderRequest['scope'],
): Promise<string | null> {
  const id = numberOf(attributes, 'id', 0);
  const kind = textOf(attributes, 'kind');
  if (kind === 'post-type' && id > 0) {
    const row = await scope.store.posts.byId(id);
    return row?.status === 'publish' ? ((await postById(scope, id))?.link ?? null) : null;
  }
  if (kind === 'taxonomy' && id > 0) {
    const type = textOf(attributes, 'type');
    const taxonomy = type === 'tag' ? 'post_tag' : type;
    return (await termById(scope, taxonomy, id))?.link ?? null;
  }
  return sanitizeUrl(textOf(attributes, 'url'));
}
