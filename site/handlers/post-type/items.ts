import { sanitizeTitle } from '../../../runtime/schema/index.ts';
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
import type { TermIds } from '../../store/index.ts';
import type { Scope } from '../scope.ts';
import { isUnlocked } from './access.ts';
import type { KnownPost } from './access.ts';
import { describedPart } from '../described.ts';
import { registeredMeta, shownMeta } from '../meta-values.ts';
import { generatedSlugs } from './generated-slugs.ts';
import type { WholePost } from './types.ts';
import { NO_PARTS, permalinkParts, tellsLinks } from './permalink-parts.ts';

/** A post type as its endpoints see it: `schema` says which of all fields its items have. */
export interface ShownType {
  readonly type: PostType;
  readonly schema: ItemSchema;
}

/**
 * Posts as the service shows them: a fixed number of queries, however many posts. Their members are
 * those that the schema of the type describes.
 */
export async function postItems(
  scope: Scope,
  { type, schema }: ShownType,
  posts: readonly KnownPost[],
  request: HandlerRequest<unknown>,
): Promise<object[]> {
  const { store, options, permalinks, keys, settings } = scope;
  const allIds = posts.map(({ id }) => id);
  const registered = registeredMeta('post', type.name);
  const bases = type.taxonomies.flatMap((name) => findTaxonomy(name) ?? []);
  const hasFormats = type.supports.has('post-formats') && request.wants('format');
  const wantsTerms = hasFormats || bases.some(({ base }) => request.wants(base));
  const terms = wantsTerms ? await store.posts.termsOf(allIds) : new Map<number, TermIds>();
  const formats = hasFormats ? await formatsOf(scope, terms) : new Map();
  const wantsSlug = ['generated_slug', 'permalink_template'].some((field) => request.wants(field));
  const slugs =
    request.context === 'edit' && wantsSlug ? await generatedSlugs(scope, type, posts) : new Map();
  const partsOf = tellsLinks(request) ? await permalinkParts(scope, type, posts) : () => NO_PARTS;
  const wantsTitle = request.wants('title.rendered');
  const unlocked = await Promise.all(posts.map((post) => isUnlocked(post, request)));
  const openPosts = new Set(posts.filter((_, at) => unlocked[at]));
  const contents = request.wants('content.rendered')
    ? await renderPosts(scope, [...openPosts])
    : new Map<number, string>();

  return posts.map((post) => {
    const isOpen = openPosts.has(post);
    const isProtected = post.password !== '';
    const mayRead = hasReadCapability(scope.caller, post);
    const parts = partsOf(post);
    const carried = terms.get(post.id);
    const whole: WholePost = {
      id: post.id,
      date: shownDate(post.date),
      date_gmt: shownGmt(post.date, post.date_gmt, options.zone),
      guid: { raw: post.guid, rendered: post.guid },
      modified: shownDate(post.modified),
      modified_gmt: shownGmt(post.modified, post.modified_gmt, options.zone),
      password: post.password,
      slug: post.slug,
      // Statuses that the schema does not offer to clients are shown all the same.
      status: post.status as WholePost['status'],
      type: post.type,
      link: permalinks.post(post, type, mayRead, parts),
      title: {
        raw: post.title,
        rendered: wantsTitle
          ? renderTitle(post.title, { isPrivate: post.status === 'private' })
          : '',
      },
      content: {
        raw: post.content,
        rendered: contents.get(post.id) ?? '',
        protected: isProtected,
        block_version: hasBlocks(post.content, settings.token) ? 1 : 0,
      },
      excerpt: {
        raw: post.excerpt,
        rendered:
          isOpen && request.wants('excerpt.rendered')
            ? withSmileys(renderExcerpt(post.excerpt, post.content), options)
            : '',
        protected: isProtected,
      },
      author: post.author,
      featured_media: Number(post.meta[keys.thumbnail] ?? 0),
      parent: post.parent,
      menu_order: post.menu_order,
      comment_status: openOrClosed(post.comment_status),
      ping_status: openOrClosed(post.ping_status),
      sticky: post.sticky,
      template: templateOf(post.meta[keys.template]),
      format: formats.get(post.id) ?? 'standard',
      meta: shownMeta(registered, post.meta),
      permalink_template: permalinks.template(post, type, mayRead, parts),
      generated_slug: slugs.get(post.id) ?? sanitizeTitle(post.title),
    };
    const { permalink_template, generated_slug, ...shown } = whole;
    const sorted = bases.map(({ name, base }) => [base, [...(carried?.[name] ?? [])]] as const);
    // The members come in the order in which clients know them.
    const all = { ...shown, ...Object.fromEntries(sorted), permalink_template, generated_slug };
    return describedPart(schema, all);
  });
}

/** The format of each post that has one. */
async function formatsOf(
  { store }: Scope,
  terms: ReadonlyMap<number, TermIds>,
): Promise<Map<number, WholePost['format']>> {
  const carriers = [...terms].flatMap(([post, carried]) => {
    const term = carried[FORMAT_TAXONOMY]?.[0];
    return term === undefined ? [] : [{ post, term }];
  });
  if (carriers.length === 0) return new Map();
  const rows = await store.terms.byIds(carriers.map(({ term }) => term));
  return new Map(carriers.map(({ post, term }) => [post, formatOf(rows.get(term)?.slug)]));
}

/** Whether something can be written under a post. */
export function openOrClosed(status: string): 'open' | 'closed' {
  return status === 'open' ? 'open' : 'closed';
}

/** The template that a post names; the usual one is `default` in what is stored. */
export function templateOf(stored: unknown): string {
  return typeof stored === 'string' && stored !== 'default' ? stored : '';
}
