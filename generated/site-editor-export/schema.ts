// @generated from schemas/resources/site-editor-export.json by `npm run generate`. Do not edit. (1c854ea98988)

/** A site editor export, as OPTIONS shows it. */
export const siteEditorExportSchema = {
  $schema: 'http://json-schema.org/draft-04/schema#',
  title: 'site-editor-export',
  description: 'The active theme as it is for this site: a zip.',
  type: 'object',
  properties: {},
} as const;
