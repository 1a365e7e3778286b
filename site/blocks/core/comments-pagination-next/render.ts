import type { BlockRenderer } from '../../block-type.ts';
import { commentPages } from '../comment-pages.ts';
import { neighbourLink } from '../page-links.ts';
import { textOf } from '../../values.ts';

/** A link to the next page of comments; nothing on the last. */
export const commentsPaginationNext: BlockRenderer = async (request) =>
  neighbourLink(request, await commentPages(request), {
    way: 'next',
    words: 'Later comments',
    arrow: textOf(request.context, 'comments/paginationArrow'),
  });
