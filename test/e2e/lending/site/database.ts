import Database from 'better-sqlite3';

export type Db = Database.Database;

/** Opens the database and creates its tables. */
export function openDatabase(path: string): Db {
  const db = new Database(path);
  db.pragma('journal_mode = WAL');
  db.pragma('foreign_keys = ON');
  db.exec(`
    CREATE TABLE IF NOT EXISTS books (
      id INTEGER PRIMARY KEY, isbn TEXT NOT NULL UNIQUE, title TEXT NOT NULL,
      published TEXT, cover TEXT, price INTEGER
    );
    CREATE TABLE IF NOT EXISTS members (id TEXT PRIMARY KEY, name TEXT NOT NULL, email TEXT NOT NULL);
    CREATE TABLE IF NOT EXISTS loans (
      id INTEGER PRIMARY KEY, book INTEGER NOT NULL REFERENCES books, member TEXT NOT NULL REFERENCES members,
      due TEXT NOT NULL, returned TEXT
    );
    CREATE UNIQUE INDEX IF NOT EXISTS open_loans ON loans (book) WHERE returned IS NULL;
    CREATE TABLE IF NOT EXISTS reviews (
      id INTEGER PRIMARY KEY, book INTEGER NOT NULL REFERENCES books ON DELETE CASCADE,
      stars INTEGER NOT NULL, text TEXT NOT NULL
    );
  `);
  return db;
}
