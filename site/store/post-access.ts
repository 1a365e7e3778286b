import { sql } from 'kysely';
import type { Expression, SqlBool } from 'kysely';
import { isIn, isNotIn } from './context.ts';
import type { InheritedAccess, PostAccess, PostQuery, PostRule } from './queries.ts';
import { whole } from './values.ts';

type Condition = Expression<SqlBool>;

const INHERITED = 'inherit';
const TRASHED = 'trash';
// An attachment can belong to an attachment: this many parents are checked. Only its author sees one with more of them.
const MOST_PARENTS = 2;

/** Returns the rules of an access within some types and statuses. */
export function rulesWithin(
  { rules }: PostAccess,
  { types, statuses }: Pick<PostQuery, 'types' | 'statuses'>,
): readonly PostRule[] {
  return rules
    .map((rule): PostRule => {
      const own = { ...rule.own, statuses: common(rule.own.statuses, statuses) };
      return {
        types: common(rule.types, types),
        statuses: common(rule.statuses, statuses),
        own,
      };
    })
    .filter((rule) => rule.types.length > 0 && statusesOf(rule).length > 0);
}

/**
 * Returns the types and statuses that alone decide which posts are seen, or `null` if author or parent matter, too.
 */
export function plainLimits(
  { inherited, except = null }: PostAccess,
  rules: readonly PostRule[],
): Pick<PostRule, 'types' | 'statuses'> | null {
  const [rule, another] = rules;
  if (!rule || another || rule.own.statuses.length > 0 || isNarrowed(rules, except)) return null;
  if (inherited !== null && rule.statuses.includes(INHERITED)) return null;
  return { types: rule.types, statuses: rule.statuses };
}

type Exception = NonNullable<PostAccess['except']>;

/** Whether the rules allow a post for which a narrower rule exists. */
function isNarrowed(rules: readonly PostRule[], except: Exception | null): except is Exception {
  return (
    except !== null &&
    rules.some(
      (rule) =>
        except.types.some((type) => rule.types.includes(type)) &&
        statusesOf(rule).some((status) => !except.statuses.includes(status)),
    )
  );
}

/** The table of posts in a condition, and how its rows are found. */
interface Rows {
  readonly alias: string;
  /** Whether a filter by slug or id leaves few rows. */
  readonly isFew?: boolean;
}

/** Returns the condition that a post may be seen. */
export function isSeen(access: PostAccess, rows: Rows, rules = access.rules): Condition {
  return seenBelow(access, rules, rows, 0);
}

function seenBelow(
  { inherited, except = null, rules: all }: PostAccess,
  rules: readonly PostRule[],
  { alias, isFew = false }: Rows,
  depth: number,
): Condition {
  const column = (name: string) => sql.ref<string>(`${alias}.${name}`);
  // The unary plus keeps SQLite from reading all rows in the order of an index.
  const indexed = (name: string) => (isFew ? sql<string>`+${column(name)}` : column(name));
  const isBy = (author: number): Condition => sql<SqlBool>`${column('author')} = ${whole(author)}`;

  const seen = anyOf(
    rules.map((rule) => {
      const { author, statuses: own } = rule.own;
      const conditions = [
        isIn(indexed('type'), rule.types),
        isIn(indexed('status'), statusesOf(rule)),
      ];
      if (own.length > 0) conditions.push(anyOf([isNotIn(column('status'), own), isBy(author)]));
      if (inherited !== null && statusesOf(rule).includes(INHERITED))
        conditions.push(
          anyOf([
            sql<SqlBool>`${column('status')} <> ${INHERITED}`,
            ...(inherited.author === 0 ? [] : [isBy(inherited.author)]),
            parentIsSeen(inherited),
          ]),
        );
      return allOf(conditions);
    }),
  );
  if (!isNarrowed(rules, except)) return seen;
  const { author, statuses } = except.own;
  return allOf([
    seen,
    anyOf([
      sql<SqlBool>`${column('id')} <> ${whole(except.id)}`,
      isIn(column('status'), except.statuses),
      allOf([isIn(column('status'), statuses), isBy(author)]),
    ]),
  ]);

  function parentIsSeen(access: InheritedAccess): Condition {
    if (depth === MOST_PARENTS) return sql<SqlBool>`1 = 0`;
    const above = `${alias}_parent`;
    const seen = seenBelow({ rules: all, inherited, except }, all, { alias: above }, depth + 1);
    const isHidden = sql<SqlBool>`not ${anyOf(access.statuses.length === 0 ? [seen] : [seen, hasStatus(access, above)])}`;
    return sql<SqlBool>`not exists (
      select 1 from posts as ${sql.ref(above)}
      where ${sql.ref(`${above}.id`)} = ${column('parent')} and ${isHidden}
    )`;
  }
}

/** Returns the condition that a post has one of the statuses, or had it before it was moved to the trash. */
function hasStatus({ statuses, statusBeforeKey }: InheritedAccess, alias: string): Condition {
  const status = sql.ref<string>(`${alias}.status`);
  const before = sql<string>`coalesce((
    select value from meta
    where kind = 'post' and object = ${sql.ref(`${alias}.id`)} and key = ${statusBeforeKey}
  ), ${JSON.stringify('publish')})`;
  const kept = statuses.map((name) => JSON.stringify(name));
  return anyOf([
    isIn(status, statuses),
    allOf([sql<SqlBool>`${status} = ${TRASHED}`, isIn(before, kept)]),
  ]);
}

function statusesOf({ statuses, own }: PostRule): readonly string[] {
  return [...statuses, ...own.statuses];
}

function common(known: readonly string[], wanted: readonly string[] | undefined) {
  return wanted ? known.filter((name) => wanted.includes(name)) : known;
}

function anyOf(conditions: readonly Condition[]): Condition {
  if (conditions.length === 0) return sql<SqlBool>`1 = 0`;
  return sql<SqlBool>`(${sql.join(conditions, sql` or `)})`;
}

function allOf(conditions: readonly Condition[]): Condition {
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}
