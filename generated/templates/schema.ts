// @generated from schemas/resources/templates.json by `npm run generate`. Do not edit. (7b01667d24f2)

/** A template, as OPTIONS shows it. */
export const templateSchema = {
  $schema: 'http://json-schema.org/draft-04/schema#',
  properties: {
    content: {
      description: 'Blocks of the template.',
      type: ['object', 'string'],
      default: '',
      context: ['embed', 'view', 'edit'],
      properties: {
        raw: { description: 'Text as stored.', type: 'string', context: ['view', 'edit'] },
        block_version: {
          description:
            'Version of the block format of the content, or 0 for content without blocks.',
          type: 'integer',
          context: ['edit'],
          readonly: true,
        },
      },
    },
    title: {
      description: 'Title of the template.',
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
    id: {
      description: 'Theme and slug, separated by `//`.',
      type: 'string',
      context: ['embed', 'view', 'edit'],
      readonly: true,
    },
    slug: {
      description: 'Slug of the template, unique in its theme.',
      type: 'string',
      context: ['embed', 'view', 'edit'],
      required: true,
      minLength: 1,
      pattern: '[a-zA-Z0-9_\\-]+',
    },
    theme: {
      description: 'Theme of the template.',
      type: 'string',
      context: ['embed', 'view', 'edit'],
    },
    type: {
      description: 'Post type that stores the template.',
      label: 'Stored as',
      type: 'string',
      context: ['embed', 'view', 'edit'],
    },
    source: {
      description: 'Source: `theme`, or `custom` after a change on this site.',
      type: 'string',
      context: ['embed', 'view', 'edit'],
      readonly: true,
    },
    origin: {
      description: 'Source before the change; null if unknown.',
      type: ['string', 'null'],
      context: ['embed', 'view', 'edit'],
      readonly: true,
    },
    description: {
      description: 'Description of the template.',
      type: 'string',
      default: '',
      context: ['embed', 'view', 'edit'],
    },
    status: {
      description: 'Status of the template.',
      type: 'string',
      enum: ['publish', 'future', 'draft', 'pending', 'private', 'trash', 'auto-draft'],
      admin: { choices: { publish: 'Published', future: 'Scheduled', pending: 'Pending review' } },
      context: ['embed', 'view', 'edit'],
    },
    '{token}_id': {
      description: 'ID of the post that stores the template, or 0 for a file of the theme.',
      type: 'integer',
      context: ['embed', 'view', 'edit'],
      readonly: true,
    },
    has_theme_file: {
      description: 'Whether the theme has a file for the template.',
      label: 'Has a file in the theme',
      type: 'boolean',
      context: ['embed', 'view', 'edit'],
      readonly: true,
    },
    author: {
      description: 'ID of the user who changed the template, or 0 for a file of the theme.',
      type: 'integer',
      context: ['view', 'edit', 'embed'],
    },
    is_custom: {
      description: 'Whether the template is custom, and not one that the site finds by name.',
      label: 'Custom',
      type: 'boolean',
      context: ['embed', 'view', 'edit'],
      readonly: true,
    },
  },
  title: '{token}_template',
  description: 'A template of the theme or of this site.',
  type: 'object',
} as const;
