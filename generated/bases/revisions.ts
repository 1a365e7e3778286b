// @generated from schemas/bases/revisions.json by `npm run generate`. Do not edit. (5dc36f234b57)

import type { Template as TemplateOf } from '../../runtime/resource/index.ts';

/** What resources made of schemas/bases/revisions.json have in common. */
export const revisionsBase: TemplateOf = {
  contexts: ['view', 'embed', 'edit'],
  schema: {
    title: '${post_type}-revision',
    description: 'A state that a ${parent_singular} had.',
    type: 'object',
    properties: {
      author: {
        description: 'User who wrote this state.',
        type: 'integer',
        context: ['view', 'edit', 'embed'],
      },
      date: {
        description: 'When it was written, in the time zone of the site.',
        type: 'string',
        format: 'date-time',
        context: ['view', 'edit', 'embed'],
      },
      date_gmt: {
        description: 'When it was written, in UTC.',
        type: 'string',
        format: 'date-time',
        context: ['view', 'edit'],
      },
      id: {
        description: 'Number of the state.',
        type: 'integer',
        context: ['view', 'edit', 'embed'],
      },
      modified: {
        description: 'When it was last changed, in the time zone of the site.',
        type: 'string',
        format: 'date-time',
        context: ['view', 'edit'],
      },
      modified_gmt: {
        description: 'When it was last changed, in UTC.',
        type: 'string',
        format: 'date-time',
        context: ['view', 'edit'],
      },
      parent: {
        description:
          'Number of the ${parent_singular} whose state it is; 0 for the ${parent_singular} itself.',
        type: 'integer',
        context: ['view', 'edit', 'embed'],
      },
      slug: {
        description: 'Name of the state, with the number of the ${parent_singular}.',
        type: 'string',
        context: ['view', 'edit', 'embed'],
      },
    },
  },
  links: { parent: { href: '/${namespace}/${base}/{parent}', when: 'parent' } },
  routes: {
    '/(?P<parent>[\\d]+)/revisions': {
      args: { parent: { description: 'Number of the ${parent_singular}.', type: 'integer' } },
      list: {
        methods: 'GET',
        description: 'Lists the revisions of a ${parent_singular}, the newest first.',
        answers: 'page',
        errors: [
          'rest_cannot_read',
          'rest_no_search_term_defined',
          'rest_orderby_include_missing_include',
          'rest_post_invalid_parent',
          'rest_revision_invalid_offset_number',
          'rest_revision_invalid_page_number',
        ],
        args: {
          $include: ['context', 'collection', 'selection', 'offset'],
          per_page: {
            description: 'Most items on a page; all of them when absent.',
            type: 'integer',
            minimum: 1,
            maximum: 100,
            validate_callback: 'validateRequestArg',
            sanitize_callback: 'absint',
          },
          order: {
            description: 'Whether the order goes up or down.',
            type: 'string',
            enum: ['asc', 'desc'],
            default: 'desc',
          },
          orderby: {
            description: 'Field that puts the revisions in order.',
            type: 'string',
            enum: ['date', 'id', 'include', 'relevance', 'slug', 'include_slugs', 'title'],
            default: 'date',
          },
        },
      },
    },
    '/(?P<parent>[\\d]+)/revisions/(?P<id>[\\d]+)': {
      args: {
        parent: { description: 'Number of the ${parent_singular}.', type: 'integer' },
        id: { description: 'Number of the revision.', type: 'integer' },
      },
      nested: { under: ['parent'], missing: 'rest_post_invalid_id' },
      get: {
        methods: 'GET',
        description: 'Shows one revision.',
        answers: 'item',
        errors: ['rest_cannot_read', 'rest_post_invalid_id', 'rest_post_invalid_parent'],
        args: { $include: ['context'] },
      },
      delete: {
        methods: 'DELETE',
        description: 'Deletes one revision for good, which `force` has to confirm.',
        answers: 'deleted',
        errors: [
          'rest_cannot_delete',
          'rest_post_invalid_id',
          'rest_post_invalid_parent',
          'rest_trash_not_supported',
        ],
        context: 'view',
        args: { $include: ['force'] },
      },
    },
  },
};
