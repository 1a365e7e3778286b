import type { BlockRenderer, RenderRequest } from '../../block-type.ts';
import { publicPosts } from '../../../domain/permissions/reading.ts';
import { postTypeOf } from '../../../domain/post-types.ts';
import type { Html } from '../../../web/html.ts';
import { numberOf, textOf } from '../../values.ts';

/**
 * Links through the site: those of the menu that it names, those inside of it, or those of the menu that
 * was made first.
 */
export const navigation: BlockRenderer = async (request) => {
  const { attributes, content, wrapper, html } = request;
  const ref = numberOf(attributes, 'ref', 0);
  const own = ref > 0 ? await menuOf(request, ref) : await content();
  const links = own.text.trim() === '' && ref === 0 ? await menuOf(request, null) : own;
  if (links.text.trim() === '') return html``;
  const label = textOf(attributes, 'ariaLabel') || 'Navigation';
  // A list of pages is a list already, whose points are those of the navigation.
  const items = links.text.trimStart().startsWith('<ul')
    ? links
    : html`<ul>
        ${links}
      </ul>`;
  return html`<nav ${wrapper()} aria-label="${label}">${items}</nav>`;
};

/** What a published menu holds; with `null` the one that was made first. */
async function menuOf({ scope, contentOf }: RenderRequest, id: number | null): Promise<Html> {
  const { rows } = await scope.store.posts.find({
    access: publicPosts(scope),
    types: [postTypeOf('{token}_navigation').name],
    statuses: ['publish'],
    order: 'asc',
    limit: 1,
    ...(id === null ? {} : { include: [id] }),
  });
  const [menu] = rows;
  return contentOf({ key: `navigation ${menu?.id ?? 0}`, content: menu?.content ?? '' });
}
