// @generated from schemas/resources/templates/autosaves.json by `npm run generate`. Do not edit. (25d44008d020)

import type { Registrar } from '../../../runtime/server/index.ts';
import type { LinkTable } from '../../../runtime/shape/index.ts';
import type { Callbacks } from '../../callbacks.ts';
import * as args from './args.ts';
import { templateAutosaveContexts, templateAutosaveViews } from './contexts.ts';
import type { TemplatesAutosavesHandlers } from './handlers.ts';
import { templateAutosaveSchema } from './schema.ts';

/** The links of a template autosave, in order. */
export const templateAutosaveLinks: LinkTable = [
  { rel: 'parent', href: '/{core}/templates/{parent}', when: 'parent' },
];

/** Registers the routes of `templates/autosaves`. */
export function registerTemplatesAutosavesRoutes(
  server: Registrar,
  handlers: TemplatesAutosavesHandlers,
  callbacks: Callbacks,
): void {
  const shared = {
    shape: {
      contexts: templateAutosaveContexts,
      views: templateAutosaveViews,
      links: templateAutosaveLinks,
    },
    callbacks,
  };

  server.registerRoute(server.core, '/templates/(?P<id>[\\d]+)/autosaves', {
    schema: templateAutosaveSchema,
    endpoints: [
      {
        methods: 'GET',
        args: args.listTemplatesAutosavesArgs,
        parse: args.parseListTemplatesAutosavesArgs,
        endpoint: handlers.list,
        answers: 'list',
        ...shared,
      },
      {
        methods: 'POST',
        args: args.createTemplateAutosaveArgs,
        parse: args.parseCreateTemplateAutosaveArgs,
        endpoint: handlers.create,
        answers: 'item',
        context: 'edit',
        ...shared,
      },
    ],
  });

  server.registerRoute(server.core, '/templates/(?P<parent>[\\d]+)/autosaves/(?P<id>[\\d]+)', {
    schema: templateAutosaveSchema,
    endpoints: [
      {
        methods: 'GET',
        args: args.getTemplateAutosaveArgs,
        parse: args.parseGetTemplateAutosaveArgs,
        endpoint: handlers.get,
        answers: 'item',
        ...shared,
      },
    ],
  });
}
