// @generated from schemas/resources/letters.json by `npm run generate`. Do not edit. (f8d36888c28d)

import type { RegisterRoutes } from '../../runtime/server/index.ts';
import type { LinkTable } from '../../runtime/shape/index.ts';
import * as args from './args.ts';
import { letterContexts, letterViews } from './contexts.ts';
import type { LettersHandlers } from './handlers.ts';
import { letterSchema } from './schema.ts';

/** The links of a letter, in order. */
export const letterLinks: LinkTable = [
  { rel: 'self', href: '/post/v1/letters/{id}' },
  { rel: 'author', href: '/{core}/people/{author}', when: 'author', embeddable: true },
  {
    rel: 'next',
    href: '/post/v1/letters/{$answer}',
    when: '$answered',
    embeddable: true,
    attributes: { number: '{$answer}' },
  },
  { rel: 'next', href: 'https://example.org/' },
  { rel: 'via', href: '/{core}/people/{author}?context=view', when: 'author', embeddable: true },
];

/** Registers the routes of `letters`. */
export const registerLettersRoutes: RegisterRoutes<LettersHandlers> = (
  server,
  handlers,
  callbacks,
) => {
  const shared = {
    shape: {
      contexts: letterContexts,
      views: letterViews,
      links: letterLinks,
      facts: handlers.facts,
    },
    callbacks,
  };

  server.registerRoute('post/v1', '/letters', {
    schema: letterSchema,
    endpoints: [
      {
        methods: 'GET',
        args: args.listLettersArgs,
        parse: args.parseListLettersArgs,
        endpoint: handlers.list,
        answers: 'page',
        errors: {},
        ...shared,
      },
    ],
  });

  server.registerRoute('post/v1', '/letters/sorted', {
    endpoints: [
      {
        methods: 'POST',
        args: args.sortLetterArgs,
        parse: args.parseSortLetterArgs,
        endpoint: handlers.sort,
        answers: 'any',
        errors: {},
        ...shared,
      },
    ],
  });
};
