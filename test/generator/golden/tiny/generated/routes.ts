// @generated from schemas/ by `npm run generate`. Do not edit. (4421c89b0265)

import type { Registrar } from '../runtime/server/index.ts';
import type { Callbacks } from './callbacks.ts';
import {
  createNoteArgs,
  listNotesArgs,
  parseCreateNoteArgs,
  parseListNotesArgs,
} from './notes/args.ts';
import { noteContexts, noteViews } from './notes/contexts.ts';
import type { NotesHandlers } from './notes/handlers.ts';
import { noteLinks } from './notes/links.ts';
import { noteSchema } from './notes/schema.ts';

/** What the site implements: the endpoints of every resource. */
export interface Handlers {
  readonly notes: NotesHandlers;
}

/** Registers every route that the schemas describe, through the door any other code would use. */
export function registerRoutes(server: Registrar, handlers: Handlers, callbacks: Callbacks): void {
  server.registerRoute(server.core, '/notes', {
    schema: noteSchema,
    endpoints: [
      {
        methods: 'GET',
        args: listNotesArgs,
        parse: parseListNotesArgs,
        endpoint: handlers.notes.list,
        answers: 'list',
        context: 'view',
        shape: { contexts: noteContexts, views: noteViews, links: noteLinks },
        callbacks,
      },
      {
        methods: 'POST',
        args: createNoteArgs,
        parse: parseCreateNoteArgs,
        endpoint: handlers.notes.create,
        answers: 'created',
        context: 'view',
        shape: { contexts: noteContexts, views: noteViews, links: noteLinks },
        callbacks,
      },
    ],
  });
}
