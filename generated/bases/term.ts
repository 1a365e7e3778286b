// @generated from schemas/bases/term.json by `npm run generate`. Do not edit. (7a5645a05d99)

import type { Template as TemplateOf } from '../../runtime/resource/index.ts';

/** The common part of resources that extend schemas/bases/term.json. */
export const termBase: TemplateOf = {
  contexts: ['view', 'embed', 'edit'],
  schema: {
    title: '${singular}',
    description: 'A term of the taxonomy ${taxonomy}.',
    type: 'object',
    properties: {
      id: {
        description: 'Unique identifier of the ${singular}.',
        type: 'integer',
        context: ['view', 'embed', 'edit'],
        readonly: true,
      },
      count: {
        $for: 'viewable',
        description: 'Number of published posts with the ${singular}.',
        label: 'Posts',
        type: 'integer',
        context: ['view', 'edit'],
        readonly: true,
      },
      description: {
        description: 'Description of the ${singular}, as HTML.',
        type: 'string',
        context: ['view', 'edit'],
      },
      link: {
        $for: 'viewable',
        description: 'URL of the page that lists the posts with the ${singular}.',
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
        description: 'Slug of the ${singular}, unique in its taxonomy.',
        type: 'string',
        context: ['view', 'embed', 'edit'],
        arg_options: { sanitize_callback: 'sanitizeSlug' },
      },
      taxonomy: {
        $for: 'viewable',
        description: 'Taxonomy of the ${singular}.',
        type: 'string',
        enum: ['${taxonomy}'],
        context: ['view', 'embed', 'edit'],
        readonly: true,
      },
      parent: {
        $for: 'hierarchical',
        description: 'ID of the parent of the ${singular}, or 0 for none.',
        type: 'integer',
        context: ['view', 'edit'],
      },
      meta: {
        description: 'Meta values of the ${singular}, by key.',
        label: 'Meta values',
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
        errors: ['rest_invalid_cursor', 'rest_post_invalid_id'],
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
            description: 'Sort direction.',
            type: 'string',
            enum: ['asc', 'desc'],
            default: 'asc',
          },
          orderby: {
            description: 'Field to sort the ${base} by.',
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
            description: 'Exclude ${base} without posts.',
            type: 'boolean',
            default: false,
          },
          parent: {
            $for: 'hierarchical',
            description: 'Only children of this ${singular}; 0 selects ${base} without a parent.',
            type: 'integer',
          },
          post: {
            description: 'Only ${base} of the post with this ID.',
            type: 'integer',
            default: null,
          },
        },
      },
      create: {
        methods: 'POST',
        description: 'Creates a ${singular}.',
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
      args: { id: { description: 'Unique identifier of the ${singular}.', type: 'integer' } },
      get: {
        methods: 'GET',
        description: 'Returns a ${singular}.',
        answers: 'item',
        errors: ['rest_term_invalid'],
        args: { $include: ['context'] },
      },
      update: {
        methods: 'POST, PUT, PATCH',
        description: 'Updates a ${singular}; properties that are not sent keep their values.',
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
        description: 'Deletes a ${singular} permanently; requires `force`.',
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
