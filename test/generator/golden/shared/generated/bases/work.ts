// @generated from schemas/bases/work.json by `npm run generate`. Do not edit. (452086624b88)

import type { Template } from '../../runtime/resource/index.ts';

/** The common part of resources that extend schemas/bases/work.json. */
export const workBase: Template = {
  base: '${resource}',
  contexts: ['view', 'edit'],
  schema: {
    title: '${singular}',
    description: 'A ${singular} by a ${maker}.',
    type: 'object',
    properties: {
      id: {
        description: 'Number of the ${singular}.',
        type: 'integer',
        readonly: true,
        context: ['view', 'edit'],
      },
      title: {
        description: 'Title of the ${singular}.',
        type: 'object',
        required: true,
        context: ['view', 'edit'],
        arg_options: {
          validate_callback: null,
          sanitize_callback: null,
          accepts: { type: ['string', 'object'], properties: { raw: { type: 'string' } } },
        },
        properties: {
          raw: { description: 'As it is stored.', type: 'string', context: ['edit'] },
          rendered: {
            description: 'As it is shown.',
            type: 'string',
            context: ['view', 'edit'],
            readonly: true,
          },
        },
      },
      status: {
        description: 'Whether it is public.',
        type: 'string',
        enum: ['draft', 'public'],
        default: 'draft',
        context: ['edit'],
      },
    },
  },
  routes: {
    '/': {
      list: {
        methods: 'GET',
        description: 'Lists ${base}.',
        answers: 'page',
        args: { $include: ['context', 'pages'] },
      },
      create: { methods: 'POST', answers: 'created', context: 'edit', args: { $from: 'schema' } },
    },
    '/(?P<id>[\\d]+)': {
      allow_batch: { v1: true },
      args: { id: { description: 'Number of the ${singular}.', type: 'integer' } },
      get: { methods: 'GET', answers: 'item', args: { $include: ['context'] } },
      update: {
        methods: 'POST, PUT, PATCH',
        answers: 'item',
        context: 'edit',
        args: { $from: 'schema' },
      },
      delete: { methods: 'DELETE', answers: 'deleted', context: 'edit' },
    },
  },
};
