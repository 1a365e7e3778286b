// @generated from schemas/resources/tags.json by `npm run generate`. Do not edit. (96475a670d95)

import type { LinkTable } from '../../runtime/shape/index.ts';

/** The links of a tag, in order. */
export const tagLinks: LinkTable = [
  { rel: 'self', href: '/{core}/tags/{id}' },
  { rel: 'collection', href: '/{core}/tags' },
  { rel: 'about', href: '/{core}/taxonomies/post_tag' },
  { rel: '{api_rel}post_type', href: '/{core}/posts?tags={id}' },
];
