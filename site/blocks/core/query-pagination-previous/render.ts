import type { BlockRenderer } from '../../block-type.ts';
import { loopOf } from '../loop.ts';
import { neighbourLink } from '../page-links.ts';
import { textOf } from '../../values.ts';

/** A link to the page before; nothing on the first. */
export const queryPaginationPrevious: BlockRenderer = async (request) =>
  neighbourLink(request, await loopOf(request), {
    way: 'previous',
    words: 'Previous page',
    arrow: textOf(request.context, 'paginationArrow'),
  });
