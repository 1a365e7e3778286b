import type { BlockRenderer } from '../../block-type.ts';
import { loopOf } from '../loop.ts';
import { neighbourLink } from '../page-links.ts';
import { textOf } from '../../values.ts';

/** A link to the next page of the query around it; nothing on the last. */
export const queryPaginationNext: BlockRenderer = async (request) =>
  neighbourLink(request, await loopOf(request), {
    way: 'next',
    words: 'Next page',
    arrow: textOf(request.context, 'paginationArrow'),
  });
