// @generated from schemas/resources/comments.json by `npm run generate`. Do not edit. (f4e8af54dd3a)

import { contextFilter } from '../../runtime/shape/index.ts';
import type { ContextFilter, ContextRule, ContextTable } from '../../runtime/shape/index.ts';
import type { CommentEdit, CommentEmbed, CommentView } from './types.ts';

/** What each context leaves out of a comment. */
const table = {
  view: {
    author_email: false,
    author_ip: false,
    author_user_agent: false,
    content: { raw: false },
  },
  embed: {
    author_email: false,
    author_ip: false,
    author_user_agent: false,
    content: { raw: false },
    date_gmt: false,
    post: false,
    status: false,
    meta: false,
  },
  edit: {},
} satisfies ContextTable;

export const commentContexts: Record<'view' | 'embed' | 'edit', ContextRule> = table;

/** What is shown of members that are maps themselves. */
const below = {
  view: {
    content: contextFilter<{ rendered: unknown }>(table.view.content, (item, blank) => {
      const left = { ...blank };
      left.rendered = item.rendered;
      return left;
    }),
  },
  embed: {
    content: contextFilter<{ rendered: unknown }>(table.embed.content, (item, blank) => {
      const left = { ...blank };
      left.rendered = item.rendered;
      return left;
    }),
  },
};

/** What each context shows of a comment: the table, unrolled. */
export const commentFilters: Record<'view' | 'embed' | 'edit', ContextFilter> = {
  view: contextFilter<CommentView>(commentContexts.view, (item, blank) => {
    const left = { ...blank };
    left.id = item.id;
    left.author = item.author;
    left.author_name = item.author_name;
    left.author_url = item.author_url;
    left.date = item.date;
    left.date_gmt = item.date_gmt;
    left.link = item.link;
    left.parent = item.parent;
    left.post = item.post;
    left.status = item.status;
    left.type = item.type;
    left.author_avatar_urls = item.author_avatar_urls;
    left.meta = item.meta;
    left.content = below.view.content.apply(item.content);
    return left;
  }),
  embed: contextFilter<CommentEmbed>(commentContexts.embed, (item, blank) => {
    const left = { ...blank };
    left.id = item.id;
    left.author = item.author;
    left.author_name = item.author_name;
    left.author_url = item.author_url;
    left.date = item.date;
    left.link = item.link;
    left.parent = item.parent;
    left.type = item.type;
    left.author_avatar_urls = item.author_avatar_urls;
    left.content = below.embed.content.apply(item.content);
    return left;
  }),
  edit: contextFilter<CommentEdit>(commentContexts.edit, (item, blank) => {
    const left = { ...blank };
    left.id = item.id;
    left.author = item.author;
    left.author_email = item.author_email;
    left.author_ip = item.author_ip;
    left.author_name = item.author_name;
    left.author_url = item.author_url;
    left.author_user_agent = item.author_user_agent;
    left.content = item.content;
    left.date = item.date;
    left.date_gmt = item.date_gmt;
    left.link = item.link;
    left.parent = item.parent;
    left.post = item.post;
    left.status = item.status;
    left.type = item.type;
    left.author_avatar_urls = item.author_avatar_urls;
    left.meta = item.meta;
    return left;
  }),
};
