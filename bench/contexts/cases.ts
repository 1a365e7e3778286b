import { postContexts, postViews } from '../../generated/posts/contexts.ts';
import { postLinks } from '../../generated/posts/routes.ts';
import { postSchema } from '../../generated/posts/schema.ts';
import type { Post } from '../../generated/posts/types.ts';
import {
  LinkBuilder,
  applyContext,
  compactLinks,
  ContextFilter,
  filterByContext,
  filterFields,
  parseFields,
} from '../../runtime/shape/index.ts';
import { embedOf, fieldsOf, linksOf, teaserOf, viewOf } from './by-hand.ts';
import { curie, facts, settings } from './service.ts';

type Posts = readonly Post[];
type Way = (posts: Posts) => readonly unknown[];

/** Ways to shape a page of posts. */
export interface Case {
  readonly title: string;
  /** The way of the service, with generated code. */
  readonly ours: Way;
  /** With the context table, name by name; `null` without a table. */
  readonly byTable: Way | null;
  /** By walking the schema, or reading the table of links each time; `null` if neither is needed. */
  readonly walked: Way | null;
  readonly byHand: Way;
  /** Returns the input of fast-json-stringify; absent when it is the posts. */
  readonly source?: Way;
}

const ID_AND_TITLE = 'id,title.rendered';
const TEASER = 'id,date,link,title.rendered,excerpt.rendered,author,featured_media';

const links = new LinkBuilder(postLinks, settings, curie);

export const cases: readonly Case[] = [
  { title: 'context view', ...inContext('view'), byHand: (posts) => posts.map(viewOf) },
  { title: 'context embed', ...inContext('embed'), byHand: (posts) => posts.map(embedOf) },
  { title: `_fields=${ID_AND_TITLE}`, ...withFields(ID_AND_TITLE), byHand: idAndTitleOf },
  { title: '_fields, seven', ...withFields(TEASER), byHand: (posts) => posts.map(teaserOf) },
  { title: 'view, then id and title', ...viewWithFields(ID_AND_TITLE), byHand: idAndTitleOf },
  {
    title: 'links',
    ours: (posts) => posts.map((post) => links.build(post, facts, settings, 'compact')),
    byTable: null,
    walked: (posts) =>
      posts.map((post) =>
        compactLinks(new LinkBuilder(postLinks, settings).build(post, facts, settings), curie),
      ),
    byHand: (posts) => posts.map(linksOf),
    source: (posts) => posts.map(linksOf),
  },
];

function inContext(context: keyof typeof postViews) {
  const filter = new ContextFilter(postContexts[context], postViews[context]);
  return {
    ours: (posts: Posts) => posts.map((post) => filter.apply(post)),
    byTable: (posts: Posts) => posts.map((post) => applyContext(postContexts[context], post)),
    walked: (posts: Posts) => posts.map((post) => filterByContext(post, postSchema, context)),
  };
}

function withFields(fields: string) {
  return { ours: (posts: Posts) => select(posts, fields), byTable: null, walked: null };
}

function viewWithFields(fields: string) {
  const { ours, byTable, walked } = inContext('view');
  return {
    ours: (posts: Posts) => select(ours(posts), fields),
    byTable: (posts: Posts) => select(byTable(posts), fields),
    walked: (posts: Posts) => select(walked(posts), fields),
  };
}

function idAndTitleOf(posts: Posts): readonly unknown[] {
  return posts.map(fieldsOf);
}

function select(items: readonly unknown[], param: string): readonly unknown[] {
  const fields = parseFields(param);
  // A list is filtered item by item.
  return fields ? (filterFields(items, fields) as readonly unknown[]) : items;
}
