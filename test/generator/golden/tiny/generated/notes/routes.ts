// @generated from schemas/resources/notes.json by `npm run generate`. Do not edit. (820192c81ad4)

import type { RegisterRoutes } from '../../runtime/server/index.ts';
import type { LinkTable } from '../../runtime/shape/index.ts';
import * as args from './args.ts';
import { noteContexts, noteViews } from './contexts.ts';
import type { NotesHandlers } from './handlers.ts';
import { noteSchema } from './schema.ts';

/** The links of a note, in order. */
export const noteLinks: LinkTable = [];

/** Registers the routes of `notes`. */
export const registerNotesRoutes: RegisterRoutes<NotesHandlers> = (server, handlers, callbacks) => {
  const shared = {
    shape: { contexts: noteContexts, views: noteViews, links: noteLinks },
    callbacks,
  };

  server.registerRoute(server.core, '/notes', {
    schema: noteSchema,
    endpoints: [
      {
        methods: 'GET',
        args: args.listNotesArgs,
        parse: args.parseListNotesArgs,
        endpoint: handlers.list,
        answers: 'list',
        errors: {},
        ...shared,
      },
      {
        methods: 'POST',
        args: args.createNoteArgs,
        parse: args.parseCreateNoteArgs,
        endpoint: handlers.create,
        answers: 'created',
        errors: {},
        ...shared,
      },
    ],
  });
};
