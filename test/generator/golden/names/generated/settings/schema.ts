// @generated from schemas/resources/settings.json by `npm run generate`. Do not edit. (6b92b4c10888)

/** The settings, as OPTIONS shows it. */
export const settingsSchema = {
  $schema: 'http://json-schema.org/draft-04/schema#',
  title: 'settings',
  description: 'A thing of which there is one.',
  type: 'object',
  properties: { title: { description: 'Name of the site.', type: 'string', default: '' } },
} as const;
