// @generated from schemas/resources/posts/autosaves.json by `npm run generate`. Do not edit. (c4632bc78985)

import { contextFilter } from '../../../runtime/shape/index.ts';
import type { ContextFilter, ContextRule, ContextTable } from '../../../runtime/shape/index.ts';
import type { PostAutosaveEdit, PostAutosaveEmbed, PostAutosaveView } from './types.ts';

/** What each context leaves out of a post autosave. */
const table = {
  view: {
    preview_link: false,
    title: { raw: false },
    content: { raw: false, block_version: false },
    excerpt: { raw: false },
    guid: { raw: false },
  },
  embed: {
    date_gmt: false,
    modified: false,
    modified_gmt: false,
    preview_link: false,
    title: { raw: false },
    content: false,
    excerpt: { raw: false },
    guid: false,
  },
  edit: {},
} satisfies ContextTable;

export const postAutosaveContexts: Record<'view' | 'embed' | 'edit', ContextRule> = table;

/** What is shown of members that are maps themselves. */
const below = {
  view: {
    title: contextFilter<{ rendered: unknown }>(table.view.title, (item, blank) => {
      const left = { ...blank };
      left.rendered = item.rendered;
      return left;
    }),
    content: contextFilter<{ rendered: unknown; protected: unknown }>(
      table.view.content,
      (item, blank) => {
        const left = { ...blank };
        left.rendered = item.rendered;
        left.protected = item.protected;
        return left;
      },
    ),
    excerpt: contextFilter<{ rendered: unknown; protected: unknown }>(
      table.view.excerpt,
      (item, blank) => {
        const left = { ...blank };
        left.rendered = item.rendered;
        left.protected = item.protected;
        return left;
      },
    ),
    guid: contextFilter<{ rendered: unknown }>(table.view.guid, (item, blank) => {
      const left = { ...blank };
      left.rendered = item.rendered;
      return left;
    }),
  },
  embed: {
    title: contextFilter<{ rendered: unknown }>(table.embed.title, (item, blank) => {
      const left = { ...blank };
      left.rendered = item.rendered;
      return left;
    }),
    excerpt: contextFilter<{ rendered: unknown; protected: unknown }>(
      table.embed.excerpt,
      (item, blank) => {
        const left = { ...blank };
        left.rendered = item.rendered;
        left.protected = item.protected;
        return left;
      },
    ),
  },
};

/** What each context shows of a post autosave: the table, unrolled. */
export const postAutosaveFilters: Record<'view' | 'embed' | 'edit', ContextFilter> = {
  view: contextFilter<PostAutosaveView>(postAutosaveContexts.view, (item, blank) => {
    const left = { ...blank };
    left.author = item.author;
    left.date = item.date;
    left.date_gmt = item.date_gmt;
    left.id = item.id;
    left.modified = item.modified;
    left.modified_gmt = item.modified_gmt;
    left.parent = item.parent;
    left.slug = item.slug;
    left.title = below.view.title.apply(item.title);
    left.content = below.view.content.apply(item.content);
    left.excerpt = below.view.excerpt.apply(item.excerpt);
    left.guid = below.view.guid.apply(item.guid);
    return left;
  }),
  embed: contextFilter<PostAutosaveEmbed>(postAutosaveContexts.embed, (item, blank) => {
    const left = { ...blank };
    left.author = item.author;
    left.date = item.date;
    left.id = item.id;
    left.parent = item.parent;
    left.slug = item.slug;
    left.title = below.embed.title.apply(item.title);
    left.excerpt = below.embed.excerpt.apply(item.excerpt);
    return left;
  }),
  edit: contextFilter<PostAutosaveEdit>(postAutosaveContexts.edit, (item, blank) => {
    const left = { ...blank };
    left.author = item.author;
    left.date = item.date;
    left.date_gmt = item.date_gmt;
    left.id = item.id;
    left.modified = item.modified;
    left.modified_gmt = item.modified_gmt;
    left.parent = item.parent;
    left.slug = item.slug;
    left.preview_link = item.preview_link;
    left.title = item.title;
    left.content = item.content;
    left.excerpt = item.excerpt;
    left.guid = item.guid;
    return left;
  }),
};
