import type { SiteEditorExportHandlers } from '../../generated/site-editor-export/handlers.ts';
import { requires } from '../domain/permissions/caller.ts';
import { currentSite } from '../context.ts';
import { zipTheme } from '../themes/export.ts';
import { notFound } from './errors.ts';

export const siteEditorExport: SiteEditorExportHandlers = {
  export: {
    permission: requires(
      'edit_theme_options',
      'rest_cannot_export_templates',
      'You are not allowed to export the theme.',
    ),
    async handle({ request }) {
      const { store, themes, settings } = currentSite();
      const theme = await themes.active(store);
      if (!theme) return notFound('rest_theme_not_found', 'The active theme does not exist.');
      const filename = `${theme.stylesheet.split('/').at(-1)}.zip`;
      request.responseHeaders.set('Content-Disposition', attachment(filename));
      return zipTheme(theme, { store, themes, token: settings.token });
    },
  },
};

/** Returns a Content-Disposition header; a file name that is not ASCII is added in encoded form (RFC 6266). */
function attachment(filename: string): string {
  const plain = filename.replace(/[^ -~]|["\\%]/g, '_');
  const encoded = encodeURIComponent(filename).replace(/['()*]/g, escape);
  const star = plain === filename ? '' : `; filename*=UTF-8''${encoded}`;
  return `attachment; filename="${plain}"${star}`;
}

function escape(mark: string): string {
  return `%${mark.charCodeAt(0).toString(16)}`;
}
