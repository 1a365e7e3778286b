import { listedStatuses } from '../../domain/permissions/posts.ts';
import { readablePosts } from '../../domain/permissions/reading.ts';
import { FORMAT_TAXONOMY } from '../../domain/built-in-taxonomies.ts';
import type { Scope } from '../../handlers/scope.ts';
import type { PostQuery, TermClause } from '../../store/index.ts';
import { html, raw, stored } from '../html.ts';
import type { Html } from '../html.ts';
import { postsShown, shownTypes, within } from './find.ts';
import { periodName, plainTitle } from './titles.ts';
import { listed } from './view.ts';
import type { ListView, PostList } from './view.ts';

/** Returns the title of a list; empty for all posts on the front page. */
export function listTitle({ options }: Pick<Scope, 'options'>, view: ListView): Html {
  switch (view.kind) {
    case 'posts':
      return view.of ? plainTitle(view.of.post) : raw('');
    case 'term':
      return stored(view.term.name);
    case 'author':
      return stored(view.user.name);
    case 'date':
      return html`${periodName(view.date, options)}`;
    case 'format':
      return html`${view.format.charAt(0).toUpperCase()}${view.format.slice(1)}`;
    case 'search':
      return html`“${view.text}”`;
  }
}

const LABELS = {
  author: 'Author',
  date: 'Archive',
  format: 'Format',
  posts: '',
  search: 'Found for',
};

/** Returns the label before the title of a list; empty for all posts of the site. */
export function kindOf(view: ListView): string {
  return view.kind === 'term' ? view.taxonomy.label.singular : LABELS[view.kind];
}

/** Returns the posts that a view lists, newest first. Sticky posts lead on the first page of all posts if `canLead`. */
export async function postList(
  scope: Scope,
  view: ListView,
  page: number,
  canLead = true,
): Promise<PostList> {
  const { store, caller } = scope;
  const size = pageSize(scope);
  const query = {
    ...listQuery(view),
    statuses: listedStatuses(caller),
    access: readablePosts(scope),
    limit: size,
  };
  const { rows, total } = await store.posts.find({ ...query, offset: (page - 1) * size });
  const isFirst = canLead && view.kind === 'posts' && page === 1;
  const leading = isFirst ? (await store.posts.find({ ...query, sticky: true })).rows : [];
  const others = rows.filter(({ id }) => leading.every((lead) => lead.id !== id));
  const posts = (await postsShown(scope, [...leading, ...others])).map(listed);
  return { posts, pages: Math.max(1, Math.ceil(total / size)), total };
}

/** Returns the store query of a list view, independent of the caller. */
function listQuery(view: ListView): PostQuery {
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

const MOST_AT_ONCE = 100;

/** Returns the number of posts per page of a list. */
export function pageSize({ options }: Scope): number {
  const size = options.number('posts_per_page', 10);
  return size >= 1 && size <= MOST_AT_ONCE ? size : MOST_AT_ONCE;
}
