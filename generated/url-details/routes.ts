// @generated from schemas/resources/url-details.json by `npm run generate`. Do not edit. (65dcdb8662a2)

import type { RegisterRoutes } from '../../runtime/server/index.ts';
import type { LinkTable } from '../../runtime/shape/index.ts';
import * as args from './args.ts';
import { urlDetailsContexts, urlDetailsViews } from './contexts.ts';
import type { UrlDetailsHandlers } from './handlers.ts';

/** The links of a url details, in order. */
export const urlDetailsLinks: LinkTable = [];

/** Registers the routes of `url-details`. */
export const registerUrlDetailsRoutes: RegisterRoutes<UrlDetailsHandlers> = (
  server,
  handlers,
  callbacks,
) => {
  const shared = {
    shape: { contexts: urlDetailsContexts, views: urlDetailsViews, links: urlDetailsLinks },
    callbacks,
  };

  server.registerRoute('{token}-block-editor/v1', '/url-details', {
    endpoints: [
      {
        methods: 'GET',
        args: args.getUrlDetailsArgs,
        endpoint: handlers.get,
        answers: 'item',
        errors: { no_content: [404], no_response: [404], rest_cannot_view_url_details: [401, 403] },
        ...shared,
      },
    ],
  });
};
