import { createRequire } from 'node:module';
import type Sqlite from 'better-sqlite3';
import { SQLITE_PACKAGE } from '../lib/native-problem.ts';

/** The driver of SQLite; its versions have one interface. */
export const Database: typeof Sqlite = createRequire(import.meta.url)(SQLITE_PACKAGE);
export type Database = Sqlite.Database;
