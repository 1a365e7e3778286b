// @generated from schemas/bases/template.json by `npm run generate`. Do not edit. (d11308a57d0d)

import type { Template as TemplateOf } from '../../runtime/resource/index.ts';

/** What resources made of schemas/bases/template.json have in common. */
export const templateBase: TemplateOf = {
  schema: {
    properties: {
      content: {
        description: 'Blocks of the ${noun}.',
        type: ['object', 'string'],
        default: '',
        context: ['embed', 'view', 'edit'],
        arg_options: { validate_callback: 'checkMapOrList' },
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
        description: 'Title of the ${noun}.',
        type: ['object', 'string'],
        default: '',
        context: ['embed', 'view', 'edit'],
        arg_options: { validate_callback: 'checkMapOrList' },
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
        description: 'Slug of the ${noun}, unique in its theme.',
        type: 'string',
        context: ['embed', 'view', 'edit'],
        required: true,
        minLength: 1,
        pattern: '[a-zA-Z0-9_\\-]+',
      },
      theme: {
        description: 'Theme of the ${noun}.',
        type: 'string',
        context: ['embed', 'view', 'edit'],
      },
      type: {
        description: 'Post type that stores the ${noun}.',
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
        type: 'string',
        answers: { type: ['string', 'null'] },
        context: ['embed', 'view', 'edit'],
        readonly: true,
      },
      description: {
        description: 'Description of the ${noun}.',
        type: 'string',
        default: '',
        context: ['embed', 'view', 'edit'],
      },
      status: {
        description: 'Status of the ${noun}.',
        type: 'string',
        enum: ['publish', 'future', 'draft', 'pending', 'private'],
        answers: {
          type: 'string',
          enum: ['publish', 'future', 'draft', 'pending', 'private', 'trash', 'auto-draft'],
        },
        default: 'publish',
        context: ['embed', 'view', 'edit'],
      },
      '{token}_id': {
        description: 'ID of the post that stores the ${noun}, or 0 for a file of the theme.',
        type: 'integer',
        context: ['embed', 'view', 'edit'],
        readonly: true,
      },
      has_theme_file: {
        description: 'Whether the theme has a file for the ${noun}.',
        type: 'boolean',
        context: ['embed', 'view', 'edit'],
        readonly: true,
      },
      author: {
        description: 'ID of the user who changed the ${noun}, or 0 for a file of the theme.',
        type: 'integer',
        context: ['view', 'edit', 'embed'],
      },
      is_custom: {
        $for: 'chosen',
        description: 'Whether the ${noun} is custom, and not one that the site finds by name.',
        type: 'boolean',
        context: ['embed', 'view', 'edit'],
        readonly: true,
      },
      area: {
        $for: 'area',
        description: 'Area of the part in a page: header, footer or uncategorized.',
        type: 'string',
        context: ['embed', 'view', 'edit'],
      },
    },
    title: '${post_type}',
    description: 'A ${noun} of the theme or of this site.',
    type: 'object',
  },
  contexts: ['view', 'embed', 'edit'],
  facts: {
    can_publish: { description: 'Whether the caller may publish ${noun}s.', type: 'boolean' },
    can_use_unfiltered_html: {
      description: 'Whether the caller may use unfiltered HTML.',
      type: 'boolean',
    },
  },
  links: {
    self: { href: '/${namespace}/${base}/{+id}' },
    collection: { href: '/${namespace}/${base}' },
    about: { href: '/{core}/types/{type}' },
    '{api_rel}action-publish': { href: '/${namespace}/${base}/{+id}', when: '$can_publish' },
    '{api_rel}action-unfiltered-html': {
      href: '/${namespace}/${base}/{+id}',
      when: '$can_use_unfiltered_html',
    },
  },
  routes: {
    '/': {
      list: {
        methods: 'GET',
        description: 'Lists the ${noun}s of the active theme, with the changes of this site.',
        answers: 'list',
        errors: ['rest_cannot_manage_templates'],
        args: {
          $include: ['context'],
          '{token}_id': {
            description: 'Only the ${noun} that is stored as this post.',
            type: 'integer',
          },
          area: { description: 'Only ${noun}s of this area.', type: 'string' },
          post_type: { description: 'Only ${noun}s for posts of this type.', type: 'string' },
        },
      },
      create: {
        methods: 'POST',
        description: 'Creates a ${noun} on this site.',
        answers: 'created',
        context: 'view',
        errors: [
          'empty_content',
          'rest_cannot_manage_templates',
          'rest_invalid_author',
          'rest_template_insert_error',
        ],
        args: { $from: 'schema' },
      },
    },
    '/lookup': {
      shows_schema: false,
      lookup: {
        methods: 'GET',
        description: 'Returns the fallback ${noun} for a name without a ${noun} of its own.',
        answers: 'item',
        errors: ['rest_cannot_manage_templates', 'rest_template_not_found'],
        args: {
          slug: { description: 'Slug to look up.', type: 'string', required: true },
          is_custom: { description: 'Whether the ${noun} is custom.', type: 'boolean' },
          template_prefix: {
            description: 'Prefix of the slug, for example `taxonomy-genre`.',
            type: 'string',
          },
        },
      },
    },
    '/(?P<id>([^\\/:<>\\*\\?"\\|]+(?:\\/[^\\/:<>\\*\\?"\\|]+)?)[\\/\\w-]+)': {
      args: {
        id: {
          description: 'Theme and slug, separated by `//`.',
          type: 'string',
          sanitize_callback: 'sanitizeTemplateId',
        },
      },
      get: {
        methods: 'GET',
        description: 'Returns a ${noun}.',
        answers: 'item',
        errors: ['rest_cannot_manage_templates', 'rest_template_not_found'],
        args: { $include: ['context'] },
      },
      update: {
        methods: 'POST, PUT, PATCH',
        description:
          'Updates a ${noun}. The file of the theme does not change; the update is stored on this site.',
        answers: 'item',
        context: 'edit',
        errors: [
          'empty_content',
          'rest_cannot_manage_templates',
          'rest_invalid_author',
          'rest_template_not_found',
        ],
        args: { $from: 'schema' },
      },
      delete: {
        methods: 'DELETE',
        description: 'Deletes the changes of this site, which restores the file of the theme.',
        answers: 'deleted',
        context: 'edit',
        errors: [
          'rest_cannot_delete',
          'rest_cannot_manage_templates',
          'rest_invalid_template',
          'rest_template_already_trashed',
          'rest_template_not_found',
        ],
        args: { $include: ['force'] },
      },
    },
  },
};
