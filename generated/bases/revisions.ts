// @generated from schemas/bases/revisions.json by `npm run generate`. Do not edit. (7678cdb0b46f)

import type { Template as TemplateOf } from '../../runtime/resource/index.ts';

/** The common part of resources that extend schemas/bases/revisions.json. */
export const revisionsBase: TemplateOf = {
  contexts: ['view', 'embed', 'edit'],
  schema: {
    title: '${post_type}-revision',
    description: 'A revision of a ${parent_singular}.',
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
        description:
          'ID of the ${parent_singular} of the revision, or 0 for the ${parent_singular} itself.',
        type: 'integer',
        context: ['view', 'edit', 'embed'],
      },
      slug: {
        description: 'Slug of the revision, which contains the ID of the ${parent_singular}.',
        type: 'string',
        context: ['view', 'edit', 'embed'],
      },
    },
  },
  links: { parent: { href: '/${namespace}/${base}/{parent}', when: 'parent' } },
  routes: {
    '/(?P<parent>[\\d]+)/revisions': {
      args: {
        parent: { description: 'Unique identifier of the ${parent_singular}.', type: 'integer' },
      },
      list: {
        methods: 'GET',
        description: 'Lists the revisions of a ${parent_singular}, newest first.',
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
            description: 'Maximum number of items per page; all items if absent.',
            type: 'integer',
            minimum: 1,
            maximum: 100,
            validate_callback: 'validateRequestArg',
            sanitize_callback: 'absint',
          },
          order: {
            description: 'Sort direction.',
            type: 'string',
            enum: ['asc', 'desc'],
            default: 'desc',
          },
          orderby: {
            description: 'Field to sort the revisions by.',
            type: 'string',
            enum: ['date', 'id', 'include', 'relevance', 'slug', 'include_slugs', 'title'],
            default: 'date',
          },
        },
      },
    },
    '/(?P<parent>[\\d]+)/revisions/(?P<id>[\\d]+)': {
      args: {
        parent: { description: 'Unique identifier of the ${parent_singular}.', type: 'integer' },
        id: { description: 'Unique identifier of the revision.', type: 'integer' },
      },
      nested: { under: ['parent'], missing: 'rest_post_invalid_id' },
      get: {
        methods: 'GET',
        description: 'Returns a revision.',
        answers: 'item',
        errors: ['rest_cannot_read', 'rest_post_invalid_id', 'rest_post_invalid_parent'],
        args: { $include: ['context'] },
      },
      delete: {
        methods: 'DELETE',
        description: 'Deletes a revision permanently; requires `force`.',
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
