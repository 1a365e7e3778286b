import type { RestError } from '../../runtime/errors/rest-error.ts';
import { isError } from '../../runtime/errors/rest-error.ts';
import type { Found, Place, Walked } from '../store/index.ts';
import { badRequest } from './errors.ts';

/** A part of a list, as it answers `page`, `offset` or `cursor`. */
export interface Listed<Row> {
  readonly rows: readonly Row[];
  /** `null` where the list was read on by cursor: then it is not counted. */
  readonly total: number | null;
  /** Where the rows after these begin, where that can be told. */
  readonly cursor?: string;
}

interface Query {
  readonly orderBy?: string;
  readonly order?: 'asc' | 'desc';
  readonly offset?: number;
}

/** The part of a collection of the store that lists need. */
interface Collection<Row, Q> {
  find(query: Q): Promise<Found<Row>>;
  walk(query: Q, from: Place | null): Promise<Walked<Row>> | null;
  placeAfter(query: Q, row: Row): Place | null;
}

/**
 * Reads what a query asks for: a page with its total or, where a cursor is sent, what comes after its
 * place. Error: `rest_invalid_cursor`.
 */
export async function readList<Row, Q extends Query>(
  collection: Collection<Row, Q>,
  query: Q,
  cursor: string | undefined,
): Promise<Listed<Row> | RestError> {
  if (cursor !== undefined) return readOn(collection, query, cursor);
  const { rows, total } = await collection.find(query);
  const last = rows.at(-1);
  const isMore = last !== undefined && (query.offset ?? 0) + rows.length < total;
  const place = isMore ? collection.placeAfter(query, last) : null;
  return { rows, total, ...(place ? { cursor: written(place) } : {}) };
}

/** How many rows stand before a page. Page 0, as which `null` is read, is the first one too. */
export function rowsBefore(page: number, size: number): number {
  return Math.max(0, page - 1) * size;
}

/** The part of a page that is not its items. */
export function pageFacts({ rows: _, ...facts }: Listed<unknown>): Omit<Listed<unknown>, 'rows'> {
  return facts;
}

async function readOn<Row, Q extends Query>(
  collection: Collection<Row, Q>,
  query: Q,
  cursor: string,
): Promise<Listed<Row> | RestError> {
  const from = cursor === '' ? null : placeOf(cursor);
  if (isError(from)) return from;
  if (from !== null && !isSameOrder(from, query)) return otherOrder();
  const reading = collection.walk(query, from);
  if (reading === null) return noWalk(query);
  const { rows, next } = await reading;
  return { rows, total: null, ...(next ? { cursor: written(next) } : {}) };
}

function isSameOrder({ orderBy, order }: Place, query: Query): boolean {
  return orderBy === query.orderBy && order === query.order;
}

/** A place as text that needs no encoding in an address. */
function written({ orderBy, order, value, id }: Place): string {
  return Buffer.from(JSON.stringify([orderBy, order, value, id])).toString('base64url');
}

function placeOf(cursor: string): Place | RestError {
  const [orderBy, order, value, id] = listIn(Buffer.from(cursor, 'base64url').toString());
  const isPlace =
    typeof orderBy === 'string' &&
    (order === 'asc' || order === 'desc') &&
    (typeof value === 'string' || Number.isSafeInteger(value)) &&
    Number.isSafeInteger(id);
  if (!isPlace) return badRequest('rest_invalid_cursor', 'This is no cursor of this service.');
  // What was just looked at.
  return { orderBy, order, value: value as string | number, id: id as number };
}

function listIn(text: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

function otherOrder(): RestError {
  return badRequest('rest_invalid_cursor', 'This cursor was made for a list in another order.');
}

function noWalk({ orderBy, order }: Query): RestError {
  return badRequest(
    'rest_invalid_cursor',
    `A list in this order (${orderBy ?? ''} ${order ?? ''}) cannot be read on by cursor; use page or offset.`,
  );
}
