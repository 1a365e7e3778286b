// @generated from schemas/resources/menu-items.json by `npm run generate`. Do not edit. (46f975b70fc5)

/** A menu item, as OPTIONS shows it. */
export const menuItemSchema = {
  $schema: 'http://json-schema.org/draft-04/schema#',
  title: 'menu-item',
  description: 'A line of a menu.',
  type: 'object',
  properties: {
    id: { description: 'Number of the line.', type: 'integer', readonly: true },
    'data-x': { description: 'A name that is no identifier.', type: 'string' },
    ['__proto__']: {
      description: "A name that is none of the language's business.",
      type: 'string',
    },
    '{token}_id': { description: 'A name that carries the product token.', type: 'integer' },
  },
} as const;
