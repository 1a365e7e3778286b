// @generated from schemas/resources/block-renderer.json by `npm run generate`. Do not edit. (dd7cbd6b4dd5)

/** A rendered block, as OPTIONS shows it. */
export const renderedBlockSchema = {
  $schema: 'http://json-schema.org/draft-04/schema#',
  title: 'rendered-block',
  description: 'A block as the server shows it at the moment.',
  type: 'object',
  properties: {
    rendered: {
      description: 'The block as HTML.',
      type: 'string',
      required: true,
      context: ['edit'],
    },
  },
} as const;
