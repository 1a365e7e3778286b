// @generated from schemas/resources/block-directory.json by `npm run generate`. Do not edit. (54ba939ef0cb)

/** A block directory item, as OPTIONS shows it. */
export const blockDirectoryItemSchema = {
  $schema: 'http://json-schema.org/draft-04/schema#',
  title: 'block-directory-item',
  description: 'A block of a plugin in the catalogue.',
  type: 'object',
  properties: {
    name: {
      description: 'Name of the block type, with its namespace.',
      type: 'string',
      context: ['view'],
    },
    title: { description: 'Title of the block.', type: 'string', context: ['view'] },
    description: {
      description: 'Short description of the block.',
      type: 'string',
      context: ['view'],
    },
    id: { description: 'Slug of the plugin in the catalogue.', type: 'string', context: ['view'] },
    rating: { description: 'Rating, from 0 to 5 stars.', type: 'number', context: ['view'] },
    rating_count: { description: 'Number of ratings.', type: 'integer', context: ['view'] },
    active_installs: {
      description: 'Number of sites that use the block.',
      type: 'integer',
      context: ['view'],
    },
    author_block_rating: {
      description: 'Average rating of the blocks of the author.',
      type: 'number',
      context: ['view'],
    },
    author_block_count: {
      description: 'Number of blocks of the author.',
      type: 'integer',
      context: ['view'],
    },
    author: { description: 'Author of the block.', type: 'string', context: ['view'] },
    icon: {
      description: 'URL or name of an icon.',
      type: 'string',
      context: ['view'],
      format: 'uri',
    },
    last_updated: {
      description: 'Date of the last update, in UTC.',
      type: 'string',
      context: ['view'],
      format: 'date-time',
    },
    humanized_updated: {
      description: 'Time since the last update, as text.',
      type: 'string',
      context: ['view'],
    },
  },
} as const;
