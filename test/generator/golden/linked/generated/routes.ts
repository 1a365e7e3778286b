// @generated from schemas/ by `npm run generate`. Do not edit. (7a5f02114390)

import type { Registrar } from '../runtime/server/index.ts';
import type { Callbacks } from './callbacks.ts';
import {
  listLettersArgs,
  parseListLettersArgs,
  parseSortLetterArgs,
  sortLetterArgs,
} from './letters/args.ts';
import { letterContexts, letterViews } from './letters/contexts.ts';
import type { LettersHandlers } from './letters/handlers.ts';
import { letterLinks } from './letters/links.ts';
import { letterSchema } from './letters/schema.ts';
import {
  getPersonArgs,
  parseGetPersonArgs,
  parseUpdatePersonArgs,
  updatePersonArgs,
} from './people/args.ts';
import { personContexts, personViews } from './people/contexts.ts';
import type { PeopleHandlers } from './people/handlers.ts';
import { personLinks } from './people/links.ts';
import { personSchema } from './people/schema.ts';

/** What the site implements: the endpoints of every resource. */
export interface Handlers {
  readonly letters: LettersHandlers;
  readonly people: PeopleHandlers;
}

/** Registers every route that the schemas describe, through the door any other code would use. */
export function registerRoutes(server: Registrar, handlers: Handlers, callbacks: Callbacks): void {
  server.registerRoute('post/v1', '/letters', {
    schema: letterSchema,
    endpoints: [
      {
        methods: 'GET',
        args: listLettersArgs,
        parse: parseListLettersArgs,
        endpoint: handlers.letters.list,
        answers: 'page',
        context: 'view',
        shape: {
          contexts: letterContexts,
          views: letterViews,
          links: letterLinks,
          facts: handlers.letters.facts,
        },
        callbacks,
      },
    ],
  });

  server.registerRoute('post/v1', '/letters/sorted', {
    endpoints: [
      {
        methods: 'POST',
        args: sortLetterArgs,
        parse: parseSortLetterArgs,
        endpoint: handlers.letters.sort,
        answers: 'any',
        context: 'view',
        shape: {
          contexts: letterContexts,
          views: letterViews,
          links: letterLinks,
          facts: handlers.letters.facts,
        },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/people/(?P<id>[\\d]+)', {
    schema: personSchema,
    endpoints: [
      {
        methods: 'GET',
        args: getPersonArgs,
        parse: parseGetPersonArgs,
        endpoint: handlers.people.get,
        answers: 'item',
        context: 'view',
        shape: { contexts: personContexts, views: personViews, links: personLinks },
        callbacks,
      },
      {
        methods: 'POST, PUT, PATCH',
        args: updatePersonArgs,
        parse: parseUpdatePersonArgs,
        endpoint: handlers.people.update,
        answers: 'item',
        context: 'view',
        shape: { contexts: personContexts, views: personViews, links: personLinks },
        callbacks,
      },
    ],
  });
}
