import type { BlockRenderer } from '../../block-type.ts';
import { loopOf } from '../loop.ts';
import { numberLinks } from '../page-links.ts';

/** The first pages of the query around it, the last, and those near to the one that is shown. */
export const queryPaginationNumbers: BlockRenderer = async (request) =>
  numberLinks(request, await loopOf(request));
