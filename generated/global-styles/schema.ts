// @generated from schemas/resources/global-styles.json by `npm run generate`. Do not edit. (42161fb3955a)

/** A global styles, as OPTIONS shows it. */
export const globalStylesSchema = {
  $schema: 'http://json-schema.org/draft-04/schema#',
  title: '{token}_global_styles',
  description: 'Settings and styles of this site that override those of a theme.',
  type: 'object',
  properties: {
    id: {
      description: 'Unique identifier of the global styles.',
      type: 'integer',
      context: ['embed', 'view', 'edit'],
      readonly: true,
    },
    styles: {
      description: 'Styles, by element and block.',
      type: ['object'],
      context: ['view', 'edit'],
    },
    settings: {
      description: 'Settings of the editor.',
      type: ['object'],
      context: ['view', 'edit'],
    },
    title: {
      description: 'Title of the global styles.',
      type: ['object', 'string'],
      default: '',
      context: ['embed', 'view', 'edit'],
      properties: {
        raw: {
          description: 'Title as stored.',
          type: 'string',
          context: ['view', 'edit', 'embed'],
        },
        rendered: {
          description: 'Title as HTML for display.',
          type: 'string',
          context: ['view', 'edit', 'embed'],
          readonly: true,
        },
      },
    },
  },
} as const;
