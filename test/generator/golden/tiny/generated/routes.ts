// @generated from schemas/ by `npm run generate`. Do not edit. (88add24a0255)

import type { Server } from '../runtime/server/index.ts';
import type { Callbacks } from './callbacks.ts';
import { createNoteArgs, listNotesArgs } from './notes/args.ts';
import { noteFilters } from './notes/contexts.ts';
import type { NotesHandlers } from './notes/handlers.ts';
import { noteLinks } from './notes/links.ts';
import { createNoteReader, listNotesReader } from './notes/readers.ts';
import { noteSchema } from './notes/schema.ts';

/** What the site implements: the endpoints of every resource. */
export interface Handlers {
  readonly notes: NotesHandlers;
}

/** Registers every route that the schemas describe, through the door any other code would use. */
export function registerRoutes(server: Server, handlers: Handlers, callbacks: Callbacks): void {
  server.registerRoute(server.core, '/notes', {
    schema: noteSchema,
    endpoints: [
      {
        methods: 'GET',
        args: listNotesArgs,
        reader: listNotesReader,
        endpoint: handlers.notes.list,
        answers: 'list',
        context: 'view',
        shape: { contexts: noteFilters, links: noteLinks },
        callbacks,
      },
      {
        methods: 'POST',
        args: createNoteArgs,
        reader: createNoteReader,
        endpoint: handlers.notes.create,
        answers: 'created',
        context: 'view',
        shape: { contexts: noteFilters, links: noteLinks },
        callbacks,
      },
    ],
  });
}
