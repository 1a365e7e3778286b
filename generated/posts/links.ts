// @generated from schemas/resources/posts.json by `npm run generate`. Do not edit. (6ad0ade829b6)

import type { LinkTable } from '../../runtime/shape/index.ts';

/** The links of a post, in order. */
export const postLinks: LinkTable = [
  { rel: 'self', href: '/{core}/posts/{id}' },
  { rel: 'collection', href: '/{core}/posts' },
  { rel: 'about', href: '/{core}/types/{type}' },
  { rel: 'author', href: '/{core}/users/{author}', when: 'author', embeddable: true },
  { rel: 'replies', href: '/{core}/comments?post={id}', embeddable: true },
  {
    rel: 'version-history',
    href: '/{core}/posts/{id}/revisions',
    attributes: { count: '{$revision_count}' },
  },
  {
    rel: 'predecessor-version',
    href: '/{core}/posts/{id}/revisions/{$last_revision}',
    when: '$last_revision',
    attributes: { id: '{$last_revision}' },
  },
  {
    rel: '{api_rel}featuredmedia',
    href: '/{core}/media/{featured_media}',
    when: 'featured_media',
    embeddable: true,
  },
  { rel: '{api_rel}attachment', href: '/{core}/media?parent={id}' },
  { rel: '{api_rel}action-publish', href: '/{core}/posts/{id}', when: '$can_publish' },
  {
    rel: '{api_rel}action-unfiltered-html',
    href: '/{core}/posts/{id}',
    when: '$can_use_unfiltered_html',
  },
  { rel: '{api_rel}action-assign-author', href: '/{core}/posts/{id}', when: '$can_assign_author' },
  {
    rel: '{api_rel}term',
    href: '/{core}/categories?post={id}',
    embeddable: true,
    attributes: { taxonomy: 'category' },
  },
  {
    rel: '{api_rel}term',
    href: '/{core}/tags?post={id}',
    embeddable: true,
    attributes: { taxonomy: 'post_tag' },
  },
  {
    rel: '{api_rel}action-assign-categories',
    href: '/{core}/posts/{id}',
    when: '$can_assign_category',
  },
  {
    rel: '{api_rel}action-create-categories',
    href: '/{core}/posts/{id}',
    when: '$can_create_category',
  },
  { rel: '{api_rel}action-assign-tags', href: '/{core}/posts/{id}', when: '$can_assign_post_tag' },
  { rel: '{api_rel}action-create-tags', href: '/{core}/posts/{id}', when: '$can_create_post_tag' },
  { rel: '{api_rel}action-sticky', href: '/{core}/posts/{id}', when: '$can_make_sticky' },
];
