// @generated from schemas/bases/template.json by `npm run generate`. Do not edit. (768826bd0790)

import type { Template as TemplateOf } from '../../runtime/resource/index.ts';

/** What resources made of schemas/bases/template.json have in common. */
export const templateBase: TemplateOf = {
  schema: {
    properties: {
      content: {
        description: 'What the ${noun} consists of, in blocks.',
        type: ['object', 'string'],
        default: '',
        context: ['embed', 'view', 'edit'],
        arg_options: { validate_callback: 'checkMapOrList' },
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
        description: 'What people call the ${noun}.',
        type: ['object', 'string'],
        default: '',
        context: ['embed', 'view', 'edit'],
        arg_options: { validate_callback: 'checkMapOrList' },
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
        description: 'Name of the ${noun} in its theme.',
        type: 'string',
        context: ['embed', 'view', 'edit'],
        required: true,
        minLength: 1,
        pattern: '[a-zA-Z0-9_\\-]+',
      },
      theme: {
        description: 'Theme that the ${noun} is for.',
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
        type: 'string',
        answers: { type: ['string', 'null'] },
        context: ['embed', 'view', 'edit'],
        readonly: true,
      },
      description: {
        description: 'What the ${noun} is for.',
        type: 'string',
        default: '',
        context: ['embed', 'view', 'edit'],
      },
      status: {
        description: 'How far the ${noun} is on its way to being used.',
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
        $for: 'chosen',
        description:
          'Whether it is one that people choose, and none that the site looks for by name.',
        type: 'boolean',
        context: ['embed', 'view', 'edit'],
        readonly: true,
      },
      area: {
        $for: 'area',
        description: 'Where in a page the part stands: header, footer or uncategorized.',
        type: 'string',
        context: ['embed', 'view', 'edit'],
      },
    },
    title: '${post_type}',
    description: 'A ${noun} of the theme, or of this site.',
    type: 'object',
  },
  contexts: ['view', 'embed', 'edit'],
  facts: {
    can_publish: { description: 'Whether the caller may publish ${noun}s.', type: 'boolean' },
    can_use_unfiltered_html: {
      description: 'Whether the caller may write any HTML.',
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
        description: 'Lists the ${noun}s of the active theme, as they are for this site.',
        answers: 'list',
        errors: ['rest_cannot_manage_templates'],
        args: {
          $include: ['context'],
          '{token}_id': { description: 'Only the one that is kept as this post.', type: 'integer' },
          area: { description: 'Only those of this area.', type: 'string' },
          post_type: {
            description: 'Only those that posts of this type can choose.',
            type: 'string',
          },
        },
      },
      create: {
        methods: 'POST',
        description: 'Adds a ${noun} to this site.',
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
        description:
          'Shows the ${noun} that the site would use for something it has none for by name.',
        answers: 'item',
        errors: ['rest_cannot_manage_templates', 'rest_template_not_found'],
        args: {
          slug: { description: 'Name to look for.', type: 'string', required: true },
          is_custom: { description: 'Whether it is one that people choose.', type: 'boolean' },
          template_prefix: {
            description: 'Beginning that the name has in common with others: `taxonomy-genre`.',
            type: 'string',
          },
        },
      },
    },
    '/(?P<id>([^\\/:<>\\*\\?"\\|]+(?:\\/[^\\/:<>\\*\\?"\\|]+)?)[\\/\\w-]+)': {
      args: {
        id: {
          description: 'Theme and slug, with `//` between them.',
          type: 'string',
          sanitize_callback: 'sanitizeTemplateId',
        },
      },
      get: {
        methods: 'GET',
        description: 'Shows one ${noun}.',
        answers: 'item',
        errors: ['rest_cannot_manage_templates', 'rest_template_not_found'],
        args: { $include: ['context'] },
      },
      update: {
        methods: 'POST, PUT, PATCH',
        description:
          'Changes one ${noun}; a file of the theme stays as it is, and the change is kept beside it.',
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
        description: 'Takes back what was changed here: the file of the theme counts again.',
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
