// @generated from schemas/resources/oembed.json by `npm run generate`. Do not edit. (56f73e6bbccd)

import type { RegisterRoutes } from '../../runtime/server/index.ts';
import type { LinkTable } from '../../runtime/shape/index.ts';
import * as args from './args.ts';
import { embeddedViewContexts, embeddedViewViews } from './contexts.ts';
import type { OembedHandlers } from './handlers.ts';

/** The links of an embedded view, in order. */
export const embeddedViewLinks: LinkTable = [];

/** Registers the routes of `oembed`. */
export const registerOembedRoutes: RegisterRoutes<OembedHandlers> = (
  server,
  handlers,
  callbacks,
) => {
  const shared = {
    shape: { contexts: embeddedViewContexts, views: embeddedViewViews, links: embeddedViewLinks },
    callbacks,
  };

  server.registerRoute('oembed/1.0', '/embed', {
    endpoints: [
      {
        methods: 'GET',
        args: args.getEmbeddedViewArgs,
        parse: args.parseGetEmbeddedViewArgs,
        endpoint: handlers.get,
        answers: 'item',
        errors: { oembed_invalid_url: [404] },
        ...shared,
      },
    ],
  });

  server.registerRoute('oembed/1.0', '/proxy', {
    endpoints: [
      {
        methods: 'GET',
        args: args.proxyEmbeddedViewArgs,
        parse: args.parseProxyEmbeddedViewArgs,
        endpoint: handlers.proxy,
        answers: 'any',
        errors: { oembed_invalid_url: [404] },
        ...shared,
      },
    ],
  });
};
