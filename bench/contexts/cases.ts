import { postContexts } from '../../generated/posts/contexts.ts';
import { postSchema } from '../../generated/posts/schema.ts';
import type { Post } from '../../generated/posts/types.ts';
import {
  applyContext,
  filterByContext,
  filterFields,
  parseFields,
} from '../../runtime/shape/index.ts';
import { embedOf, fieldsOf, viewOf } from './by-hand.ts';

/** Ways to leave out of a page what is not asked for. */
export interface Case {
  readonly title: string;
  /** As the service does it with what was generated. */
  readonly ours: (posts: readonly Post[]) => unknown;
  /** As the service does it by walking the schema; `null` where it needs none. */
  readonly walked: ((posts: readonly Post[]) => unknown) | null;
  readonly byHand: (posts: readonly Post[]) => unknown;
}

export const cases: readonly Case[] = [
  {
    title: 'context view',
    ours: (posts) => posts.map((post) => applyContext(postContexts.view, post)),
    walked: (posts) => posts.map((post) => filterByContext(post, postSchema, 'view')),
    byHand: (posts) => posts.map(viewOf),
  },
  {
    title: 'context embed',
    ours: (posts) => posts.map((post) => applyContext(postContexts.embed, post)),
    walked: (posts) => posts.map((post) => filterByContext(post, postSchema, 'embed')),
    byHand: (posts) => posts.map(embedOf),
  },
  {
    title: '_fields=id,title.rendered',
    ours: selectFields,
    walked: null,
    byHand: (posts) => posts.map(fieldsOf),
  },
  {
    title: 'view, then those _fields',
    ours: (posts) => selectFields(posts.map((post) => applyContext(postContexts.view, post))),
    walked: (posts) => selectFields(posts.map((post) => filterByContext(post, postSchema, 'view'))),
    byHand: (posts) => posts.map(fieldsOf),
  },
];

function selectFields(items: readonly unknown[]): unknown {
  const fields = parseFields('id,title.rendered');
  return fields ? filterFields(items, fields) : items;
}
