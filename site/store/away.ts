import Database from 'better-sqlite3';

/**
 * Whether what a query threw says that the database cannot be asked for now: locked, gone, ending, or
 * without room. Anything else that it throws is a bug.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof Database.SqliteError) return SQLITE.test(error.code);
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return CONNECTION.has(code) || POSTGRES.test(code) || POSTGRES_MESSAGES.has(error.message);
}

/** Returns an error as one line. */
export function reasonOf(error: unknown): string {
  // Node reports a host with several addresses as one error that only holds the others.
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
}

// Extended codes begin with those that they extend: SQLITE_BUSY_SNAPSHOT, SQLITE_READONLY_DBMOVED.
const SQLITE = /^SQLITE_(?:BUSY|LOCKED|IOERR|FULL|CANTOPEN|READONLY|PROTOCOL)/;

// Connection, refused login, missing database, resources, told to end or still starting, trouble of its system, lock not to be had.
const POSTGRES = /^(?:(?:08|28|3D|53|58)[0-9A-Z]{3}|57P\d\d|55P03)$/;

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
