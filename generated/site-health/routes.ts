// @generated from schemas/resources/site-health.json by `npm run generate`. Do not edit. (591e43531384)

import type { RegisterRoutes } from '../../runtime/server/index.ts';
import type { LinkTable } from '../../runtime/shape/index.ts';
import * as args from './args.ts';
import { siteHealthTestContexts, siteHealthTestViews } from './contexts.ts';
import type { SiteHealthHandlers } from './handlers.ts';
import { siteHealthTestSchema } from './schema.ts';

/** The links of a site health test, in order. */
export const siteHealthTestLinks: LinkTable = [];

/** Registers the routes of `site-health`. */
export const registerSiteHealthRoutes: RegisterRoutes<SiteHealthHandlers> = (
  server,
  handlers,
  callbacks,
) => {
  const shared = {
    shape: {
      contexts: siteHealthTestContexts,
      views: siteHealthTestViews,
      links: siteHealthTestLinks,
    },
    callbacks,
  };

  server.registerRoute('{token}-site-health/v1', '/tests/background-updates', {
    schema: siteHealthTestSchema,
    endpoints: [
      {
        methods: 'GET',
        args: args.backgroundUpdatesSiteHealthTestArgs,
        endpoint: handlers.backgroundUpdates,
        answers: 'item',
        errors: {},
        ...shared,
      },
    ],
  });

  server.registerRoute('{token}-site-health/v1', '/tests/loopback-requests', {
    schema: siteHealthTestSchema,
    endpoints: [
      {
        methods: 'GET',
        args: args.loopbackRequestsSiteHealthTestArgs,
        endpoint: handlers.loopbackRequests,
        answers: 'item',
        errors: {},
        ...shared,
      },
    ],
  });

  server.registerRoute('{token}-site-health/v1', '/tests/https-status', {
    schema: siteHealthTestSchema,
    endpoints: [
      {
        methods: 'GET',
        args: args.httpsStatusSiteHealthTestArgs,
        endpoint: handlers.httpsStatus,
        answers: 'item',
        errors: {},
        ...shared,
      },
    ],
  });

  server.registerRoute('{token}-site-health/v1', '/tests/dotorg-communication', {
    schema: siteHealthTestSchema,
    endpoints: [
      {
        methods: 'GET',
        args: args.catalogueCommunicationSiteHealthTestArgs,
        endpoint: handlers.catalogueCommunication,
        answers: 'item',
        errors: {},
        ...shared,
      },
    ],
  });

  server.registerRoute('{token}-site-health/v1', '/tests/authorization-header', {
    schema: siteHealthTestSchema,
    endpoints: [
      {
        methods: 'GET',
        args: args.authorizationHeaderSiteHealthTestArgs,
        endpoint: handlers.authorizationHeader,
        answers: 'item',
        errors: {},
        ...shared,
      },
    ],
  });

  server.registerRoute('{token}-site-health/v1', '/directory-sizes', {
    endpoints: [
      {
        methods: 'GET',
        args: args.directorySizesSiteHealthTestArgs,
        endpoint: handlers.directorySizes,
        answers: 'any',
        answerSchema: {
          description: 'Each folder by its name and `_size`, and the sum as `total_size`.',
          type: 'object',
          properties: {
            raw: {
              description: 'Total size in bytes, or 0 if it could not be computed in time.',
              type: 'integer',
            },
          },
          patternProperties: {
            _size$: {
              type: 'object',
              properties: {
                size: {
                  description: 'Size, or the reason why it is unknown, for display.',
                  type: 'string',
                },
                debug: { description: 'Size for debugging.', type: 'string' },
                raw: { description: 'Size in bytes.', type: 'integer', optional: true },
                path: { description: 'Path of the folder.', type: 'string', optional: true },
              },
            },
          },
        },
        errors: {},
        ...shared,
      },
    ],
  });

  server.registerRoute('{token}-site-health/v1', '/tests/page-cache', {
    endpoints: [
      {
        methods: 'GET',
        args: args.pageCacheSiteHealthTestArgs,
        endpoint: handlers.pageCache,
        answers: 'item',
        errors: {},
        ...shared,
      },
    ],
  });
};
