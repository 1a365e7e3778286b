/** A server as an experienced developer would write it: Fastify, TypeBox and Kysely. */
import fastify from 'fastify';
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import { Database } from '../../../../site/store/driver.ts';
import type { Tables } from '../../../../site/store/tables.ts';
import { openPool, PRAGMAS } from '../driver.ts';
import { entityTag } from '../requests.ts';
import { addOthers } from './other-routes.ts';
import type { Folders } from './other-routes.ts';
import { addPosts } from './post-routes.ts';
import type { Database as Connection } from './posts.ts';

/** Starts the server on a free port. */
export async function start(databaseUrl: string, file: string, folders: Folders): Promise<number> {
  const database = connect(databaseUrl, file);
  const app = fastify({ logger: false, ajv: { customOptions: { coerceTypes: true } } });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (typeof payload === 'string') reply.header('etag', entityTag(payload));
    done(null, payload);
  });

  addPosts(app, database);
  addOthers(app, database, folders);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}

function connect(databaseUrl: string, file: string): Connection {
  if (databaseUrl !== '') {
    const pool = openPool(databaseUrl);
    return { kind: 'postgres', db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }) };
  }
  const database = new Database(file);
  for (const pragma of PRAGMAS) database.pragma(pragma);
  return { kind: 'sqlite', db: new Kysely<Tables>({ dialect: new SqliteDialect({ database }) }) };
}
