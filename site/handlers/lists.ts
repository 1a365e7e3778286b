import { seal, unseal } from '../../runtime/auth/index.ts';
import type { RestError } from '../../runtime/errors/rest-error.ts';
import { isError } from '../../runtime/errors/rest-error.ts';
import type { Found, Position, KeysetPage } from '../store/index.ts';
import { badRequest } from './errors.ts';
import type { Scope } from './scope.ts';

/** One part of a list, selected by `page`, `offset` or `cursor`. */
export interface Listed<Row> {
  readonly rows: readonly Row[];
  /** `null` for a list that is read by cursor: its rows are not counted. */
  readonly total: number | null;
  /** The cursor of the rows that follow, if there is one. */
  readonly cursor?: string;
}

interface Query {
  readonly orderBy?: string;
  readonly order?: 'asc' | 'desc';
  readonly offset?: number;
}

/** The methods of a collection that lists need. */
interface Collection<Row, Q> {
  readonly find: (query: Q) => Promise<Found<Row>>;
  readonly readAfter: (query: Q, from: Position | null) => Promise<KeysetPage<Row>> | null;
  readonly positionAfter: (query: Q, row: Row) => Position | null;
}

/**
 * Reads one page with its total or, with a cursor, the rows after its position without a total. Error:
 * `rest_invalid_cursor`.
 */
export async function readList<Row, Q extends Query>(
  scope: Scope,
  collection: Collection<Row, Q>,
  query: Q,
  cursor: string | undefined,
): Promise<Listed<Row> | RestError> {
  if (cursor !== undefined) return readOn(scope, collection, query, cursor);
  const { rows, total } = await collection.find(query);
  const last = rows.at(-1);
  const isMore = last !== undefined && (query.offset ?? 0) + rows.length < total;
  const position = isMore ? collection.positionAfter(query, last) : null;
  return { rows, total, ...(position ? { cursor: written(scope, position) } : {}) };
}

/** Returns the number of rows before a page. Page 0, as which `null` is read, counts as the first page. */
export function rowsBefore(page: number, size: number): number {
  return Math.max(0, page - 1) * size;
}

/** Returns the query without members that are undefined. */
export function defined<Query extends object>(query: {
  readonly [Name in keyof Query]: Query[Name] | undefined;
}): Query {
  const kept: { [name: string]: unknown } = {};
  for (const [name, value] of Object.entries(query)) if (value !== undefined) kept[name] = value;
  // Only members with a value remain, so each has the type that the query declares.
  return kept as Query;
}

/** Returns a page without its rows. */
export function pageFacts({ rows: _, ...facts }: Listed<unknown>): Omit<Listed<unknown>, 'rows'> {
  return facts;
}

async function readOn<Row, Q extends Query>(
  scope: Scope,
  collection: Collection<Row, Q>,
  query: Q,
  cursor: string,
): Promise<Listed<Row> | RestError> {
  const from = cursor === '' ? null : positionOf(scope, cursor);
  if (isError(from)) return from;
  const { orderBy, order } = query;
  if (from !== null && (from.orderBy !== orderBy || from.order !== order))
    return badRequest('rest_invalid_cursor', 'The cursor belongs to a list in another order.');
  const reading = collection.readAfter(query, from);
  if (reading === null)
    return badRequest(
      'rest_invalid_cursor',
      `A list in this order (${orderBy ?? ''} ${order ?? ''}) does not support cursors; use page or offset.`,
    );
  const { rows, next } = await reading;
  return { rows, total: null, ...(next ? { cursor: written(scope, next) } : {}) };
}

/** Encrypts a position, so that a cursor reveals no value of a row and cannot be forged. */
function written({ settings }: Scope, { orderBy, order, value, id }: Position): string {
  return seal(JSON.stringify([orderBy, order, value, id]), PURPOSE, settings.nonceSecret);
}

const PURPOSE = 'cursor';

function positionOf({ settings }: Scope, cursor: string): Position | RestError {
  const text = unseal(cursor, PURPOSE, settings.nonceSecret);
  if (text === null) return badRequest('rest_invalid_cursor', 'Invalid cursor.');
  // Only `written` creates texts that can be decrypted.
  const [orderBy, order, value, id] = JSON.parse(text) as [
    string,
    Position['order'],
    Position['value'],
    number,
  ];
  return { orderBy, order, value, id };
}
