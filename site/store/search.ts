import { sql } from 'kysely';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { contains } from './context.ts';
import type { Context } from './context.ts';
import { fold } from './fold.ts';
import { mayContain } from './full-text.ts';
import type { Tables } from './tables.ts';

/** A search of posts, in folded text. */
export interface Search {
  /** The whole text, used for ranking. */
  readonly sentence: string;
  readonly words: readonly string[];
  /** Words written `-word`, which are excluded. */
  readonly without: readonly string[];
}

// Words that are too common to distinguish posts.
const COMMON = new Set(
  (
    'about an are as at be by com for from how in is it of on or that the this to was what when ' +
    'where who will with www'
  ).split(' '),
);

// A quoted phrase, closed or not, or a run of characters between separators.
const PARTS = /".*?(?:"|$)|[^\t ",+]+/gu;
const MOST_WORDS = 9;

/** Parses a search into words; `null` for empty text. Only common words, or very many words, become one phrase. */
export function parseSearch(text: string): Search | null {
  const whole = fold(text.replace(/[\r\n]/g, ''));
  if (whole === '') return null;
  const parts = [...whole.matchAll(PARTS)].map((match) => trimmed(match[0])).filter(counts);
  const isWhole = parts.length === 0 || parts.length > MOST_WORDS;
  const words = isWhole ? [whole] : parts;
  return {
    sentence: whole,
    words: words.filter((word) => !word.startsWith('-')),
    // Every post contains the empty word, so `-` alone finds nothing.
    without: words.filter((word) => word.startsWith('-')).map((word) => word.slice(1)),
  };
}

function trimmed(part: string): string {
  // Blanks at the ends of a closed phrase are significant.
  if (/^".+"$/u.test(part)) return part.replace(/^["']+|(?<!["'])["']+$/g, '');
  return part.replace(/^["' ]+|(?<!["' ])["' ]+$/g, '');
}

function counts(part: string): boolean {
  return part !== '' && !/^[a-z-]$/.test(part) && !COMMON.has(part);
}

type Posts = ExpressionBuilder<Tables, 'posts'>;
const TEXTS = ['folded_excerpt', 'folded_content'] as const;

/** The parts of a post that are searched. */
export interface Searched {
  /** The condition for searching more than the title; `null` for all posts. */
  readonly isTextOpen: Expression<SqlBool> | null;
  /** A meta key whose value is also searched. */
  readonly metaKey: string | undefined;
  /** Whether the index has all posts that are searched; it has no revisions. */
  readonly isIndexed: boolean;
}

/** Returns the condition of a search: the post contains every word, and none of the excluded words. */
export function searchCondition(
  context: Context,
  eb: Posts,
  search: Search,
  { isTextOpen, metaKey, isIndexed }: Searched,
): Expression<SqlBool> {
  const somewhere = (word: string) => {
    const inText = [
      ...TEXTS.map((field) => contains(context, eb.ref(field), word)),
      ...(metaKey === undefined ? [] : [metaContains(context, eb, metaKey, word)]),
    ];
    const isInTitle = contains(context, eb.ref('folded_title'), word);
    if (!isTextOpen) return eb.or([isInTitle, ...inText]);
    return eb.or([isInTitle, eb.and([isTextOpen, eb.or(inText)])]);
  };
  const indexed = (word: string) => {
    const also = metaKey === undefined ? undefined : carriersOf(context, eb, metaKey, word);
    return mayContain(context, 'posts', word, also) ?? [];
  };
  return eb.and([
    ...(isIndexed ? search.words.flatMap(indexed) : []),
    ...search.words.map(somewhere),
    ...search.without.map((word) => eb.not(somewhere(word))),
  ]);
}

/** Selects the ids of posts with a word in a meta value. */
function carriersOf(context: Context, eb: Posts, key: string, word: string) {
  return eb
    .selectFrom('meta')
    .select('meta.object')
    .where('meta.kind', '=', 'post')
    .where('meta.key', '=', key)
    .where((meta) => contains(context, sql<string>`lower(${meta.ref('meta.value')})`, word));
}

/** Returns the condition that a meta value of a post contains a word. Case is folded as far as the database can. */
function metaContains(context: Context, eb: Posts, key: string, word: string): Expression<SqlBool> {
  return eb.exists(carriersOf(context, eb, key, word).whereRef('meta.object', '=', 'posts.id'));
}

/** Returns how well a post matches a search; 1 is best. The title counts most. */
export function relevance(
  context: Context,
  eb: Posts,
  search: Search,
  { isTextOpen }: Pick<Searched, 'isTextOpen'>,
): Expression<number> {
  const inTitle = search.words.map((word) => contains(context, eb.ref('folded_title'), word));
  const [only] = inTitle;
  if (!only) return sql<number>`1`;
  if (inTitle.length === 1) return sql<number>`case when ${only} then 1 else 2 end`;
  // A sentence with excluded words cannot be found as a whole.
  const sentence = (field: 'folded_title' | (typeof TEXTS)[number]) =>
    search.without.length > 0
      ? sql<SqlBool>`1 = 0`
      : contains(context, eb.ref(field), search.sentence);
  const sentenceInText = (field: (typeof TEXTS)[number]) =>
    isTextOpen ? eb.and([isTextOpen, sentence(field)]) : sentence(field);
  const [all, any] =
    inTitle.length < 7
      ? [eb.and(inTitle), eb.or(inTitle)]
      : [sql<SqlBool>`1 = 0`, sql<SqlBool>`1 = 0`];
  return sql<number>`case
    when ${sentence('folded_title')} then 1
    when ${all} then 2
    when ${any} then 3
    when ${sentenceInText('folded_excerpt')} then 4
    when ${sentenceInText('folded_content')} then 5
    else 6 end`;
}
