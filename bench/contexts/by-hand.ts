import type { Post, PostEmbed, PostView } from '../../generated/posts/types.ts';

/** What somebody would write who knows what the `view` context shows of a post. */
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

/** What somebody would write who knows what the `embed` context shows of a post. */
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
