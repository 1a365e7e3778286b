import type { RestError } from '../../runtime/errors/rest-error.ts';
import type { PropertySchema } from '../../runtime/schema/types.ts';
import { settingsSchema } from '../../generated/settings/schema.ts';
import { postFormats } from '../domain/built-in-taxonomies.ts';
import { optionOf, privacyPageOption } from '../domain/options.ts';
import { postTypeOf } from '../domain/post-types.ts';
import { isZone } from '../domain/zones.ts';
import type { PostRow, Session } from '../store/index.ts';
import { failure } from './errors.ts';
import type { Scope } from './scope.ts';

/** Whether a wanted post with this id exists outside the trash. */
async function hasPost(
  store: Session,
  id: number,
  isWanted: (post: PostRow) => boolean,
): Promise<boolean> {
  const post = await store.posts.byId(id);
  return post !== undefined && post.status !== 'trash' && isWanted(post);
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
  const text = code === 'rest_invalid_param' ? `Invalid parameters: ${names}.` : (first?.[1] ?? '');
  return failure(400, code, text, { params: Object.fromEntries(problems), details: {} });
}

/** Returns the problem of a value of a setting, or `null`. */
type Check = (value: unknown, store: Session) => string | null | Promise<string | null>;

const FORMATS: ReadonlySet<unknown> = new Set(['', '0', ...postFormats]);

/** The settings that refer to something, by their names in the API; 0 refers to nothing. */
const CHECKS: { readonly [setting: string]: Check } = {
  url: (value) =>
    /^https?:\/\//i.test(String(value)) ? null : 'The URL must start with http:// or https://.',
  timezone: (value) => (isZone(String(value)) ? null : 'Invalid time zone.'),
  start_of_week: (value) =>
    Number(value) >= 0 && Number(value) <= 6
      ? null
      : 'A day of the week must be a number from 0 to 6.',
  // The service has no texts in other languages.
  language: (value) =>
    value === '' || value === 'en_US' ? null : 'The language is not available.',
  default_category: number(
    async (id, { terms }) => (await terms.byId(id))?.taxonomy === 'category',
    'Invalid category ID.',
  ),
  default_post_format: (value) => (FORMATS.has(value) ? null : 'Invalid post format.'),
  show_on_front: (value) =>
    value === 'posts' || value === 'page' ? null : 'The front page must be `posts` or `page`.',
  page_on_front: number(isPage, 'Invalid page ID.'),
  page_for_posts: number(isPage, 'Invalid page ID.'),
  page_for_privacy_policy: number(isPage, 'Invalid page ID.'),
  site_logo: number(isPicture, 'Invalid image ID.'),
  site_icon: number(isPicture, 'Invalid image ID.'),
};

/**
 * Removes a post that is trashed or deleted from the settings that refer to its type. Without its front page
 * the site shows the latest posts.
 */
export async function forgetPost(
  { store, settings }: Scope,
  { id, type }: Pick<PostRow, 'id' | 'type'>,
): Promise<void> {
  const { base } = postTypeOf(type);
  const options = await store.options.all();
  const referring = Object.entries<PropertySchema>(settingsSchema.properties).flatMap(
    ([name, { admin }]) => (admin?.relation === base ? [optionOf(name)] : []),
  );
  // This setting has no property.
  const privacyPage = type === 'page' ? [privacyPageOption(settings.token)] : [];
  const names = [...referring, ...privacyPage].filter((name) => Number(options.get(name)) === id);
  if (names.length === 0) return;
  await store.options.set({
    ...Object.fromEntries(names.map((name) => [name, 0])),
    ...(names.includes('page_on_front') && { show_on_front: 'posts' }),
  });
}

/** Returns the problems of values that refer to something that does not exist. */
export async function settingProblems(
  store: Session,
  sent: ReadonlyMap<string, unknown>,
): Promise<readonly (readonly [setting: string, message: string])[]> {
  const problems: (readonly [string, string])[] = [];
  for (const [name, check] of Object.entries(CHECKS)) {
    const value = sent.get(name) ?? null;
    const problem = value === null ? null : await check(value, store);
    if (problem !== null) problems.push([name, problem]);
  }
  return problems;
}

function number(exists: (id: number, store: Session) => Promise<boolean>, message: string): Check {
  return async (value, store) =>
    value === 0 || (await exists(Number(value), store)) ? null : message;
}

function isPage(id: number, store: Session): Promise<boolean> {
  return hasPost(store, id, ({ type }) => type === 'page');
}

function isPicture(id: number, store: Session): Promise<boolean> {
  return hasPost(
    store,
    id,
    ({ type, mime_type }) => type === 'attachment' && mime_type.startsWith('image/'),
  );
}
