import { canEditPost } from '../../domain/permissions/posts.ts';
import { autosavesOf } from '../../handlers/revision/autosaves.ts';
import { textOf } from '../request.ts';
import type { PageRequest } from '../request.ts';
import type { View } from './view.ts';

/**
 * Returns a view as the preview link of an autosave shows it (`preview=true&preview_id=5`): with the content of the
 * caller's autosave, otherwise of the newest one. Callers who may not edit the post get the view unchanged.
 */
export async function previewed<Shown extends { readonly view: View }>(
  { scope, query }: PageRequest,
  shown: Shown,
): Promise<Shown> {
  const { view } = shown;
  if (view.kind !== 'single' || textOf(query, 'preview') !== 'true') return shown;
  const { post } = view;
  if (textOf(query, 'preview_id') !== String(post.id)) return shown;
  if (!canEditPost(scope.caller, post)) return shown;
  const autosaves = await autosavesOf(scope, post.id);
  const autosave = autosaves.find(({ author }) => author === scope.caller?.id) ?? autosaves[0];
  if (!autosave) return shown;
  // Fields that the autosave does not set are empty.
  const texts = {
    title: autosave.title || post.title,
    content: autosave.content || post.content,
    excerpt: autosave.excerpt || post.excerpt,
  };
  return { ...shown, view: { ...view, post: { ...post, ...texts, password: '' } } };
}
