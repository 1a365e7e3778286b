import type { Attack } from '../attack.ts';
import { anonymousUpload } from './anonymous-upload.ts';
import { blocks } from './blocks.ts';
import { heldBodies } from './held-bodies.ts';
import { hiddenSearch } from './hidden-search.ts';
import { manyConnections } from './many-connections.ts';
import { pageViews } from './page-views.ts';
import { pipelining } from './pipelining.ts';
import { textTime } from './text-time.ts';

/** The attacks by name, in the order of a run. */
export const attacks: { readonly [name: string]: Attack } = {
  texts: textTime,
  pipelining,
  connections: manyConnections,
  views: pageViews,
  blocks,
  search: hiddenSearch,
  bodies: heldBodies,
  uploads: anonymousUpload,
};
