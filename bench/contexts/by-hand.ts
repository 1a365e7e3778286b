import type { Post, PostEmbed, PostView } from '../../generated/posts/types.ts';
import { facts, root } from './service.ts';

/** Returns the view of a post, written by hand. */
export function viewOf(post: Post): PostView {
  return {
    date: post.date,
    date_gmt: post.date_gmt,
    guid: { rendered: post.guid.rendered },
    id: post.id,
    link: post.link,
    modified: post.modified,
    modified_gmt: post.modified_gmt,
    slug: post.slug,
    status: post.status,
    type: post.type,
    title: { rendered: post.title.rendered },
    author: post.author,
    comment_status: post.comment_status,
    ping_status: post.ping_status,
    meta: post.meta,
    template: post.template,
    content: { rendered: post.content.rendered, protected: post.content.protected },
    excerpt: { rendered: post.excerpt.rendered, protected: post.excerpt.protected },
    featured_media: post.featured_media,
    format: post.format,
    sticky: post.sticky,
    categories: post.categories,
    tags: post.tags,
  };
}

/** Returns the `embed` view of a post, written by hand. */
export function embedOf(post: Post): PostEmbed {
  return {
    date: post.date,
    id: post.id,
    link: post.link,
    slug: post.slug,
    type: post.type,
    title: { rendered: post.title.rendered },
    author: post.author,
    excerpt: { rendered: post.excerpt.rendered, protected: post.excerpt.protected },
    featured_media: post.featured_media,
  };
}

/** `_fields=id,title.rendered` */
export function fieldsOf(post: Post): { readonly id: number; readonly title: object } {
  return { id: post.id, title: { rendered: post.title.rendered } };
}

/** The `_fields` of a page of teasers. */
export function teaserOf(post: Post): object {
  return {
    date: post.date,
    id: post.id,
    link: post.link,
    title: { rendered: post.title.rendered },
    author: post.author,
    excerpt: { rendered: post.excerpt.rendered },
    featured_media: post.featured_media,
  };
}

/** Returns the links of a post for a reader, written by hand. */
export function linksOf(post: Post): object {
  const posts = `${root}cms/v2/posts`;
  const self = `${posts}/${post.id}`;
  const { revision_count: count, last_revision: id } = facts;
  const { featured_media: media } = post;
  return {
    self: [{ href: self }],
    collection: [{ href: posts }],
    about: [{ href: `${root}cms/v2/types/post` }],
    author: [{ embeddable: true, href: `${root}cms/v2/users/${post.author}` }],
    replies: [{ embeddable: true, href: `${root}cms/v2/comments?post=${post.id}` }],
    'version-history': [{ count, href: `${self}/revisions` }],
    'predecessor-version': [{ id, href: `${self}/revisions/${id}` }],
    ...(media > 0 && {
      'cms:featuredmedia': [{ embeddable: true, href: `${root}cms/v2/media/${media}` }],
    }),
    'cms:attachment': [{ href: `${root}cms/v2/media?parent=${post.id}` }],
    'cms:term': [
      { embeddable: true, taxonomy: 'category', href: `${root}cms/v2/categories?post=${post.id}` },
      { embeddable: true, taxonomy: 'post_tag', href: `${root}cms/v2/tags?post=${post.id}` },
    ],
    curies: [{ name: 'cms', href: 'https://api.example/{rel}', templated: true }],
  };
}
