// @generated from schemas/bases/revision.json by `npm run generate`. Do not edit. (cd167b015714)

import type { Template as TemplateOf } from '../../runtime/resource/index.ts';

/** What resources made of schemas/bases/revision.json have in common. */
export const revisionBase: TemplateOf = {
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
};
