// @generated from schemas/ by `npm run generate`. Do not edit. (6b3928c5eb16)

import type { Server } from '../runtime/server/index.ts';
import type { Callbacks } from './callbacks.ts';
import {
  createCategoryArgs,
  deleteCategoryArgs,
  getCategoryArgs,
  listCategoriesArgs,
  updateCategoryArgs,
} from './categories/args.ts';
import { categoryFilters } from './categories/contexts.ts';
import type { CategoriesHandlers } from './categories/handlers.ts';
import { categoryLinks } from './categories/links.ts';
import {
  createCategoryReader,
  deleteCategoryReader,
  getCategoryReader,
  listCategoriesReader,
  updateCategoryReader,
} from './categories/readers.ts';
import { categorySchema } from './categories/schema.ts';
import {
  createCommentArgs,
  deleteCommentArgs,
  getCommentArgs,
  listCommentsArgs,
  updateCommentArgs,
} from './comments/args.ts';
import { commentFilters } from './comments/contexts.ts';
import type { CommentsHandlers } from './comments/handlers.ts';
import { commentLinks } from './comments/links.ts';
import {
  createCommentReader,
  deleteCommentReader,
  getCommentReader,
  listCommentsReader,
  updateCommentReader,
} from './comments/readers.ts';
import { commentSchema } from './comments/schema.ts';
import {
  createAttachmentArgs,
  deleteAttachmentArgs,
  editAttachmentArgs,
  getAttachmentArgs,
  listMediaArgs,
  postProcessAttachmentArgs,
  updateAttachmentArgs,
} from './media/args.ts';
import { attachmentFilters } from './media/contexts.ts';
import type { MediaHandlers } from './media/handlers.ts';
import { attachmentLinks } from './media/links.ts';
import {
  createAttachmentReader,
  deleteAttachmentReader,
  editAttachmentReader,
  getAttachmentReader,
  listMediaReader,
  postProcessAttachmentReader,
  updateAttachmentReader,
} from './media/readers.ts';
import { attachmentSchema } from './media/schema.ts';
import {
  createPostArgs,
  deletePostArgs,
  getPostArgs,
  listPostsArgs,
  updatePostArgs,
} from './posts/args.ts';
import { postFilters } from './posts/contexts.ts';
import type { PostsHandlers } from './posts/handlers.ts';
import { postLinks } from './posts/links.ts';
import {
  createPostReader,
  deletePostReader,
  getPostReader,
  listPostsReader,
  updatePostReader,
} from './posts/readers.ts';
import { postSchema } from './posts/schema.ts';
import { getSettingsArgs, updateSettingsArgs } from './settings/args.ts';
import { settingsFilters } from './settings/contexts.ts';
import type { SettingsHandlers } from './settings/handlers.ts';
import { settingsLinks } from './settings/links.ts';
import { getSettingsReader, updateSettingsReader } from './settings/readers.ts';
import { settingsSchema } from './settings/schema.ts';
import {
  createTagArgs,
  deleteTagArgs,
  getTagArgs,
  listTagsArgs,
  updateTagArgs,
} from './tags/args.ts';
import { tagFilters } from './tags/contexts.ts';
import type { TagsHandlers } from './tags/handlers.ts';
import { tagLinks } from './tags/links.ts';
import {
  createTagReader,
  deleteTagReader,
  getTagReader,
  listTagsReader,
  updateTagReader,
} from './tags/readers.ts';
import { tagSchema } from './tags/schema.ts';
import {
  createUserArgs,
  deleteMeUserArgs,
  deleteUserArgs,
  getUserArgs,
  listUsersArgs,
  meUserArgs,
  updateMeUserArgs,
  updateUserArgs,
} from './users/args.ts';
import { userFilters } from './users/contexts.ts';
import type { UsersHandlers } from './users/handlers.ts';
import { userLinks } from './users/links.ts';
import {
  createUserReader,
  deleteMeUserReader,
  deleteUserReader,
  getUserReader,
  listUsersReader,
  meUserReader,
  updateMeUserReader,
  updateUserReader,
} from './users/readers.ts';
import { userSchema } from './users/schema.ts';

