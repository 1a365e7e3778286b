import { listedStatuses } from '../../domain/permissions/posts.ts';
import { readablePosts } from '../../domain/permissions/reading.ts';
import { FORMAT_TAXONOMY } from '../../domain/built-in-taxonomies.ts';
import { withSmileys } from '../../domain/smileys.ts';
import { renderExcerpt } from '../../domain/text.ts';
import type { Scope } from '../../handlers/scope.ts';
import type { Limited, PostQuery, PostRow, TermClause } from '../../store/index.ts';
import { raw } from '../html.ts';
import type { Html } from '../html.ts';
import type { PageRequest } from '../request.ts';
import { isOpen } from '../post-password.ts';
import { postsShown, shownTypes, within } from './find.ts';
import { titleOf } from './titles.ts';
import type { ListView } from './view.ts';

/** A post as a list shows it. */
export interface Summary {
  readonly post: PostRow;
  readonly link: string;
  readonly title: Html;
  readonly author: string;
  /** `null` while a password keeps it closed. */
  readonly excerpt: Html | null;
}

/** One page of a list. */
export interface SummaryPage {
  readonly summaries: readonly Summary[];
  readonly pages: number;
  readonly total: number;
}

/** The posts that a view lists, newest first. On the first page of all, those kept at the top lead. */
export async function summariesOf(
  request: PageRequest,
  view: ListView,
  page: number,
): Promise<SummaryPage> {
  const { scope } = request;
  const size = pageSize(scope);
  const query = {
    ...listQuery(view),
    statuses: listedStatuses(scope.caller),
    access: readablePosts(scope),
  };
  const { rows, total } = await scope.store.posts.find({
    ...query,
    limit: size,
    offset: (page - 1) * size,
  });
  const leading = view.kind === 'posts' && page === 1 ? await sticky(scope, query, size) : [];
  const others = rows.filter(({ id }) => leading.every((lead) => lead.id !== id));
  return {
    summaries: await summarized(request, [...leading, ...others]),
    pages: Math.max(1, Math.ceil(total / size)),
    total,
  };
}

async function summarized(request: PageRequest, rows: readonly PostRow[]): Promise<Summary[]> {
  const authors = await request.scope.store.users.byIds(rows.map(({ author }) => author));
  const shown = await postsShown(request.scope, rows);
  return shown.flatMap(({ view, link }): Summary[] => {
    if (view.kind !== 'single') return [];
    const { post } = view;
    return [
      {
        post,
        link,
        title: titleOf(post),
        author: authors.get(post.author)?.name ?? '',
        excerpt: isOpen(request, post)
          ? raw(withSmileys(renderExcerpt(post.excerpt, post.content), request.scope.options))
          : null,
      },
    ];
  });
}

/** The store query of a list view, independent of the caller. */
export function listQuery(view: ListView): PostQuery {
  switch (view.kind) {
    case 'posts':
      return { types: ['post'] };
    case 'term': {
      const { taxonomy, term } = view;
      const clause: TermClause = {
        taxonomy: taxonomy.name,
        terms: [term.id],
        match: 'any',
        includeChildren: taxonomy.isHierarchical,
      };
      const types = shownTypes().filter((type) => taxonomy.postTypes.includes(type));
      return { types, terms: { relation: 'AND', clauses: [clause] } };
    }
    case 'format': {
      const terms = [view.term.id];
      const clause: TermClause = { taxonomy: FORMAT_TAXONOMY, terms, match: 'any' };
      return { types: ['post'], terms: { relation: 'AND', clauses: [clause] } };
    }
    case 'author':
      return { types: ['post'], authors: [view.user.id] };
    case 'date':
      return { types: ['post'], ...within(view.date) };
    case 'search':
      return {
        types: shownTypes().filter((type) => type !== 'attachment'),
        search: view.text,
        orderBy: 'relevance',
      };
  }
}

async function sticky(
  { store }: Scope,
  query: Limited<PostQuery>,
  size: number,
): Promise<readonly PostRow[]> {
  return (await store.posts.find({ ...query, sticky: true, limit: size })).rows;
}

const MOST_AT_ONCE = 100;

/** How many posts a page of a list has. */
export function pageSize({ options }: Scope): number {
  const size = options.number('posts_per_page', 10);
  return size >= 1 && size <= MOST_AT_ONCE ? size : MOST_AT_ONCE;
}
