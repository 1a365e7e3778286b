// @generated from schemas/resources/media.json by `npm run generate`. Do not edit. (a7806371dfaf)

import type { RegisterRoutes } from '../../runtime/server/index.ts';
import type { LinkTable } from '../../runtime/shape/index.ts';
import * as args from './args.ts';
import { attachmentContexts, attachmentViews } from './contexts.ts';
import type { MediaHandlers } from './handlers.ts';
import { attachmentSchema } from './schema.ts';

/** The links of an attachment, in order. */
export const attachmentLinks: LinkTable = [
  { rel: 'self', href: '/{core}/media/{id}' },
  { rel: 'collection', href: '/{core}/media' },
  { rel: 'about', href: '/{core}/types/{type}' },
  { rel: 'author', href: '/{core}/users/{author}', when: 'author', embeddable: true },
  { rel: 'replies', href: '/{core}/comments?post={id}', embeddable: true },
  {
    rel: '{api_rel}action-unfiltered-html',
    href: '/{core}/media/{id}',
    when: '$can_use_unfiltered_html',
  },
  { rel: '{api_rel}action-assign-author', href: '/{core}/media/{id}', when: '$can_assign_author' },
];

/** Registers the routes of `media`. */
export const registerMediaRoutes: RegisterRoutes<MediaHandlers> = (server, handlers, callbacks) => {
  const shared = {
    shape: {
      contexts: attachmentContexts,
      views: attachmentViews,
      links: attachmentLinks,
      wholeFields: ['caption', 'description', 'media_details'],
      facts: handlers.facts,
    },
    callbacks,
  };

  server.registerRoute(server.core, '/media', {
    schema: attachmentSchema,
    endpoints: [
      {
        methods: 'GET',
        args: args.listMediaArgs,
        parse: args.parseListMediaArgs,
        endpoint: handlers.list,
        answers: 'page',
        errors: {
          rest_invalid_cursor: [400],
          rest_no_search_term_defined: [400],
          rest_orderby_include_missing_include: [400],
          rest_post_invalid_page_number: [400],
        },
        ...shared,
      },
      {
        methods: 'POST',
        args: args.createAttachmentArgs,
        parse: args.parseCreateAttachmentArgs,
        endpoint: handlers.create,
        answers: 'created',
        errors: {
          invalid_date: [400],
          rest_cannot_create: [401, 403],
          rest_cannot_edit: [401, 403],
          rest_cannot_edit_others: [401, 403],
          rest_invalid_author: [400],
          rest_invalid_field: [400],
          rest_post_exists: [400],
          rest_post_invalid_id: [400, 404],
          rest_upload_file_too_big: [400],
          rest_upload_hash_mismatch: [412],
          rest_upload_invalid_disposition: [400],
          rest_upload_no_content_disposition: [400],
          rest_upload_no_content_type: [400],
          rest_upload_no_data: [400],
          rest_upload_sideload_error: [400],
          rest_upload_unknown_error: [400],
        },
        context: 'edit',
        uploads: true,
        ...shared,
      },
    ],
  });

  server.registerRoute(server.core, '/media/(?P<id>[\\d]+)', {
    schema: attachmentSchema,
    endpoints: [
      {
        methods: 'GET',
        args: args.getAttachmentArgs,
        parse: args.parseGetAttachmentArgs,
        endpoint: handlers.get,
        answers: 'item',
        errors: {
          rest_post_incorrect_password: [403],
          rest_post_invalid_id: [400, 404],
          rest_too_many_wrong_passwords: [429],
        },
        ...shared,
      },
      {
        methods: 'POST, PUT, PATCH',
        args: args.updateAttachmentArgs,
        parse: args.parseUpdateAttachmentArgs,
        endpoint: handlers.update,
        answers: 'item',
        errors: {
          empty_content: [400],
          invalid_date: [400],
          rest_cannot_assign_term: [401, 403],
          rest_cannot_edit: [401, 403],
          rest_cannot_edit_others: [401, 403],
          rest_cannot_publish: [401, 403],
          rest_invalid_author: [400],
          rest_invalid_field: [400],
          rest_post_invalid_id: [400, 404],
          rest_precondition_failed: [412],
        },
        context: 'edit',
        ...shared,
      },
      {
        methods: 'DELETE',
        args: args.deleteAttachmentArgs,
        parse: args.parseDeleteAttachmentArgs,
        endpoint: handlers.delete,
        answers: 'deleted',
        errors: {
          rest_already_trashed: [410],
          rest_cannot_delete: [401, 403, 500],
          rest_post_invalid_id: [400, 404],
          rest_precondition_failed: [412],
          rest_trash_not_supported: [501],
        },
        context: 'edit',
        ...shared,
      },
    ],
  });

  server.registerRoute(server.core, '/media/(?P<id>[\\d]+)/post-process', {
    endpoints: [
      {
        methods: 'POST',
        args: args.postProcessAttachmentArgs,
        parse: args.parsePostProcessAttachmentArgs,
        endpoint: handlers.postProcess,
        answers: 'item',
        errors: { rest_cannot_edit: [401, 403], rest_post_invalid_id: [400, 404] },
        context: 'edit',
        ...shared,
      },
    ],
  });

  server.registerRoute(server.core, '/media/(?P<id>[\\d]+)/edit', {
    endpoints: [
      {
        methods: 'POST',
        args: args.editAttachmentArgs,
        parse: args.parseEditAttachmentArgs,
        endpoint: handlers.edit,
        answers: 'created',
        errors: {
          rest_cannot_create: [401, 403],
          rest_cannot_edit_file_type: [400],
          rest_cannot_edit_image: [401, 403],
          rest_image_crop_failed: [400],
          rest_image_not_edited: [400],
          rest_image_rotation_failed: [400],
          rest_post_invalid_id: [400, 404],
          rest_unknown_attachment: [404],
          rest_unknown_image_file_type: [400],
        },
        ...shared,
      },
    ],
  });
};
