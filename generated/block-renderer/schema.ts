// @generated from schemas/resources/block-renderer.json by `npm run generate`. Do not edit. (330bae48bd1f)

/** A rendered block, as OPTIONS shows it. */
export const renderedBlockSchema = {
  $schema: 'http://json-schema.org/draft-04/schema#',
  title: 'rendered-block',
  description: 'The server-side rendering of a block.',
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
