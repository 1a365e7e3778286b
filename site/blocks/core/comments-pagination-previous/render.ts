import type { BlockRenderer } from '../../block-type.ts';
import { commentPages } from '../comment-pages.ts';
import { neighbourLink } from '../page-links.ts';
import { textOf } from '../../values.ts';

/** A link to the page of comments before; nothing on the first. */
export const commentsPaginationPrevious: BlockRenderer = async (request) =>
  neighbourLink(request, await commentPages(request), {
    way: 'previous',
    words: 'Earlier comments',
    arrow: textOf(request.context, 'comments/paginationArrow'),
  });
