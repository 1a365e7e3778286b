import type { BlockRenderer } from '../../block-type.ts';
import { loopLink } from '../loop-link.ts';

/** A link to the page before; nothing on the first. */
export const queryPaginationPrevious: BlockRenderer = (request) => loopLink(request, 'previous');
