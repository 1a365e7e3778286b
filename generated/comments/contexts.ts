// @generated from schemas/resources/comments.json by `npm run generate`. Do not edit. (947884c4aa10)

import { omit } from '../../runtime/shape/index.ts';
import type { ContextTable } from '../../runtime/shape/index.ts';
import type { Comment, CommentEdit, CommentEmbed, CommentView } from './types.ts';

/** The fields of a comment that each context omits. */
export const commentContexts = {
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

/** Returns a comment as each context shows it. */
export const commentViews = {
  view: (item: Comment): CommentView => ({
    id: item.id,
    author: item.author,
    author_name: item.author_name,
    author_url: item.author_url,
    content: omit(item.content, commentContexts.view.content),
    date: item.date,
    date_gmt: item.date_gmt,
    link: item.link,
    parent: item.parent,
    post: item.post,
    status: item.status,
    type: item.type,
    author_avatar_urls: item.author_avatar_urls,
    meta: item.meta,
  }),
  embed: (item: Comment): CommentEmbed => ({
    id: item.id,
    author: item.author,
    author_name: item.author_name,
    author_url: item.author_url,
    content: omit(item.content, commentContexts.embed.content),
    date: item.date,
    link: item.link,
    parent: item.parent,
    type: item.type,
    author_avatar_urls: item.author_avatar_urls,
  }),
  edit: (item: Comment): CommentEdit => item,
};
