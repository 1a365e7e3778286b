import { sql } from 'kysely';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { contains } from './context.ts';
import type { Context } from './context.ts';
import { fold } from './fold.ts';
import { mayContain } from './full-text.ts';
import type { Tables } from './tables.ts';

/** What a search of posts asks for, in folded text. */
export interface Search {
  /** The whole text, for ranking. */
  readonly sentence: string;
  readonly words: readonly string[];
  /** Words written `-word`: they must not be there. */
  readonly without: readonly string[];
}

// Words too common to tell posts apart.
const COMMON = new Set(
  (
    'about an are as at be by com for from how in is it of on or that the this to was what when ' +
    'where who will with www'
  ).split(' '),
);

// A quoted phrase, closed or not, or a run of characters between separators.
const PARTS = /".*?(?:"|$)|[^\t ",+]+/gu;
const MOST_WORDS = 9;

/** Takes a search apart. One that holds nothing but common words, or very many, is taken as a whole. */
export function parseSearch(text: string): Search | null {
  const whole = fold(text.replace(/[\r\n]/g, ''));
  if (whole === '') return null;
  const parts = [...whole.matchAll(PARTS)].map((match) => trimmed(match[0])).filter(counts);
  const isWhole = parts.length === 0 || parts.length > MOST_WORDS;
  const words = isWhole ? [whole] : parts;
  return {
    sentence: whole,
    words: words.filter((word) => !word.startsWith('-')),
    // Nothing at all is in every post, so that `-` by itself finds none.
    without: words.filter((word) => word.startsWith('-')).map((word) => word.slice(1)),
  };
}

function trimmed(part: string): string {
  // Blanks at the ends of a closed phrase are meant.
  if (/^".+"$/u.test(part)) return part.replace(/^["']+|(?<!["'])["']+$/g, '');
  return part.replace(/^["' ]+|(?<!["' ])["' ]+$/g, '');
}

function counts(part: string): boolean {
  return part !== '' && !/^[a-z-]$/.test(part) && !COMMON.has(part);
}

type Posts = ExpressionBuilder<Tables, 'posts'>;
const FIELDS = ['folded_title', 'folded_excerpt', 'folded_content'] as const;

/**
 * The condition that a search puts on a post: every word somewhere, the others nowhere. `metaKey` names
 * a meta value that is looked into as well.
 */
export function searchCondition(
  context: Context,
  eb: Posts,
  search: Search,
  metaKey?: string,
): Expression<SqlBool> {
  const somewhere = (word: string) =>
    eb.or([
      ...FIELDS.map((field) => contains(context, eb.ref(field), word)),
      ...(metaKey === undefined ? [] : [metaContains(context, eb, metaKey, word)]),
    ]);
  const indexed = (word: string) => {
    const also = metaKey === undefined ? undefined : carriersOf(context, eb, metaKey, word);
    return mayContain(context, 'posts', word, also) ?? [];
  };
  return eb.and([
    ...search.words.flatMap(indexed),
    ...search.words.map(somewhere),
    ...search.without.map((word) => eb.not(somewhere(word))),
  ]);
}

/** Ids of what has a word in a meta value. */
function carriersOf(context: Context, eb: Posts, key: string, word: string) {
  return eb
    .selectFrom('meta')
    .select('meta.object')
    .where('meta.kind', '=', 'post')
    .where('meta.key', '=', key)
    .where((meta) => contains(context, sql<string>`lower(${meta.ref('meta.value')})`, word));
}

/** Whether a meta value of a post holds a word. Case is folded as far as the database can. */
function metaContains(context: Context, eb: Posts, key: string, word: string): Expression<SqlBool> {
  return eb.exists(carriersOf(context, eb, key, word).whereRef('meta.object', '=', 'posts.id'));
}

/** How well a post fits a search; 1 is best. The title counts most. */
export function relevance(context: Context, eb: Posts, search: Search): Expression<number> {
  const inTitle = search.words.map((word) => contains(context, eb.ref('folded_title'), word));
  const [only] = inTitle;
  if (!only) return sql<number>`1`;
  if (inTitle.length === 1) return sql<number>`case when ${only} then 1 else 2 end`;
  // A sentence that says what must not be there is found nowhere.
  const sentence = (field: (typeof FIELDS)[number]) =>
    search.without.length > 0
      ? sql<SqlBool>`1 = 0`
      : contains(context, eb.ref(field), search.sentence);
  const [all, any] =
    inTitle.length < 7
      ? [eb.and(inTitle), eb.or(inTitle)]
      : [sql<SqlBool>`1 = 0`, sql<SqlBool>`1 = 0`];
  return sql<number>`case
    when ${sentence('folded_title')} then 1
    when ${all} then 2
    when ${any} then 3
    when ${sentence('folded_excerpt')} then 4
    when ${sentence('folded_content')} then 5
    else 6 end`;
}
