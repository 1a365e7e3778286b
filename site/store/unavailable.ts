import { Database } from './driver.ts';

/**
 * Whether an error of a query means that the database is unavailable: locked, disconnected, shutting down,
 * or out of disk space. Any other error is a bug.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof Database.SqliteError) return SQLITE.test(error.code);
  if (!(error instanceof Error)) return false;
  if (ofConnecting.has(error)) return true;
  const code = 'code' in error ? String(error.code) : '';
  return CONNECTION.has(code) || POSTGRES.test(code) || POSTGRES_MESSAGES.has(error.message);
}

const ofConnecting = new WeakSet<Error>();

/**
 * Returns an opened connection. Every error means that the database is unavailable, such as an expired certificate of
 * the server.
 */
export async function whileConnecting<T>(connect: () => Promise<T>): Promise<T> {
  try {
    return await connect();
  } catch (error) {
    if (error instanceof Error) ofConnecting.add(error);
    throw error;
  }
}

/** Returns an error as one line. */
export function reasonOf(error: unknown): string {
  // Node reports a host with several addresses as one error that only wraps the others.
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
}

// Extended codes start with the codes that they extend: SQLITE_BUSY_SNAPSHOT, SQLITE_READONLY_DBMOVED.
const SQLITE = /^SQLITE_(?:BUSY|LOCKED|IOERR|FULL|CANTOPEN|READONLY|PROTOCOL)/;

// Connection, refused login, missing database, resources, shutdown or startup, system error, lock not available,
// idle transaction, read-only server (after a failover, or with a full disk), prepared statements that a pooler mixes up,
// a query that an administrator or a timeout cancelled, a deadlock.
const POSTGRES =
  /^(?:(?:08|28|3D|53|58)[0-9A-Z]{3}|57P\d\d|55P03|25P03|25006|26000|42P05|57014|40P01)$/;

const CONNECTION: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

// Messages of pg for a lost or refused connection that has no error code.
const POSTGRES_MESSAGES: ReadonlySet<string> = new Set([
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Client has encountered a connection error and is not queryable',
]);
