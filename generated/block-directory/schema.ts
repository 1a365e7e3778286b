// @generated from schemas/resources/block-directory.json by `npm run generate`. Do not edit. (3431ad974115)

/** A block directory item, as OPTIONS shows it. */
export const blockDirectoryItemSchema = {
  $schema: 'http://json-schema.org/draft-04/schema#',
  title: 'block-directory-item',
  description: 'A block that a plugin of the catalogue brings.',
  type: 'object',
  properties: {
    name: {
      description: 'Name of the block type, with its namespace.',
      type: 'string',
      context: ['view'],
    },
    title: { description: 'What people call the block.', type: 'string', context: ['view'] },
    description: {
      description: 'What the block is for, in a few words.',
      type: 'string',
      context: ['view'],
    },
    id: { description: 'Name of its plugin in the catalogue.', type: 'string', context: ['view'] },
    rating: {
      description: 'Stars that people give it, five at most.',
      type: 'number',
      context: ['view'],
    },
    rating_count: {
      description: 'How many people gave stars.',
      type: 'integer',
      context: ['view'],
    },
    active_installs: { description: 'How many sites use it.', type: 'integer', context: ['view'] },
    author_block_rating: {
      description: 'Stars that the blocks of its author have on average.',
      type: 'number',
      context: ['view'],
    },
    author_block_count: {
      description: 'How many blocks its author has published.',
      type: 'integer',
      context: ['view'],
    },
    author: { description: 'Who wrote the block.', type: 'string', context: ['view'] },
    icon: {
      description: 'Address of a picture, or the name of one.',
      type: 'string',
      context: ['view'],
      format: 'uri',
    },
    last_updated: {
      description: 'When it was changed last, in UTC.',
      type: 'string',
      context: ['view'],
      format: 'date-time',
    },
    humanized_updated: { description: 'The same in words.', type: 'string', context: ['view'] },
  },
} as const;
