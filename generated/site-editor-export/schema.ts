// @generated from schemas/resources/site-editor-export.json by `npm run generate`. Do not edit. (d7902ff3a248)

/** A site editor export, as OPTIONS shows it. */
export const siteEditorExportSchema = {
  $schema: 'http://json-schema.org/draft-04/schema#',
  title: 'site-editor-export',
  description: 'The active theme with the changes of this site, as a zip archive.',
  type: 'object',
  properties: {},
} as const;
