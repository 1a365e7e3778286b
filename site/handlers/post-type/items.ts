import type { ItemSchema } from '../../../runtime/schema/index.ts';
import type { HandlerRequest } from '../../../runtime/server/index.ts';
import { hasReadCapability } from '../../domain/permissions/posts.ts';
import { renderPosts } from '../../blocks/render.ts';
import { shownDate, shownGmt } from '../../domain/dates.ts';
import { FORMAT_TAXONOMY, formatOf } from '../../domain/built-in-taxonomies.ts';
import type { PostType } from '../../domain/post-types.ts';
import { findTaxonomy } from '../../domain/taxonomies.ts';
import { withSmileys } from '../../domain/smileys.ts';
import { hasBlocks, renderExcerpt, renderTitle } from '../../domain/text.ts';
import type { PostRow, TermIds } from '../../store/index.ts';
import { currentSite } from '../../context.ts';
import { NO_PARTS } from '../../domain/links.ts';
import type { PermalinkParts } from '../../domain/links.ts';
import { extendedSchema } from '../../domain/registration/extension.ts';
import type { RegisteredMeta } from '../../domain/registration/values.ts';
import type { Taxonomy } from '../../domain/taxonomies.ts';
import type { Scope } from '../scope.ts';
import { isUnlocked } from './access.ts';
import type { KnownPost } from './access.ts';
import { Projection } from '../projection.ts';
import type { Fields, Read } from '../projection.ts';
import { registeredMeta, shownMeta } from '../meta-values.ts';
import { generatedSlugs } from './generated-slugs.ts';
import type { WholePost } from './types.ts';
import { permalinkParts, showsLinks } from './permalink-parts.ts';

/** Values that the items of one response share. */
interface Around {
  readonly scope: Scope;
  readonly type: PostType;
  readonly isEditing: boolean;
  readonly wants: HandlerRequest<unknown>['wants'];
  readonly terms: ReadonlyMap<number, TermIds>;
  readonly formats: ReadonlyMap<number, WholePost['format']>;
  readonly slugs: ReadonlyMap<number, string>;
  readonly partsOf: (post: PostRow) => PermalinkParts;
  /** The posts without a password, and those whose password was sent. */
  readonly open: ReadonlySet<KnownPost>;
  /** Rendered contents by id. */
  readonly contents: ReadonlyMap<number, string>;
  readonly registered: readonly RegisteredMeta[];
}

/** The fields of posts of all types, in the order that clients expect. */
const FIELDS: Fields<WholePost, KnownPost, Around> = {
  id: (post) => post.id,
  date: (post) => shownDate(post.date),
  date_gmt: (post, { scope }) => shownGmt(post.date, post.date_gmt, scope.options.zone),
  guid: { raw: (post) => post.guid, rendered: (post) => post.guid },
  modified: (post) => shownDate(post.modified),
  modified_gmt: (post, { scope }) => shownGmt(post.modified, post.modified_gmt, scope.options.zone),
  password: (post) => post.password,
  slug: (post) => post.slug,
  // Stored statuses that are not in the schema are shown unchanged.
  status: (post) => post.status as WholePost['status'],
  type: (post) => post.type,
  link: (post, { scope, type, partsOf }) =>
    scope.permalinks.post(post, type, hasReadCapability(scope.caller, post), partsOf(post)),
  title: {
    raw: (post) => post.title,
    rendered: (post, { wants }) =>
      wants('title.rendered')
        ? renderTitle(post.title, { isPrivate: post.status === 'private' })
        : '',
  },
  content: {
    raw: (post) => post.content,
    rendered: (post, { contents }) => contents.get(post.id) ?? '',
    protected: (post) => post.password !== '',
    block_version: (post, { scope }) => (hasBlocks(post.content, scope.settings.token) ? 1 : 0),
  },
  excerpt: {
    raw: (post) => post.excerpt,
    rendered: (post, { open, wants, scope }) =>
      open.has(post) && wants('excerpt.rendered')
        ? withSmileys(renderExcerpt(post.excerpt, post.content), scope.options)
        : '',
    protected: (post) => post.password !== '',
  },
  author: (post) => post.author,
  featured_media: (post, { scope }) => Number(post.meta[scope.keys.thumbnail] ?? 0),
  parent: (post) => post.parent,
  menu_order: (post) => post.menu_order,
  comment_status: (post) => openOrClosed(post.comment_status),
  ping_status: (post) => openOrClosed(post.ping_status),
  sticky: (post) => post.sticky,
  template: (post, { scope }) => templateOf(post.meta[scope.keys.template]),
  format: (post, { formats }) => formats.get(post.id) ?? 'standard',
  meta: (post, { registered }) => shownMeta(registered, post.meta),
  // Both fields are shown in the edit context only.
  permalink_template: (post, { scope, type, partsOf, isEditing }) =>
    isEditing
      ? scope.permalinks.template(post, type, hasReadCapability(scope.caller, post), partsOf(post))
      : '',
  generated_slug: (post, { slugs }) => slugs.get(post.id) ?? '',
};

