import type { BlockRenderer } from '../../block-type.ts';
import { loopLink } from '../loop-link.ts';

/** A link to the next page of the query around it; nothing on the last. */
export const queryPaginationNext: BlockRenderer = (request) => loopLink(request, 'next');
