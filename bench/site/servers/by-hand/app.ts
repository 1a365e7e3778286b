/** A server as an experienced developer would write it: Fastify, TypeBox and Kysely. */
import Database from 'better-sqlite3';
import fastify from 'fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import { Type } from '@sinclair/typebox';
import type { Tables } from '../../../../site/store/tables.ts';
import { CORE, PATH } from '../../addresses.ts';
import { openPool, PRAGMAS } from '../driver.ts';
import {
  credentialsOf,
  digestOf,
  entityTag,
  fold,
  itemHeaders,
  listHeaders,
  selectionOf,
} from '../requests.ts';
import { embeddedOf, permalink, postItem } from '../shapes.ts';
import type { PostRow } from '../shapes.ts';
import { findEmbedded, findPost, findPosts, findRelated, insertPost, updatePost } from './posts.ts';
import type { Database as Connection } from './posts.ts';
import { ItemQuery, Params, Post, PostBody, PostsQuery, responseOf } from './schemas.ts';

const POSTS = `${PATH}/posts`;

/** Starts the server on a free port. */
export async function start(databaseUrl: string, file: string): Promise<number> {
  const database = connect(databaseUrl, file);
  const app = fastify({ logger: false, ajv: { customOptions: { coerceTypes: true } } });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (typeof payload === 'string') reply.header('etag', entityTag(payload));
    done(null, payload);
  });

  app.get<{ Params: Params; Querystring: ItemQuery }>(
    `${POSTS}/:id`,
    { schema: { params: Params, querystring: ItemQuery, response: responseOf(200, Post) } },
    async (request, reply) => {
      const { context, _fields } = request.query;
      const editor = await editorOf(database, request);
      if (context === 'edit' && editor === null) return refuse(reply);
      const selection = selectionOf(_fields);
      const row = await findPost(database, request.params.id, selection);
      if (!row) return notFound(reply);
      const related = await findRelated(database, [row.id], selection);
      reply.headers(itemHeaders(editor !== null, permalink(row.date, row.slug)));
      return postItem(row, related, context, selection.wants);
    },
  );

  app.get<{ Querystring: PostsQuery }>(
    POSTS,
    { schema: { querystring: PostsQuery, response: responseOf(200, Type.Array(Post)) } },
    async (request, reply) => {
      const { context, page, per_page: size, slug, search, categories, _fields } = request.query;
      const editor = await editorOf(database, request);
      if (context === 'edit' && editor === null) return refuse(reply);
      const selection = selectionOf(_fields);
      const isEmbedding = request.query._embed !== undefined;
      const { rows, total } = await findPosts(
        database,
        {
          ...{ context, page, size, slug, search, isEmbedding },
          categories: categories?.split(',').map(Number) ?? [],
        },
        selection,
      );
      const ids = rows.map(({ id }) => id);
      const [related, embedded] = await Promise.all([
        findRelated(database, ids, selection),
        isEmbedding ? findEmbedded(database, rows) : null,
      ]);
      const query = request.url.slice(request.url.indexOf('?') + 1);
      const isEditor = editor !== null;
      reply.headers(listHeaders({ route: 'posts', search: query, page, size, total, isEditor }));
      return rows.map((row) => {
        const post = postItem(row, related, context, selection.wants);
        return embedded ? { ...post, _embedded: embeddedOf(row, related, embedded) } : post;
      });
    },
  );

  app.post<{ Body: PostBody }>(
    POSTS,
    { schema: { body: PostBody, response: responseOf(201, Post) } },
    async (request, reply) => {
      const editor = await editorOf(database, request);
      if (editor === null) return refuse(reply);
      const row = await insertPost(database, request.body, editor);
      reply.code(201).header('Location', `${CORE}/posts/${row.id}`);
      return written(database, row, reply);
    },
  );

  app.post<{ Params: Params; Body: PostBody }>(
    `${POSTS}/:id`,
    { schema: { params: Params, body: PostBody, response: responseOf(200, Post) } },
    async (request, reply) => {
      const editor = await editorOf(database, request);
      if (editor === null) return refuse(reply);
      const row = await updatePost(database, request.params.id, request.body, editor);
      return row ? written(database, row, reply) : notFound(reply);
    },
  );

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

/** Returns the id of the editor who sends a request; `null` for others. */
async function editorOf({ db }: Connection, request: FastifyRequest): Promise<number | null> {
  const credentials = credentialsOf(request.headers.authorization);
  if (credentials === null) return null;
  const [name, password] = credentials;
  const digest = digestOf(password);
  const found = await db
    .selectFrom('users')
    .innerJoin('application_passwords', 'application_passwords.user', 'users.id')
    .innerJoin('user_roles', 'user_roles.user', 'users.id')
    .select(['users.id', 'application_passwords.digest'])
    .where('users.folded_username', '=', fold(name))
    .where('user_roles.role', 'in', ['editor', 'administrator'])
    .execute();
  return found.find((row) => row.digest === digest)?.id ?? null;
}

function refuse(reply: FastifyReply): { readonly code: string } {
  reply.code(401);
  return { code: 'rest_forbidden' };
}

function notFound(reply: FastifyReply): { readonly code: string } {
  reply.code(404);
  return { code: 'rest_post_invalid_id' };
}

async function written(
  database: Connection,
  row: PostRow,
  reply: FastifyReply,
): Promise<Record<string, unknown>> {
  reply.headers(itemHeaders(true));
  return postItem(row, await findRelated(database, [row.id], selectionOf(undefined)), 'edit');
}
