// @generated from schemas/bases/post-actions.json by `npm run generate`. Do not edit. (703973c91739)

import type { Template as TemplateOf } from '../../runtime/resource/index.ts';

/** What resources made of schemas/bases/post-actions.json have in common. */
export const postActionsBase: TemplateOf = {
  schema: {
    links: [
      {
        $for: 'publishing',
        rel: '{api_rel}action-publish',
        title: 'The caller may publish this ${singular}.',
        href: '{rest_url}/${namespace}/${base}/{id}',
        targetSchema: {
          type: 'object',
          properties: { status: { type: 'string', enum: ['publish', 'future'] } },
        },
      },
      {
        rel: '{api_rel}action-unfiltered-html',
        title: 'The caller may use unfiltered HTML.',
        href: '{rest_url}/${namespace}/${base}/{id}',
        targetSchema: { type: 'object', properties: { content: { raw: { type: 'string' } } } },
      },
    ],
  },
};
