// @generated from schemas/resources/templates/autosaves.json by `npm run generate`. Do not edit. (3aec8f8cc11c)

/** A template autosave, as OPTIONS shows it. */
export const templateAutosaveSchema = {
  $schema: 'http://json-schema.org/draft-04/schema#',
  title: '{token}_template-revision',
  description: 'A revision of a template.',
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
      description: 'ID of the template of the revision, or 0 for the template itself.',
      type: 'integer',
      context: ['view', 'edit', 'embed'],
    },
    slug: {
      description: 'Slug of the revision, which contains the ID of the template.',
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
          optional: true,
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
    guid: {
      description: 'Globally unique identifier of the revision.',
      type: 'object',
      properties: { raw: { type: 'string' }, rendered: { type: 'string' } },
      context: ['view', 'edit'],
    },
  },
} as const;
