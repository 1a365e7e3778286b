// @generated from schemas/bases/term.json by `npm run generate`. Do not edit. (eab74e3345f3)

import type { Template as TemplateOf } from '../../runtime/resource/index.ts';

/** What resources made of schemas/bases/term.json have in common. */
export const termBase: TemplateOf = {
  contexts: ['view', 'embed', 'edit'],
  schema: {
    title: '${singular}',
    description: 'A term of the taxonomy ${taxonomy}.',
    type: 'object',
    properties: {
      id: {
        description: 'Number of the ${singular}.',
        type: 'integer',
        context: ['view', 'embed', 'edit'],
        readonly: true,
      },
      count: {
        $for: 'viewable',
        description: 'How many published posts have the ${singular}.',
        type: 'integer',
        context: ['view', 'edit'],
        readonly: true,
      },
      description: {
        description: 'What the ${singular} is about, as HTML.',
        type: 'string',
        context: ['view', 'edit'],
      },
      link: {
        $for: 'viewable',
        description: 'Address of the page that lists the posts of the ${singular}.',
        type: 'string',
        format: 'uri',
        context: ['view', 'embed', 'edit'],
        readonly: true,
      },
      name: {
        description: 'Title of the ${singular}.',
        type: 'string',
        required: true,
        context: ['view', 'embed', 'edit'],
        arg_options: { sanitize_callback: 'sanitizeTextField' },
      },
      slug: {
        description: 'Name of the ${singular} in addresses; no other of its taxonomy has it.',
        type: 'string',
        context: ['view', 'embed', 'edit'],
        arg_options: { sanitize_callback: 'sanitizeSlug' },
      },
      taxonomy: {
        $for: 'viewable',
        description: 'Taxonomy that the ${singular} belongs to.',
        type: 'string',
        enum: ['${taxonomy}'],
        context: ['view', 'embed', 'edit'],
        readonly: true,
      },
      parent: {
        $for: 'hierarchical',
        description: 'The ${singular} that this one stands under; 0 for none.',
        type: 'integer',
        context: ['view', 'edit'],
      },
      meta: {
        description: 'Further values kept with the ${singular}, by key.',
        type: 'object',
        properties: {},
        context: ['view', 'edit'],
        arg_options: { validate_callback: 'checkMeta', sanitize_callback: null },
      },
    },
  },
  links: {
    self: { href: '/${namespace}/${base}/{id}' },
    collection: { href: '/${namespace}/${base}' },
    about: { href: '/{core}/taxonomies/${taxonomy}' },
    up: {
      $for: 'hierarchical',
      href: '/${namespace}/${base}/{parent}',
      when: 'parent',
      embeddable: true,
    },
  },
  routes: {
    '/': {
      allow_batch: { v1: true },
      list: {
        methods: 'GET',
        description: 'Lists ${base}.',
        answers: 'page',
        errors: ['rest_post_invalid_id'],
        args: {
          $include: [
            'context',
            'collection',
            'cursor',
            'selection',
            { $for: 'flat', value: 'offset' },
            'slugs',
          ],
          order: {
            description: 'Whether the order goes up or down.',
            type: 'string',
            enum: ['asc', 'desc'],
            default: 'asc',
          },
          orderby: {
            description: 'Field that puts the ${base} in order.',
            type: 'string',
            enum: [
              'id',
              'include',
              'name',
              'slug',
              'include_slugs',
              'term_group',
              'description',
              'count',
            ],
            default: 'name',
          },
          hide_empty: {
            description: 'Leave out ${base} that no post has.',
            type: 'boolean',
            default: false,
          },
          parent: {
            $for: 'hierarchical',
            description: 'Only ${base} that stand right under this one; 0 for the topmost.',
            type: 'integer',
          },
          post: {
            description: 'Only ${base} of the post with this number.',
            type: 'integer',
            default: null,
          },
        },
      },
      create: {
        methods: 'POST',
        description: 'Adds a new ${singular}.',
        answers: 'created',
        errors: [
          'duplicate_term_slug',
          'empty_term_name',
          'rest_cannot_create',
          'rest_taxonomy_not_hierarchical',
          'rest_term_invalid',
          'term_exists',
        ],
        context: 'edit',
        args: { $from: 'schema' },
      },
    },
    '/(?P<id>[\\d]+)': {
      allow_batch: { v1: true },
      args: { id: { description: 'Number of the ${singular}.', type: 'integer' } },
      get: {
        methods: 'GET',
        description: 'Shows one ${singular}.',
        answers: 'item',
        errors: ['rest_term_invalid'],
        args: { $include: ['context'] },
      },
      update: {
        methods: 'POST, PUT, PATCH',
        description: 'Changes one ${singular}; what is not sent stays as it is.',
        answers: 'item',
        errors: [
          'duplicate_term_slug',
          'empty_term_name',
          'rest_cannot_update',
          'rest_precondition_failed',
          'rest_taxonomy_not_hierarchical',
          'rest_term_invalid',
        ],
        context: 'edit',
        args: { $from: 'schema' },
      },
      delete: {
        methods: 'DELETE',
        description: 'Deletes one ${singular} for good, which `force` has to confirm.',
        answers: 'deleted',
        errors: [
          'rest_cannot_delete',
          'rest_precondition_failed',
          'rest_term_invalid',
          'rest_trash_not_supported',
        ],
        context: 'edit',
        args: { $include: ['force'] },
      },
    },
  },
};
