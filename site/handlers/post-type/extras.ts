import type { RestError } from '../../../runtime/errors/rest-error.ts';
import { FORMAT_TAXONOMY, formatSlug, postFormats } from '../../domain/built-in-taxonomies.ts';
import type { PostFormat } from '../../domain/built-in-taxonomies.ts';
import type { PostType } from '../../domain/post-types.ts';
import { findTaxonomy } from '../../domain/taxonomies.ts';
import type { PostRow, TermIds } from '../../store/index.ts';
import type { Scope } from '../scope.ts';
import { saveMetaValues } from '../meta-values.ts';
import { ids } from '../parameters.ts';
import type { WriteArgs } from './types.ts';

/**
 * Writes the values of a post outside of its row: terms, format, picture, template, sticky, and registered meta
 * values. Returns the error of an invalid value.
 */
export async function saveExtras(
  scope: Scope,
  type: PostType,
  post: PostRow,
  args: WriteArgs,
): Promise<RestError | null> {
  const { store, keys } = scope;
  if (args.sticky !== undefined) await store.posts.update(post.id, { sticky: args.sticky });
  if (args.featured_media !== undefined) await savePicture(scope, post.id, args.featured_media);
  if (args.template !== undefined)
    await store.meta.set('post', post.id, { [keys.template]: args.template });
  if (args.format !== undefined) await saveFormat(scope, post.id, args.format);
  const terms = termsOf(type, args);
  if (Object.keys(terms).length > 0) await store.posts.setTerms(post.id, terms);
  const { meta } = args;
  return saveMetaValues(scope, { kind: 'post', id: post.id, subtype: type.name }, meta);
}

/** Assigns the default category to a post, unless the request names categories. */
export async function startTerms(
  { store, options }: Scope,
  type: PostType,
  id: number,
  args: Partial<WriteArgs> = {},
): Promise<void> {
  if ('category' in termsOf(type, args)) return;
  if (type.name === 'post' && options.defaultCategory !== 0)
    await store.posts.setTerms(id, { category: [options.defaultCategory] });
}

/** Gives a new post the format of the settings. */
export async function startFormat(scope: Scope, type: PostType, id: number): Promise<void> {
  const format = postFormats.find((name) => name === scope.options.text('default_post_format'));
  if (format !== undefined && type.supports.has('post-formats'))
    await saveFormat(scope, id, format);
}

/** Whether a post has no category any more. Its next change assigns the default category. */
export async function isUnsorted(scope: Scope, type: PostType, id: number): Promise<boolean> {
  if (type.name !== 'post') return false;
  const terms = (await scope.store.posts.termsOf([id])).get(id);
  return !terms?.['category']?.length;
}

/** Returns the terms of a request: arguments named after the bases of the type's taxonomies. */
function termsOf(type: PostType, args: Partial<WriteArgs>): TermIds {
  const sent = new Map<string, unknown>(Object.entries(args));
  const terms: { [taxonomy: string]: number[] } = {};
  for (const name of type.taxonomies) {
    const value = sent.get(findTaxonomy(name)?.base ?? '');
    // The schema of the argument accepts only whole numbers.
    if (Array.isArray(value)) terms[name] = ids(value as number[]);
  }
  return terms;
}

/** An unknown id leaves the picture unchanged; the id of a file that is not a picture removes it. */
async function savePicture({ store, keys }: Scope, id: number, picture: number): Promise<void> {
  const row = picture === 0 ? undefined : await store.posts.byId(picture);
  if (picture !== 0 && !row) return;
  const isPicture = row?.type === 'attachment' && row.mime_type.startsWith('image/');
  await store.meta.set('post', id, { [keys.thumbnail]: isPicture ? String(picture) : null });
}

async function saveFormat({ store }: Scope, id: number, format: PostFormat): Promise<void> {
  const slug = formatSlug(format);
  if (slug === null) {
    await store.posts.setTerms(id, { [FORMAT_TAXONOMY]: [] });
    return;
  }
  const term =
    (await store.terms.bySlug(FORMAT_TAXONOMY, slug)) ??
    (await store.terms.insert({ taxonomy: FORMAT_TAXONOMY, name: slug, slug }));
  await store.posts.setTerms(id, { [FORMAT_TAXONOMY]: [term.id] });
}
