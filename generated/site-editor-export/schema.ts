// @generated from schemas/resources/site-editor-export.json by `npm run generate`. Do not edit. (f330dd98e72f)

import type { PublicSchema } from '../../runtime/schema/index.ts';

/** A site editor export, as OPTIONS shows it. */
export const siteEditorExportSchema = {
  $schema: 'http://json-schema.org/draft-04/schema#',
  title: 'site-editor-export',
  description: 'The active theme as it is for this site: a zip.',
  type: 'object',
  properties: {},
} as const satisfies PublicSchema;
