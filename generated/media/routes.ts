// @generated from schemas/resources/media.json by `npm run generate`. Do not edit. (ab848898858c)

import type { Registrar } from '../../runtime/server/index.ts';
import type { LinkTable } from '../../runtime/shape/index.ts';
import type { Callbacks } from '../callbacks.ts';
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
export function registerMediaRoutes(
  server: Registrar,
  handlers: MediaHandlers,
  callbacks: Callbacks,
): void {
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
        ...shared,
      },
      {
        methods: 'POST',
        args: args.createAttachmentArgs,
        parse: args.parseCreateAttachmentArgs,
        endpoint: handlers.create,
        answers: 'created',
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
        ...shared,
      },
      {
        methods: 'POST, PUT, PATCH',
        args: args.updateAttachmentArgs,
        parse: args.parseUpdateAttachmentArgs,
        endpoint: handlers.update,
        answers: 'item',
        context: 'edit',
        ...shared,
      },
      {
        methods: 'DELETE',
        args: args.deleteAttachmentArgs,
        parse: args.parseDeleteAttachmentArgs,
        endpoint: handlers.delete,
        answers: 'deleted',
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
        ...shared,
      },
    ],
  });
}