/** What the site implements: the endpoints of every resource. */
export interface Handlers {
  readonly categories: CategoriesHandlers;
  readonly comments: CommentsHandlers;
  readonly media: MediaHandlers;
  readonly posts: PostsHandlers;
  readonly settings: SettingsHandlers;
  readonly tags: TagsHandlers;
  readonly users: UsersHandlers;
}

/** Registers every route that the schemas describe, through the door any other code would use. */
export function registerRoutes(server: Server, handlers: Handlers, callbacks: Callbacks): void {
  server.registerRoute(server.core, '/categories', {
    schema: categorySchema,
    allow_batch: { v1: true },
    endpoints: [
      {
        methods: 'GET',
        args: listCategoriesArgs,
        reader: listCategoriesReader,
        endpoint: handlers.categories.list,
        answers: 'page',
        context: 'view',
        shape: { contexts: categoryFilters, links: categoryLinks },
        callbacks,
      },
      {
        methods: 'POST',
        args: createCategoryArgs,
        reader: createCategoryReader,
        endpoint: handlers.categories.create,
        answers: 'created',
        context: 'edit',
        shape: { contexts: categoryFilters, links: categoryLinks },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/categories/(?P<id>[\\d]+)', {
    schema: categorySchema,
    allow_batch: { v1: true },
    endpoints: [
      {
        methods: 'GET',
        args: getCategoryArgs,
        reader: getCategoryReader,
        endpoint: handlers.categories.get,
        answers: 'item',
        context: 'view',
        shape: { contexts: categoryFilters, links: categoryLinks },
        callbacks,
      },
      {
        methods: 'POST, PUT, PATCH',
        args: updateCategoryArgs,
        reader: updateCategoryReader,
        endpoint: handlers.categories.update,
        answers: 'item',
        context: 'edit',
        shape: { contexts: categoryFilters, links: categoryLinks },
        callbacks,
      },
      {
        methods: 'DELETE',
        args: deleteCategoryArgs,
        reader: deleteCategoryReader,
        endpoint: handlers.categories.delete,
        answers: 'deleted',
        context: 'edit',
        shape: { contexts: categoryFilters, links: categoryLinks },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/comments', {
    schema: commentSchema,
    endpoints: [
      {
        methods: 'GET',
        args: listCommentsArgs,
        reader: listCommentsReader,
        endpoint: handlers.comments.list,
        answers: 'page',
        context: 'view',
        shape: { contexts: commentFilters, links: commentLinks, facts: handlers.comments.facts },
        callbacks,
      },
      {
        methods: 'POST',
        args: createCommentArgs,
        reader: createCommentReader,
        endpoint: handlers.comments.create,
        answers: 'created',
        context: 'edit',
        shape: { contexts: commentFilters, links: commentLinks, facts: handlers.comments.facts },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/comments/(?P<id>[\\d]+)', {
    schema: commentSchema,
    endpoints: [
      {
        methods: 'GET',
        args: getCommentArgs,
        reader: getCommentReader,
        endpoint: handlers.comments.get,
        answers: 'item',
        context: 'view',
        shape: { contexts: commentFilters, links: commentLinks, facts: handlers.comments.facts },
        callbacks,
      },
      {
        methods: 'POST, PUT, PATCH',
        args: updateCommentArgs,
        reader: updateCommentReader,
        endpoint: handlers.comments.update,
        answers: 'item',
        context: 'edit',
        shape: { contexts: commentFilters, links: commentLinks, facts: handlers.comments.facts },
        callbacks,
      },
      {
        methods: 'DELETE',
        args: deleteCommentArgs,
        reader: deleteCommentReader,
        endpoint: handlers.comments.delete,
        answers: 'deleted',
        context: 'edit',
        shape: { contexts: commentFilters, links: commentLinks, facts: handlers.comments.facts },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/media', {
    schema: attachmentSchema,
    endpoints: [
      {
        methods: 'GET',
        args: listMediaArgs,
        reader: listMediaReader,
        endpoint: handlers.media.list,
        answers: 'page',
        context: 'view',
        shape: {
          contexts: attachmentFilters,
          links: attachmentLinks,
          wholeFields: ['caption', 'description', 'media_details'],
          facts: handlers.media.facts,
        },
        callbacks,
      },
      {
        methods: 'POST',
        args: createAttachmentArgs,
        reader: createAttachmentReader,
        endpoint: handlers.media.create,
        answers: 'created',
        context: 'edit',
        uploads: true,
        shape: {
          contexts: attachmentFilters,
          links: attachmentLinks,
          wholeFields: ['caption', 'description', 'media_details'],
          facts: handlers.media.facts,
        },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/media/(?P<id>[\\d]+)', {
    schema: attachmentSchema,
    endpoints: [
      {
        methods: 'GET',
        args: getAttachmentArgs,
        reader: getAttachmentReader,
        endpoint: handlers.media.get,
        answers: 'item',
        context: 'view',
        shape: {
          contexts: attachmentFilters,
          links: attachmentLinks,
          wholeFields: ['caption', 'description', 'media_details'],
          facts: handlers.media.facts,
        },
        callbacks,
      },
      {
        methods: 'POST, PUT, PATCH',
        args: updateAttachmentArgs,
        reader: updateAttachmentReader,
        endpoint: handlers.media.update,
        answers: 'item',
        context: 'edit',
        shape: {
          contexts: attachmentFilters,
          links: attachmentLinks,
          wholeFields: ['caption', 'description', 'media_details'],
          facts: handlers.media.facts,
        },
        callbacks,
      },
      {
        methods: 'DELETE',
        args: deleteAttachmentArgs,
        reader: deleteAttachmentReader,
        endpoint: handlers.media.delete,
        answers: 'deleted',
        context: 'edit',
        shape: {
          contexts: attachmentFilters,
          links: attachmentLinks,
          wholeFields: ['caption', 'description', 'media_details'],
          facts: handlers.media.facts,
        },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/media/(?P<id>[\\d]+)/post-process', {
    endpoints: [
      {
        methods: 'POST',
        args: postProcessAttachmentArgs,
        reader: postProcessAttachmentReader,
        endpoint: handlers.media.postProcess,
        answers: 'item',
        context: 'edit',
        shape: {
          contexts: attachmentFilters,
          links: attachmentLinks,
          wholeFields: ['caption', 'description', 'media_details'],
          facts: handlers.media.facts,
        },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/media/(?P<id>[\\d]+)/edit', {
    endpoints: [
      {
        methods: 'POST',
        args: editAttachmentArgs,
        reader: editAttachmentReader,
        endpoint: handlers.media.edit,
        answers: 'created',
        context: 'view',
        shape: {
          contexts: attachmentFilters,
          links: attachmentLinks,
          wholeFields: ['caption', 'description', 'media_details'],
          facts: handlers.media.facts,
        },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/posts', {
    schema: postSchema,
    allow_batch: { v1: true },
    endpoints: [
      {
        methods: 'GET',
        args: listPostsArgs,
        reader: listPostsReader,
        endpoint: handlers.posts.list,
        answers: 'page',
        context: 'view',
        shape: { contexts: postFilters, links: postLinks, facts: handlers.posts.facts },
        callbacks,
      },
      {
        methods: 'POST',
        args: createPostArgs,
        reader: createPostReader,
        endpoint: handlers.posts.create,
        answers: 'created',
        context: 'edit',
        shape: { contexts: postFilters, links: postLinks, facts: handlers.posts.facts },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/posts/(?P<id>[\\d]+)', {
    schema: postSchema,
    allow_batch: { v1: true },
    endpoints: [
      {
        methods: 'GET',
        args: getPostArgs,
        reader: getPostReader,
        endpoint: handlers.posts.get,
        answers: 'item',
        context: 'view',
        shape: { contexts: postFilters, links: postLinks, facts: handlers.posts.facts },
        callbacks,
      },
      {
        methods: 'POST, PUT, PATCH',
        args: updatePostArgs,
        reader: updatePostReader,
        endpoint: handlers.posts.update,
        answers: 'item',
        context: 'edit',
        shape: { contexts: postFilters, links: postLinks, facts: handlers.posts.facts },
        callbacks,
      },
      {
        methods: 'DELETE',
        args: deletePostArgs,
        reader: deletePostReader,
        endpoint: handlers.posts.delete,
        answers: 'deleted',
        context: 'edit',
        shape: { contexts: postFilters, links: postLinks, facts: handlers.posts.facts },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/settings', {
    schema: settingsSchema,
    endpoints: [
      {
        methods: 'GET',
        args: getSettingsArgs,
        reader: getSettingsReader,
        endpoint: handlers.settings.get,
        answers: 'item',
        context: 'view',
        shape: { contexts: settingsFilters, links: settingsLinks },
        callbacks,
      },
      {
        methods: 'POST, PUT, PATCH',
        args: updateSettingsArgs,
        reader: updateSettingsReader,
        endpoint: handlers.settings.update,
        answers: 'item',
        context: 'view',
        shape: { contexts: settingsFilters, links: settingsLinks },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/tags', {
    schema: tagSchema,
    allow_batch: { v1: true },
    endpoints: [
      {
        methods: 'GET',
        args: listTagsArgs,
        reader: listTagsReader,
        endpoint: handlers.tags.list,
        answers: 'page',
        context: 'view',
        shape: { contexts: tagFilters, links: tagLinks },
        callbacks,
      },
      {
        methods: 'POST',
        args: createTagArgs,
        reader: createTagReader,
        endpoint: handlers.tags.create,
        answers: 'created',
        context: 'edit',
        shape: { contexts: tagFilters, links: tagLinks },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/tags/(?P<id>[\\d]+)', {
    schema: tagSchema,
    allow_batch: { v1: true },
    endpoints: [
      {
        methods: 'GET',
        args: getTagArgs,
        reader: getTagReader,
        endpoint: handlers.tags.get,
        answers: 'item',
        context: 'view',
        shape: { contexts: tagFilters, links: tagLinks },
        callbacks,
      },
      {
        methods: 'POST, PUT, PATCH',
        args: updateTagArgs,
        reader: updateTagReader,
        endpoint: handlers.tags.update,
        answers: 'item',
        context: 'edit',
        shape: { contexts: tagFilters, links: tagLinks },
        callbacks,
      },
      {
        methods: 'DELETE',
        args: deleteTagArgs,
        reader: deleteTagReader,
        endpoint: handlers.tags.delete,
        answers: 'deleted',
        context: 'edit',
        shape: { contexts: tagFilters, links: tagLinks },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/users', {
    schema: userSchema,
    endpoints: [
      {
        methods: 'GET',
        args: listUsersArgs,
        reader: listUsersReader,
        endpoint: handlers.users.list,
        answers: 'page',
        context: 'view',
        shape: { contexts: userFilters, links: userLinks },
        callbacks,
      },
      {
        methods: 'POST',
        args: createUserArgs,
        reader: createUserReader,
        endpoint: handlers.users.create,
        answers: 'created',
        context: 'edit',
        shape: { contexts: userFilters, links: userLinks },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/users/(?P<id>[\\d]+)', {
    schema: userSchema,
    endpoints: [
      {
        methods: 'GET',
        args: getUserArgs,
        reader: getUserReader,
        endpoint: handlers.users.get,
        answers: 'item',
        context: 'view',
        shape: { contexts: userFilters, links: userLinks },
        callbacks,
      },
      {
        methods: 'POST, PUT, PATCH',
        args: updateUserArgs,
        reader: updateUserReader,
        endpoint: handlers.users.update,
        answers: 'item',
        context: 'edit',
        shape: { contexts: userFilters, links: userLinks },
        callbacks,
      },
      {
        methods: 'DELETE',
        args: deleteUserArgs,
        reader: deleteUserReader,
        endpoint: handlers.users.delete,
        answers: 'deleted',
        context: 'edit',
        shape: { contexts: userFilters, links: userLinks },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/users/me', {
    schema: userSchema,
    endpoints: [
      {
        methods: 'GET',
        args: meUserArgs,
        reader: meUserReader,
        endpoint: handlers.users.me,
        answers: 'item',
        context: 'view',
        shape: { contexts: userFilters, links: userLinks },
        callbacks,
      },
      {
        methods: 'POST, PUT, PATCH',
        args: updateMeUserArgs,
        reader: updateMeUserReader,
        endpoint: handlers.users.updateMe,
        answers: 'item',
        context: 'edit',
        shape: { contexts: userFilters, links: userLinks },
        callbacks,
      },
      {
        methods: 'DELETE',
        args: deleteMeUserArgs,
        reader: deleteMeUserReader,
        endpoint: handlers.users.deleteMe,
        answers: 'deleted',
        context: 'edit',
        shape: { contexts: userFilters, links: userLinks },
        callbacks,
      },
    ],
  });
}
