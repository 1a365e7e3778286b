import type { CreateTemplatePartArgs } from '../../../generated/template-parts/types.ts';
import type { CreateTemplateArgs } from '../../../generated/templates/types.ts';
import { isError } from '../../../runtime/errors/rest-error.ts';
import type { RestError } from '../../../runtime/errors/rest-error.ts';
import { sanitizeTitle } from '../../../runtime/schema/index.ts';
import { storedDate } from '../../domain/dates.ts';
import { postTypeOf } from '../../domain/post-types.ts';
import type { NewPost, PostChange, PostRow, TermIds } from '../../store/index.ts';
import { ANY_AREA } from '../../themes/templates.ts';
import { namedTerm } from '../../themes/styles.ts';
import type { SiteTemplate, Templates } from '../../themes/templates.ts';
import { badRequest } from '../errors.ts';
import { isFilled, longFields } from '../parameters.ts';
import { sentTexts } from '../post-type/draft.ts';
import { noSuch } from '../references.ts';
import { keepRevision } from '../post-type/revisions.ts';
import { afterTrash } from '../post-type/trash.ts';
import type { Scope } from '../scope.ts';

/** The arguments of a write to a template. */
export type TemplateArgs = Partial<CreateTemplateArgs & CreateTemplatePartArgs>;

/**
 * Stores a new template of the active theme. Errors: `rest_template_insert_error` for another theme,
 * `rest_invalid_author`, `empty_content`.
 */
export async function createTemplate(
  scope: Scope,
  templates: Templates,
  args: TemplateArgs,
  theme: string,
): Promise<PostRow | RestError> {
  if (args.theme !== undefined && args.theme !== theme)
    return badRequest(
      'rest_template_insert_error',
      'Templates can only be created for the active theme.',
    );
  const slug = sanitizeTitle(args.slug);
  const free = await freeSlug(scope, templates, theme, slug);
  return insert(scope, templates, { args, theme, slug: free, area: args.area });
}

/**
 * Changes a template: updates its post, or adds a post that replaces the file of the theme. A template in
 * the trash is restored with its previous slug.
 */
export async function changeTemplate(
  scope: Scope,
  templates: Templates,
  args: TemplateArgs,
  before: SiteTemplate,
): Promise<PostRow | RestError> {
  const { theme, slug, post } = before;
  if (post === null) {
    const { content, title, description } = before;
    const whole = { content, title, description, ...args };
    const area = args.area ?? before.area;
    return insert(scope, templates, { args: whole, theme, slug, area, origin: before.source });
  }
  const change = await readChange(scope, templates, args);
  if (isError(change)) return change;
  const { title, content, excerpt } = { ...post, ...change };
  if (![title, content, excerpt].some(isFilled)) return emptyContent();
  const known = await slugBefore(scope, templates, theme, post);
  const row = await scope.store.posts.update(post.id, {
    ...change,
    status: 'publish',
    slug: known,
  });
  if (post.status === 'trash') await afterTrash(scope, post);
  if (args.area !== undefined && templates.folder === 'parts')
    await scope.store.posts.setTerms(post.id, await areaTerms(scope, templates, args.area));
  const changed = row ?? post;
  await keepRevision(scope, postTypeOf(templates.type), changed);
  return changed;
}

/** Returns the slug of a template or, if it is in the trash, its previous slug; another one if that is taken. */
async function slugBefore(
  scope: Scope,
  templates: Templates,
  theme: string,
  { id, slug, status }: PostRow,
): Promise<string> {
  if (status !== 'trash') return slug;
  const { store, keys } = scope;
  const before = (await store.meta.of('post', [id])).get(id)?.[keys.trashedSlug];
  return typeof before === 'string' ? freeSlug(scope, templates, theme, before) : slug;
}

interface Insertion {
  readonly args: TemplateArgs;
  readonly theme: string;
  readonly slug: string;
  readonly area: string | undefined;
  /** The previous origin of the template. */
  readonly origin?: string;
}

async function insert(
  scope: Scope,
  templates: Templates,
  { args, theme, slug, area, origin }: Insertion,
): Promise<PostRow | RestError> {
  const { store, caller, permalinks } = scope;
  const change = await readChange(scope, templates, args);
  if (isError(change)) return change;
  const { title = '', content = '', excerpt = '' } = change;
  if (![title, content, excerpt].some(isFilled)) return emptyContent();
  const post: NewPost = {
    author: caller?.id ?? 0,
    ...change,
    type: templates.type,
    status: 'publish',
    date: change.modified,
    date_gmt: change.modified_gmt,
    comment_status: 'closed',
    ping_status: 'closed',
    slug,
    terms: {
      [templates.themeTaxonomy]: [await namedTerm(store, templates.themeTaxonomy, theme)],
      ...(templates.folder === 'parts' ? await areaTerms(scope, templates, area) : {}),
    },
    ...(origin === undefined ? {} : { meta: { origin } }),
  };
  return store.posts.insert(post, (id) => ({
    slug: slug === '' ? String(id) : slug,
    guid: permalinks.plainPost(id),
  }));
}

type Change = PostChange & { readonly modified: string; readonly modified_gmt: string };

async function readChange(
  scope: Scope,
  templates: Templates,
  args: TemplateArgs,
): Promise<Change | RestError> {
  const { store, caller, now, options } = scope;
  const refusal =
    nameRefusal(templates, args) ?? longFields(args, ['title', 'description', 'slug']);
  if (refusal) return refusal;
  const { content, title, description, author } = args;
  if (author !== undefined && author !== 0 && author !== caller?.id) {
    if (!(await store.users.byId(author)))
      return badRequest('rest_invalid_author', 'Invalid author ID.');
  }
  const { date, date_gmt } = storedDate(now, options.zone);
  return {
    ...sentTexts(scope, { content, title, excerpt: description }),
    ...(author ? { author } : {}),
    modified: date,
    modified_gmt: date_gmt,
  };
}

function emptyContent(): RestError {
  return badRequest('empty_content', 'Title, content and description are all empty.');
}

const AREAS: ReadonlySet<string> = new Set(['header', 'footer', ANY_AREA]);

/** Returns the error for a type or an area that does not exist. */
function nameRefusal(templates: Templates, { type, area }: TemplateArgs): RestError | null {
  if (type !== undefined && type !== templates.type)
    return noSuch('type', `The type of these templates is ${templates.type}.`);
  if (area !== undefined && templates.folder === 'parts' && !AREAS.has(area))
    return noSuch('area', `The areas of parts are ${[...AREAS].join(', ')}.`);
  return null;
}

async function areaTerms(
  { store }: Scope,
  { areaTaxonomy }: Templates,
  area: string | undefined,
): Promise<TermIds> {
  // An unknown area becomes the area that can be used anywhere.
  const name = area !== undefined && AREAS.has(area) ? area : ANY_AREA;
  return { [areaTaxonomy]: [await namedTerm(store, areaTaxonomy, name)] };
}

/** Returns a slug that no other template of the theme has: `hero`, else `hero-2` … */
async function freeSlug(
  { store }: Scope,
  templates: Templates,
  theme: string,
  wanted: string,
): Promise<string> {
  for (let count = 1; ; count += 1) {
    const slug = count === 1 ? wanted : `${wanted}-${count}`;
    const found = await templates.find(store, `${theme}//${slug}`);
    if (slug === '' || !found || found.source === 'theme') return slug;
  }
}
