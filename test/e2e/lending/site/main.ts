import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { health, listen } from 'restloom-runtime/http';
import { createApp } from './app.ts';
import type { Employee } from './auth.ts';
import { openDatabase } from './database.ts';
import { files } from './files.ts';

const { DATA = 'data', HOST = '127.0.0.1', PORT = '8080', LIBRARIAN, DESK } = process.env;
const covers = join(DATA, 'covers');
mkdirSync(covers, { recursive: true });
const db = openDatabase(join(DATA, 'library.sqlite'));
const tokens = new Map<string, Employee>();
if (LIBRARIAN) tokens.set(LIBRARIAN, { id: 'e1', role: 'librarian' });
if (DESK) tokens.set(DESK, { id: 'e2', role: 'desk' });

const baseUrl = process.env['BASE_URL'] ?? `http://localhost:${PORT}`;
const running = await listen(createApp({ db, covers }, { baseUrl, tokens }), {
  host: HOST,
  port: Number(PORT),
  health: health(async () => db.open),
  fallback: files(join(import.meta.dirname, '../page'), covers),
  requestTimeout: 10_000,
});
console.log(`Listening on port ${running.port}`);
process.once('SIGTERM', () => void running.close().then(() => db.close()));
