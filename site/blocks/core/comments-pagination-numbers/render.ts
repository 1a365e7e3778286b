import type { BlockRenderer } from '../../block-type.ts';
import { commentPages } from '../comment-pages.ts';
import { numberLinks } from '../page-links.ts';

/** The pages of comments: the first, the last, and those near to the one that is shown. */
export const commentsPaginationNumbers: BlockRenderer = async (request) =>
  numberLinks(request, await commentPages(request));
