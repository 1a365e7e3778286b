// @generated from schemas/bases/revision.json by `npm run generate`. Do not edit. (875015169e89)

import type { Template as TemplateOf } from '../../runtime/resource/index.ts';

/** What resources made of schemas/bases/revision.json have in common. */
export const revisionBase: TemplateOf = {
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
};
