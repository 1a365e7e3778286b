import { isError } from '../../../runtime/errors/rest-error.ts';
import type { RestError } from '../../../runtime/errors/rest-error.ts';
import type { UploadFolder } from '../../../runtime/http/index.ts';
import type { EditAttachmentArgs } from '../../../generated/media/types.ts';
import type { PostType } from '../../domain/post-types.ts';
import { baseName, siblingPath, uploadedFileOf } from '../../media/details.ts';
import type { Details } from '../../media/details.ts';
import type { ImageMeta } from '../../media/exif.ts';
import { editPicture, formatOf, readPicture } from '../../media/pictures.ts';
import type { Edit, Picture } from '../../media/pictures.ts';
import { storeFile } from '../../media/store-file.ts';
import type { StoredFile } from '../../media/store-file.ts';
import type { PostRow } from '../../store/index.ts';
import { badRequest, notFound } from '../errors.ts';
import type { KnownPost } from '../post-type/access.ts';
import { inTransaction } from '../scope.ts';
import type { Scope } from '../scope.ts';
import { mediaFile } from './file.ts';
import { addMedia } from './save.ts';
import { inWorkplace, keepingFiles, uploadFolder } from './upload.ts';
import { Problem } from '../../lib/problem.ts';

/**
 * Rotates and crops a picture into a new attachment, which copies the texts of the original. Errors:
 * `rest_unknown_attachment`, `rest_cannot_edit_file_type`, `rest_image_not_edited`,
 * `rest_unknown_image_file_type`, `rest_image_rotation_failed`, `rest_image_crop_failed`.
 */
export async function editMedia(
  scope: Scope,
  type: PostType,
  post: KnownPost,
  args: EditAttachmentArgs,
): Promise<PostRow | RestError> {
  const source = sourceOf(scope, post, args.src);
  if (isError(source)) return source;
  const edits = editsOf(args);
  if (edits.length === 0)
    return badRequest(
      'rest_image_not_edited',
      'The image was not edited: the request has no modifiers.',
    );
  const stored = await inWorkplace(scope, async (workplace) => {
    const picture = await openSource(scope, source, post.mime_type, workplace);
    if (isError(picture)) return picture;
    return storeEdited(scope, source, { picture, edits, path: workplace.next() }, post.mime_type);
  });
  if (isError(stored)) return stored;
  const made = withOrigin(stored, source, post.id);
  return keepingFiles(scope, made.files, () =>
    inTransaction(scope, (inside) => addEdited(inside, type, post, made)),
  );
}

interface Source {
  /** The file that was uploaded. */
  readonly file: string;
  readonly details: Details;
}

/** Returns the picture to edit, or an error if `src` is not one of its URLs. */
function sourceOf(scope: Scope, post: KnownPost, src: string): Source | RestError {
  const { file, isPicture, details } = mediaFile(scope, post);
  if (!isPicture || details === null || file === '' || !isOneOf(src, file, details))
    return notFound('rest_unknown_attachment', 'The URL does not belong to this image.');
  if (formatOf(post.mime_type) === undefined)
    return badRequest('rest_cannot_edit_file_type', 'Images of this type cannot be edited.');
  return { file: uploadedFileOf(file, details), details };
}

/** Whether a URL ends with the path of the file or of one of its copies. */
function isOneOf(
  src: string,
  file: string,
  { sizes = {}, original_image: original }: Details,
): boolean {
  const [address = ''] = src.split('?');
  const names = [
    baseName(file),
    ...(original === undefined ? [] : [original]),
    ...Object.values(sizes).map((size) => size.file),
  ];
  return names.some((name) => {
    const path = siblingPath(file, name);
    return address.endsWith(path) || address.endsWith(encodeURI(path));
  });
}

