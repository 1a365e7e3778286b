import type { RestError } from '../../runtime/errors/rest-error.ts';
import type { PostRow, Session } from '../store/index.ts';
import { failure } from './errors.ts';

/** Whether a post that is not in the trash has this number, and is one of the wanted. */
export async function hasPost(
  store: Session,
  id: number,
  isWanted: (post: PostRow) => boolean,
): Promise<boolean> {
  const post = await store.posts.byId(id);
  return post !== undefined && post.status !== 'trash' && isWanted(post);
}

/** Whether a term of the taxonomy has this number. */
export async function hasTerm(store: Session, id: number, taxonomy: string): Promise<boolean> {
  return (await store.terms.byId(id))?.taxonomy === taxonomy;
}

/** Whether a file is an image. */
export function isImage({ type, mime_type }: PostRow): boolean {
  return type === 'attachment' && mime_type.startsWith('image/');
}

/** Returns the error for a parameter that refers to something that does not exist, in the form of failed validations. */
export function noSuch(param: string, message: string, code = 'rest_invalid_param'): RestError {
  return noneSuch([[param, message]], code);
}

/** Returns one error for all parameters that refer to something that does not exist. */
export function noneSuch(
  problems: readonly (readonly [param: string, message: string])[],
  code = 'rest_invalid_param',
): RestError {
  const names = problems.map(([param]) => param).join(', ');
  const [first] = problems;
  const text = code === 'rest_invalid_param' ? `Invalid parameters: ${names}` : (first?.[1] ?? '');
  return failure(400, code, text, { params: Object.fromEntries(problems), details: {} });
}
