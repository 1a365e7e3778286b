import type { Handlers } from '../../generated/routes.ts';
import { categories } from './categories.ts';
import { comments } from './comments.ts';
import { posts } from './posts.ts';
import { settings } from './settings.ts';
import { tags } from './tags.ts';
import { users } from './users.ts';
import { media } from './media.ts';

/** The endpoints of every resource. */
export const handlers: Handlers = {
  categories,
  comments,
  posts,
  settings,
  tags,
  users,
  media,
};