async function openSource(
  { media }: Scope,
  { file }: Source,
  type: string,
  workplace: UploadFolder,
): Promise<Picture | RestError> {
  const path = await media.localPath(file, () => workplace.next());
  const format = formatOf(type);
  const picture =
    path === null || format === undefined
      ? new Problem('The file of the image does not exist.')
      : await readPicture(path, format);
  if (!(picture instanceof Problem)) return picture;
  return badRequest('rest_unknown_image_file_type', 'The image cannot be read.');
}

const FAILURES: { readonly [kind in Edit['kind']]: readonly [string, string] } = {
  rotate: ['rest_image_rotation_failed', 'The image cannot be rotated.'],
  crop: ['rest_image_crop_failed', 'The image cannot be cropped.'],
};

/** The edits of a picture, and the path to write the result to. */
interface EditJob {
  readonly picture: Picture;
  readonly edits: readonly Edit[];
  readonly path: string;
}

async function storeEdited(
  scope: Scope,
  { file }: Source,
  { picture, edits, path }: EditJob,
  type: string,
): Promise<StoredFile | RestError> {
  const problem = await editPicture(picture, edits, path);
  if (typeof problem === 'string') return badRequest(...FAILURES[problem]);
  const target = { path, type, name: editedName(baseName(file)), folder: uploadFolder(scope) };
  const stored = problem ?? (await storeFile(scope.media, scope.options, target));
  if (!(stored instanceof Problem)) return stored;
  return badRequest('rest_unknown_image_file_type', stored.message);
}

/** Returns `tower-edited.png` for `tower.png` and for `tower-edited.png`. */
function editedName(name: string): string {
  const dot = name.lastIndexOf('.');
  return `${name.slice(0, dot).replace(/-edited(?:-\d+)?$/, '')}-edited${name.slice(dot)}`;
}

/** The EXIF data of the original stays valid; only the orientation is normalized. */
function withOrigin(stored: StoredFile, { file, details }: Source, id: number): StoredFile {
  const facts = { ...details.image_meta, ...filledIn(stored.details.image_meta) };
  const isTurned = (facts.orientation ?? '0') !== '0';
  return {
    ...stored,
    details: {
      ...stored.details,
      // One of the two has every member.
      image_meta: { ...facts, ...(isTurned ? { orientation: '1' } : {}) } as ImageMeta,
      parent_image: { attachment_id: id, file },
    },
  };
}

function filledIn(facts: ImageMeta | undefined): Partial<ImageMeta> {
  const entries = Object.entries(facts ?? {});
  return Object.fromEntries(
    entries.filter(([, value]) => value !== '' && value !== '0' && value.length > 0),
  );
}

async function addEdited(
  scope: Scope,
  type: PostType,
  { title, content, excerpt, meta }: KnownPost,
  stored: StoredFile,
): Promise<PostRow | RestError> {
  const draft = { title, content, excerpt, status: 'inherit' };
  const post = await addMedia(scope, type, draft, stored);
  if (isError(post)) return post;
  const { store, keys } = scope;
  await store.meta.set('post', post.id, { [keys.altText]: meta[keys.altText] });
  return post;
}

/** Returns the edits of a request: `modifiers` or, in the older form, one argument per number. */
function editsOf(args: EditAttachmentArgs): readonly Edit[] {
  if (args.modifiers !== undefined) return args.modifiers.map(editOf);
  const { rotation, x, y, width, height } = args;
  const edits: Edit[] = [];
  if (rotation) edits.push({ kind: 'rotate', angle: rotation });
  if (x !== undefined && y !== undefined && width !== undefined && height !== undefined)
    edits.push({ kind: 'crop', left: x, top: y, width, height });
  return edits;
}

type Modifier = NonNullable<EditAttachmentArgs['modifiers']>[number];

function editOf({ type, args }: Modifier): Edit {
  if (type === 'rotate' && args && 'angle' in args) return { kind: type, angle: args.angle };
  if (type === 'crop' && args && 'left' in args) return { kind: type, ...args };
  throw new Error('media: an edit without type and arguments got through its checks');
}
