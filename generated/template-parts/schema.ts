// @generated from schemas/resources/template-parts.json by `npm run generate`. Do not edit. (8acc765b88cf)

/** A template part, as OPTIONS shows it. */
export const templatePartSchema = {
  $schema: 'http://json-schema.org/draft-04/schema#',
  properties: {
    content: {
      description: 'Blocks of the template part.',
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
      description: 'Title of the template part.',
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
      description: 'Slug of the template part, unique in its theme.',
      type: 'string',
      context: ['embed', 'view', 'edit'],
      required: true,
      minLength: 1,
      pattern: '[a-zA-Z0-9_\\-]+',
    },
    theme: {
      description: 'Theme of the template part.',
      type: 'string',
      context: ['embed', 'view', 'edit'],
    },
    type: {
      description: 'Post type that stores the template part.',
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
      description: 'Description of the template part.',
      type: 'string',
      default: '',
      context: ['embed', 'view', 'edit'],
    },
    status: {
      description: 'Status of the template part.',
      type: 'string',
      enum: ['publish', 'future', 'draft', 'pending', 'private', 'trash', 'auto-draft'],
      admin: { choices: { publish: 'Published', future: 'Scheduled', pending: 'Pending review' } },
      context: ['embed', 'view', 'edit'],
    },
    '{token}_id': {
      description: 'ID of the post that stores the template part, or 0 for a file of the theme.',
      type: 'integer',
      context: ['embed', 'view', 'edit'],
      readonly: true,
    },
    has_theme_file: {
      description: 'Whether the theme has a file for the template part.',
      label: 'Has a file in the theme',
      type: 'boolean',
      context: ['embed', 'view', 'edit'],
      readonly: true,
    },
    author: {
      description: 'ID of the user who changed the template part, or 0 for a file of the theme.',
      type: 'integer',
      context: ['view', 'edit', 'embed'],
    },
    area: {
      description: 'Area of the part in a page: header, footer or uncategorized.',
      type: 'string',
      context: ['embed', 'view', 'edit'],
    },
  },
  title: '{token}_template_part',
  description: 'A template part of the theme or of this site.',
  type: 'object',
} as const;
