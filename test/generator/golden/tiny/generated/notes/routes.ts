// @generated from schemas/resources/notes.json by `npm run generate`. Do not edit. (3cc418fb719d)

import type { Registrar } from '../../runtime/server/index.ts';
import type { LinkTable } from '../../runtime/shape/index.ts';
import type { Callbacks } from '../callbacks.ts';
import * as args from './args.ts';
import { noteContexts, noteViews } from './contexts.ts';
import type { NotesHandlers } from './handlers.ts';
import { noteSchema } from './schema.ts';

/** The links of a note, in order. */
export const noteLinks: LinkTable = [];

/** Registers the routes of `notes`. */
export function registerNotesRoutes(
  server: Registrar,
  handlers: NotesHandlers,
  callbacks: Callbacks,
): void {
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
}
