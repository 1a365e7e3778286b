// @generated from schemas/resources/templates.json by `npm run generate`. Do not edit. (1b9b7c6a63b8)

/** A template, as OPTIONS shows it. */
export const templateSchema = {
  $schema: 'http://json-schema.org/draft-04/schema#',
  properties: {
    content: {
      description: 'What the template consists of, in blocks.',
      type: ['object', 'string'],
      default: '',
      context: ['embed', 'view', 'edit'],
      properties: {
        raw: {
          description: 'The text as it is stored.',
          type: 'string',
          context: ['view', 'edit'],
        },
        block_version: {
          description: 'Version of the block format of the text; 0 for a text without blocks.',
          type: 'integer',
          context: ['edit'],
          readonly: true,
        },
      },
    },
    title: {
      description: 'What people call the template.',
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
    id: {
      description: 'Theme and slug, with `//` between them.',
      type: 'string',
      context: ['embed', 'view', 'edit'],
      readonly: true,
    },
    slug: {
      description: 'Name of the template in its theme.',
      type: 'string',
      context: ['embed', 'view', 'edit'],
      required: true,
      minLength: 1,
      pattern: '[a-zA-Z0-9_\\-]+',
    },
    theme: {
      description: 'Theme that the template is for.',
      type: 'string',
      context: ['embed', 'view', 'edit'],
    },
    type: {
      description: 'Post type that it is kept as.',
      type: 'string',
      context: ['embed', 'view', 'edit'],
    },
    source: {
      description: 'Where it comes from: `theme`, or `custom` once it was changed here.',
      type: 'string',
      context: ['embed', 'view', 'edit'],
      readonly: true,
    },
    origin: {
      description: 'Where it came from before it was changed; null when nothing is known.',
      type: ['string', 'null'],
      context: ['embed', 'view', 'edit'],
      readonly: true,
    },
    description: {
      description: 'What the template is for.',
      type: 'string',
      default: '',
      context: ['embed', 'view', 'edit'],
    },
    status: {
      description: 'How far the template is on its way to being used.',
      type: 'string',
      enum: ['publish', 'future', 'draft', 'pending', 'private', 'trash', 'auto-draft'],
      context: ['embed', 'view', 'edit'],
    },
    '{token}_id': {
      description: 'Number of the post that it is kept as; 0 for a file of the theme.',
      type: 'integer',
      context: ['embed', 'view', 'edit'],
      readonly: true,
    },
    has_theme_file: {
      description: 'Whether the theme has a file for it.',
      type: 'boolean',
      context: ['embed', 'view', 'edit'],
      readonly: true,
    },
    author: {
      description: 'User who changed it; 0 for a file of the theme.',
      type: 'integer',
      context: ['view', 'edit', 'embed'],
    },
    is_custom: {
      description:
        'Whether it is one that people choose, and none that the site looks for by name.',
      type: 'boolean',
      context: ['embed', 'view', 'edit'],
      readonly: true,
    },
  },
  title: '{token}_template',
  description: 'A template of the theme, or of this site.',
  type: 'object',
} as const;
