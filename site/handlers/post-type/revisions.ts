import type { PostType } from '../../domain/post-types.ts';
import type { PostRow } from '../../store/index.ts';
import type { Scope } from '../scope.ts';

/** Stores the current content of a post as a revision, unless the latest revision equals it. */
export async function keepRevision(scope: Scope, type: PostType, post: PostRow): Promise<void> {
  if (!type.supports.has('revisions')) return;
  const { store, caller, permalinks } = scope;
  const slug = `${post.id}-revision-v1`;
  // Autosaves have another slug.
  const last = await store.posts.first({
    access: null,
    types: ['revision'],
    parents: [post.id],
    slugs: [slug],
  });
  if (last && hasSameTexts(last, post)) return;
  const revision = {
    type: 'revision',
    status: 'inherit',
    parent: post.id,
    author: caller?.id ?? post.author,
    title: post.title,
    content: post.content,
    excerpt: post.excerpt,
    date: post.modified,
    date_gmt: post.modified_gmt,
    modified: post.modified,
    modified_gmt: post.modified_gmt,
    slug,
  };
  await store.posts.insert(revision, (id) => ({ guid: permalinks.plainPost(id) }));
}

function hasSameTexts(one: PostRow, other: PostRow): boolean {
  return (
    one.title === other.title && one.content === other.content && one.excerpt === other.excerpt
  );
}
