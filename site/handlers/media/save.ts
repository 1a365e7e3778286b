import { isError } from '../../../runtime/errors/rest-error.ts';
import type { RestError } from '../../../runtime/errors/rest-error.ts';
import type { HandlerRequest } from '../../../runtime/server/index.ts';
import type { CreateAttachmentArgs } from '../../../generated/media/types.ts';
import type { PostType } from '../../domain/post-types.ts';
import { baseName, uploadedFileOf } from '../../media/details.ts';
import type { StoredFile } from '../../media/store-file.ts';
import type { PostRow } from '../../store/index.ts';
import type { KnownPost } from '../post-type/access.ts';
import type { PostDraft } from '../post-type/draft.ts';
import { saveExtras } from '../post-type/extras.ts';
import { savePost } from '../post-type/save.ts';
import { inTransaction } from '../scope.ts';
import type { Scope } from '../scope.ts';
import { incomingFile } from './incoming.ts';
import { keepingFiles, storeUpload } from './upload.ts';
import { readDraft } from '../post-type/draft.ts';
import { noSuch } from '../references.ts';

/**
 * Stores the file of a request and adds its attachment: both or neither. Errors: those of `parentRefusal`,
 * `incomingFile`, `readMediaDraft` and `storeUpload`.
 */
export async function createMedia(
  scope: Scope,
  type: PostType,
  request: HandlerRequest<CreateAttachmentArgs>,
): Promise<PostRow | RestError> {
  const misplaced = await parentRefusal(scope, request.args.post);
  if (misplaced) return misplaced;
  const incoming = incomingFile(scope, request.request);
  if (isError(incoming)) return incoming;
  // Validates the fields before a file is stored.
  const draft = await readMediaDraft(scope, type, request.args, null);
  if (isError(draft)) return draft;
  const stored = await storeUpload(scope, incoming);
  if (isError(stored)) return stored;
  return keepingFiles(scope, stored.files, () =>
    inTransaction(scope, async (inside) => {
      const post = await addMedia(inside, type, draft, stored);
      return isError(post) ? post : saveRest(inside, type, post, request.args);
    }),
  );
}

/** Changes the data of an attachment. Errors: those of `parentRefusal` and `readMediaDraft`. */
export async function changeMedia(
  scope: Scope,
  type: PostType,
  args: CreateAttachmentArgs,
  before: KnownPost,
): Promise<PostRow | RestError> {
  const misplaced = await parentRefusal(scope, args.post);
  if (misplaced) return misplaced;
  const draft = await readMediaDraft(scope, type, args, before);
  if (isError(draft)) return draft;
  const post = await savePost(scope, type, draft, before);
  return isError(post) ? post : saveRest(scope, type, post, args);
}

/** Adds an attachment for a stored file. */
export async function addMedia(
  scope: Scope,
  type: PostType,
  draft: PostDraft,
  { file, type: mime_type, details }: StoredFile,
): Promise<PostRow | RestError> {
  const uploaded = uploadedFileOf(file, details);
  const post = await savePost(scope, type, withTitle(draft, uploaded, details.image_meta), null);
  if (isError(post)) return post;
  const { store, keys, media } = scope;
  await store.meta.set('post', post.id, { [keys.file]: file, [keys.fileDetails]: details });
  return (await store.posts.update(post.id, { mime_type, guid: media.urlOf(uploaded) })) ?? post;
}

/**
 * Sets a title and a caption that the request leaves out: from the metadata of the photograph, otherwise
 * the title is the name of the uploaded file without its extension.
 */
function withTitle(
  draft: PostDraft,
  file: string,
  facts: StoredFile['details']['image_meta'],
): PostDraft {
  const { title = '', caption = '' } = facts ?? {};
  const usual = /^\d*$/.test(title) ? baseName(file).replace(/\.[^.]+$/, '') : title;
  return {
    ...draft,
    title: draft.title || usual,
    excerpt: draft.excerpt || caption,
  };
}

/** Writes the parent and the alternative text of an attachment, and its values outside of its row. */
async function saveRest(
  scope: Scope,
  type: PostType,
  post: PostRow,
  args: CreateAttachmentArgs,
): Promise<PostRow | RestError> {
  const { store, keys } = scope;
  if (args.post !== undefined)
    await store.posts.update(post.id, { parent: Math.max(0, args.post) });
  if (args.alt_text !== undefined)
    await store.meta.set('post', post.id, { [keys.altText]: args.alt_text });
  return (await saveExtras(scope, type, post, args)) ?? post;
}

/** Returns `rest_invalid_param` when a file cannot belong to the post: a revision, another file, or no post at all. */
async function parentRefusal(
  { store }: Scope,
  parent: number | undefined,
): Promise<RestError | null> {
  if (parent === undefined || parent === 0) return null;
  const row = await store.posts.byId(parent);
  if (!row) return noSuch('post', 'Invalid post ID.');
  if (row.type !== 'revision' && row.type !== 'attachment') return null;
  return noSuch('post', 'The parent of an attachment cannot be an attachment or a revision.');
}

/** Returns the draft of an attachment from a request. Errors: those of a post. */
async function readMediaDraft(
  scope: Scope,
  type: PostType,
  args: CreateAttachmentArgs,
  before: KnownPost | null,
): Promise<PostDraft | RestError> {
  // Captions and descriptions are stored in the columns of excerpts and contents.
  const stored = { ...args, excerpt: args.caption, content: args.description };
  const draft = await readDraft(scope, type, stored, before);
  if (isError(draft)) return draft;
  // A file is either private or inherits the status of its post.
  const { status } = draft;
  if (status !== undefined) draft.status = status === 'private' ? 'private' : 'inherit';
  else if (before === null) draft.status = 'inherit';
  return draft;
}
