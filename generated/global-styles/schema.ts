// @generated from schemas/resources/global-styles.json by `npm run generate`. Do not edit. (4c51bb4cb007)

/** A global styles, as OPTIONS shows it. */
export const globalStylesSchema = {
  $schema: 'http://json-schema.org/draft-04/schema#',
  title: '{token}_global_styles',
  description: 'What was set here over the settings and styles of a theme.',
  type: 'object',
  properties: {
    id: {
      description: 'Number of the styles.',
      type: 'integer',
      context: ['embed', 'view', 'edit'],
      readonly: true,
    },
    styles: {
      description: 'How the site looks, by element and block.',
      type: ['object'],
      context: ['view', 'edit'],
    },
    settings: { description: 'What editors offer.', type: ['object'], context: ['view', 'edit'] },
    title: {
      description: 'What people call the styles.',
      type: ['object', 'string'],
      default: '',
      context: ['embed', 'view', 'edit'],
      properties: {
        raw: {
          description: 'The title as it is stored.',
          type: 'string',
          context: ['view', 'edit', 'embed'],
        },
        rendered: {
          description: 'The title as HTML, ready to show.',
          type: 'string',
          context: ['view', 'edit', 'embed'],
          readonly: true,
        },
      },
    },
  },
} as const;