const projections = new WeakMap<ItemSchema, Map<string, Projection<KnownPost, Around>>>();

/** Returns the projection of a type, with a field for each taxonomy, named after its base. */
function projectionOf(
  schema: ItemSchema,
  taxonomies: readonly Taxonomy[],
): Projection<KnownPost, Around> {
  const known = projections.get(schema) ?? new Map<string, Projection<KnownPost, Around>>();
  projections.set(schema, known);
  const key = JSON.stringify(taxonomies.map(({ name, base }) => [name, base]));
  let projection = known.get(key);
  if (!projection) {
    const terms = taxonomies.map(({ name, base }): [string, Read<KnownPost, Around>] => [
      base,
      (post, around) => [...(around.terms.get(post.id)?.[name] ?? [])],
    ]);
    const more = { permalink_template: Object.fromEntries(terms) };
    projection = new Projection(FIELDS, schema, more);
    known.set(key, projection);
  }
  return projection;
}

/** Fields that every response needs, since links and headers are derived from them. */
const ALWAYS: ReadonlySet<string> = new Set(['id', 'type', 'status', 'link']);

/**
 * Returns the response items of posts: a fixed number of queries, however many posts. The schema of the
 * type, what is registered for it, and the request select the members.
 */
export async function postItems(
  scope: Scope,
  { type, schema: own }: { readonly type: PostType; readonly schema: ItemSchema },
  posts: readonly KnownPost[],
  request: HandlerRequest<unknown>,
): Promise<object[]> {
  const { store } = scope;
  const { types } = currentSite();
  const schema = extendedSchema(own, types.extensionOfPosts(type));
  const wants = (field: string): boolean => request.wants(field);
  const isEditing = request.context === 'edit';
  const allIds = posts.map(({ id }) => id);
  const taxonomies = type.taxonomies.flatMap((name) => findTaxonomy(name) ?? []);
  const hasFormats = type.supports.has('post-formats') && wants('format');
  const wantsTerms = hasFormats || taxonomies.some(({ base }) => wants(base));
  const terms = wantsTerms ? await store.posts.termsOf(allIds) : NOTHING;
  const wantsSlug = isEditing && (wants('generated_slug') || wants('permalink_template'));
  const wantsContent = schema.properties?.['content'] && wants('content.rendered');
  const hasLinks = showsLinks(request);
  const isLocked = posts.some(({ password }) => password !== '');
  const unlocked = isLocked
    ? await Promise.all(posts.map((post) => isUnlocked(post, request)))
    : null;
  const open = new Set(unlocked ? posts.filter((_, at) => unlocked[at]) : posts);
  const around: Around = {
    scope,
    type,
    isEditing,
    wants,
    terms,
    formats: hasFormats ? await formatsOf(scope, terms) : NOTHING,
    slugs: wantsSlug ? await generatedSlugs(scope, type, posts) : NOTHING,
    partsOf: hasLinks ? await permalinkParts(scope, type, posts) : () => NO_PARTS,
    open,
    contents: wantsContent ? await renderPosts(scope, [...open]) : NOTHING,
    registered: registeredMeta('post', type.name),
  };
  // Fields that were added at run time may read any other field.
  const isWhole =
    wants('_links') || wants('_embedded') || currentSite().hasAddedFields(schema.title ?? '');
  const itemOf = projectionOf(schema, taxonomies).only(
    (field) => isWhole || wants(field) || (ALWAYS.has(field) && (field !== 'link' || hasLinks)),
  );
  return posts.map((post) => itemOf(post, around));
}

const NOTHING: ReadonlyMap<number, never> = new Map<number, never>();

/** Returns the format of each post that has one. */
async function formatsOf(
  { store }: Scope,
  terms: ReadonlyMap<number, TermIds>,
): Promise<ReadonlyMap<number, WholePost['format']>> {
  const carriers = [...terms].flatMap(([post, carried]) => {
    const term = carried[FORMAT_TAXONOMY]?.[0];
    return term === undefined ? [] : [{ post, term }];
  });
  if (carriers.length === 0) return NOTHING;
  const rows = await store.terms.byIds(carriers.map(({ term }) => term));
  return new Map(carriers.map(({ post, term }) => [post, formatOf(rows.get(term)?.slug)]));
}

/** Returns the status of comments or pings as responses show it. */
function openOrClosed(status: string): 'open' | 'closed' {
  return status === 'open' ? 'open' : 'closed';
}

/** Returns the template of a post; empty for the default template, which is stored as `default`. */
export function templateOf(stored: unknown): string {
  return typeof stored === 'string' && stored !== 'default' ? stored : '';
}
