import type { BlockRenderer } from '../../block-type.ts';

/** What the post says, where no password keeps it closed. */
export const postContent: BlockRenderer = async ({ post, wrapper, contentOf, html }) => {
  if (!post || post.password !== '') return html``;
  const content = await contentOf({ key: `post ${post.id}`, content: post.content, post });
  return content.text === '' ? html`` : html`<div ${wrapper()}>${content}</div>`;
};
