// @generated from schemas/bases/autosaves.json by `npm run generate`. Do not edit. (8ce0f6b46264)

import type { Template as TemplateOf } from '../../runtime/resource/index.ts';

/** What resources made of schemas/bases/autosaves.json have in common. */
export const autosavesBase: TemplateOf = {
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
      preview_link: {
        description: 'Address where the state can be looked at.',
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
          description: 'Number of the ${parent_singular}.',
          type: 'integer',
          show_in_index: false,
          sanitize_callback: 'absint',
        },
      },
      list: {
        methods: 'GET',
        description: 'Lists what was saved by itself of a ${parent_singular}.',
        answers: 'list',
        errors: ['rest_cannot_read', 'rest_post_invalid_parent'],
        args: {
          $include: ['context'],
          parent: { description: 'Number of the ${parent_singular}.', type: 'integer' },
        },
      },
      create: {
        methods: 'POST',
        description: 'Saves the state of a ${parent_singular} that is being edited, beside it.',
        answers: 'item',
        errors: ['rest_autosave_no_changes', 'rest_cannot_edit', 'rest_post_invalid_id'],
        context: 'edit',
        args: {
          $from: '${parent_resource}',
          $as: 'update',
          parent: { description: 'Number of the ${parent_singular}.', type: 'integer' },
        },
      },
    },
    '/(?P<parent>[\\d]+)/autosaves/(?P<id>[\\d]+)': {
      args: {
        parent: { description: 'Number of the ${parent_singular}.', type: 'integer' },
        id: { description: 'Number of the saved state.', type: 'integer' },
      },
      get: {
        methods: 'GET',
        description: 'Shows what was saved by itself last.',
        answers: 'item',
        errors: ['rest_cannot_read', 'rest_post_invalid_parent', 'rest_post_no_autosave'],
        args: { $include: ['context'] },
      },
    },
  },
};
