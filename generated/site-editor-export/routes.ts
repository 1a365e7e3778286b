// @generated from schemas/resources/site-editor-export.json by `npm run generate`. Do not edit. (f657b2fe7865)

import type { RegisterRoutes } from '../../runtime/server/index.ts';
import type { LinkTable } from '../../runtime/shape/index.ts';
import * as args from './args.ts';
import { siteEditorExportContexts, siteEditorExportViews } from './contexts.ts';
import type { SiteEditorExportHandlers } from './handlers.ts';

/** The links of a site editor export, in order. */
export const siteEditorExportLinks: LinkTable = [];

/** Registers the routes of `site-editor-export`. */
export const registerSiteEditorExportRoutes: RegisterRoutes<SiteEditorExportHandlers> = (
  server,
  handlers,
  callbacks,
) => {
  const shared = {
    shape: {
      contexts: siteEditorExportContexts,
      views: siteEditorExportViews,
      links: siteEditorExportLinks,
    },
    callbacks,
  };

  server.registerRoute('{token}-block-editor/v1', '/export', {
    endpoints: [
      {
        methods: 'GET',
        args: args.exportSiteEditorExportArgs,
        endpoint: handlers.export,
        answers: 'any',
        media: 'application/zip',
        errors: { rest_cannot_export_templates: [401, 403], rest_theme_not_found: [404] },
        ...shared,
      },
    ],
  });
};
