// @generated from schemas/resources/pages/autosaves.json by `npm run generate`. Do not edit. (7944e4b8349c)

/** A page autosave, as OPTIONS shows it. */
export const pageAutosaveSchema = {
  $schema: 'http://json-schema.org/draft-04/schema#',
  title: 'page-revision',
  description: 'A revision of a page.',
  type: 'object',
  properties: {
    author: {
      description: 'ID of the author of the revision.',
      type: 'integer',
      context: ['view', 'edit', 'embed'],
    },
    date: {
      description: 'Date of the revision, in the time zone of the site.',
      type: 'string',
      format: 'date-time',
      context: ['view', 'edit', 'embed'],
    },
    date_gmt: {
      description: 'Date of the revision, in UTC.',
      type: 'string',
      format: 'date-time',
      context: ['view', 'edit'],
    },
    id: {
      description: 'Unique identifier of the revision.',
      type: 'integer',
      context: ['view', 'edit', 'embed'],
    },
    modified: {
      description: 'Date of the last modification, in the time zone of the site.',
      type: 'string',
      format: 'date-time',
      context: ['view', 'edit'],
    },
    modified_gmt: {
      description: 'Date of the last modification, in UTC.',
      type: 'string',
      format: 'date-time',
      context: ['view', 'edit'],
    },
    parent: {
      description: 'ID of the page of the revision, or 0 for the page itself.',
      type: 'integer',
      context: ['view', 'edit', 'embed'],
    },
    slug: {
      description: 'Slug of the revision, which contains the ID of the page.',
      type: 'string',
      context: ['view', 'edit', 'embed'],
    },
    preview_link: {
      description: 'URL of a preview of the autosave.',
      type: 'string',
      format: 'uri',
      context: ['edit'],
      readonly: true,
    },
    title: {
      description: 'Title of the page in this revision.',
      type: 'object',
      context: ['view', 'edit', 'embed'],
      properties: {
        raw: { description: 'Text as stored.', type: 'string', context: ['edit'] },
        rendered: {
          description: 'Text as HTML for display.',
          type: 'string',
          context: ['view', 'edit', 'embed'],
          readonly: true,
        },
      },
    },
    content: {
      description: 'Content of the page in this revision.',
      type: 'object',
      context: ['view', 'edit'],
      properties: {
        raw: { description: 'Text as stored.', type: 'string', context: ['edit'] },
        rendered: {
          description: 'Text as HTML for display.',
          type: 'string',
          context: ['view', 'edit'],
          readonly: true,
        },
        block_version: {
          description:
            'Version of the block format of the content, or 0 for content without blocks.',
          type: 'integer',
          context: ['edit'],
          readonly: true,
          optional: true,
        },
        protected: {
          description: 'Whether the content is password-protected.',
          type: 'boolean',
          context: ['view', 'edit', 'embed'],
          readonly: true,
          optional: true,
        },
      },
    },
    excerpt: {
      description: 'Excerpt of the page in this revision.',
      type: 'object',
      context: ['view', 'edit', 'embed'],
      properties: {
        raw: { description: 'Text as stored.', type: 'string', context: ['edit'] },
        rendered: {
          description: 'Text as HTML for display.',
          type: 'string',
          context: ['view', 'edit', 'embed'],
          readonly: true,
        },
        protected: {
          description: 'Whether the excerpt is password-protected.',
          type: 'boolean',
          context: ['view', 'edit', 'embed'],
          readonly: true,
          optional: true,
        },
      },
    },
    guid: {
      description: 'Globally unique identifier of the revision.',
      type: 'object',
      context: ['view', 'edit'],
      readonly: true,
      properties: {
        raw: {
          description: 'Identifier as stored.',
          type: 'string',
          context: ['edit'],
          readonly: true,
        },
        rendered: {
          description: 'Identifier for display.',
          type: 'string',
          context: ['view', 'edit'],
          readonly: true,
        },
      },
    },
  },
} as const;
