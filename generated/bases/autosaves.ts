// @generated from schemas/bases/autosaves.json by `npm run generate`. Do not edit. (8f5ac13e2dc8)

import type { Template as TemplateOf } from '../../runtime/resource/index.ts';

/** The common part of resources that extend schemas/bases/autosaves.json. */
export const autosavesBase: TemplateOf = {
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
      preview_link: {
        description: 'URL of a preview of the autosave.',
        type: 'string',
        format: 'uri',
        context: ['edit'],
        readonly: true,
      },
    },
  },
  links: { parent: { href: '/${namespace}/${base}/{parent}', when: 'parent' } },
  routes: {
    '/(?P<id>[\\d]+)/autosaves': {
      args: {
        id: {
          description: 'Unique identifier of the ${parent_singular}.',
          type: 'integer',
          show_in_index: false,
          sanitize_callback: 'absint',
        },
      },
      list: {
        methods: 'GET',
        description: 'Lists the autosaves of a ${parent_singular}.',
        answers: 'list',
        errors: ['rest_cannot_read', 'rest_post_invalid_parent'],
        args: {
          $include: ['context'],
          parent: { description: 'Unique identifier of the ${parent_singular}.', type: 'integer' },
        },
      },
      create: {
        methods: 'POST',
        description: 'Saves the current edits of a ${parent_singular} as an autosave.',
        answers: 'item',
        errors: [
          'empty_content',
          'invalid_date',
          'rest_autosave_no_changes',
          'rest_cannot_assign_sticky',
          'rest_cannot_assign_term',
          'rest_cannot_edit',
          'rest_cannot_edit_others',
          'rest_cannot_publish',
          'rest_invalid_author',
          'rest_invalid_field',
          'rest_post_invalid_id',
        ],
        context: 'edit',
        args: {
          $from: '${parent_resource}',
          $as: 'update',
          parent: { description: 'Unique identifier of the ${parent_singular}.', type: 'integer' },
        },
      },
    },
    '/(?P<parent>[\\d]+)/autosaves/(?P<id>[\\d]+)': {
      args: {
        parent: { description: 'Unique identifier of the ${parent_singular}.', type: 'integer' },
        id: { description: 'Unique identifier of the autosave.', type: 'integer' },
      },
      get: {
        methods: 'GET',
        description: 'Returns the latest autosave.',
        answers: 'item',
        errors: ['rest_cannot_read', 'rest_post_invalid_parent', 'rest_post_no_autosave'],
        args: { $include: ['context'] },
      },
    },
  },
};
