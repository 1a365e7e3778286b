/** The routes of posts. */
import { Type } from '@sinclair/typebox';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { CORE, PATH } from '../../addresses.ts';
import { embeddedOf, permalink, postItem } from '../posts.ts';
import type { PostRow } from '../posts.ts';
import { itemHeaders, listHeaders, selectionOf } from '../requests.ts';
import { editorOf, notFound, refuse } from './access.ts';
import { findEmbedded, findPost, findPosts, findRelated, insertPost, updatePost } from './posts.ts';
import type { Database } from './posts.ts';
import { ItemQuery, Params, Post, PostBody, PostsQuery, responseOf } from './schemas.ts';

const POSTS = `${PATH}/posts`;

export function addPosts(app: FastifyInstance, database: Database): void {
  app.get<{ Params: Params; Querystring: ItemQuery }>(
    `${POSTS}/:id`,
    { schema: { params: Params, querystring: ItemQuery, response: responseOf(200, Post) } },
    async (request, reply) => {
      const { context, _fields } = request.query;
      const editor = await editorOf(database, request);
      if (context === 'edit' && editor === null) return refuse(reply);
      const selection = selectionOf(_fields, context);
      const row = await findPost(database, request.params.id, selection);
      if (!row) return notFound(reply);
      const related = await findRelated(database, [row], selection);
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
      const selection = selectionOf(_fields, context);
      const isEmbedding = request.query._embed !== undefined;
      const { rows, total } = await findPosts(
        database,
        {
          ...{ context, page, size, slug, search, isEmbedding },
          categories: categories?.split(',').map(Number) ?? [],
        },
        selection,
      );
      const [related, embedded] = await Promise.all([
        findRelated(database, rows, selection),
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
}

async function written(
  database: Database,
  row: PostRow,
  reply: FastifyReply,
): Promise<Record<string, unknown>> {
  reply.headers(itemHeaders(true));
  return postItem(row, await findRelated(database, [row], selectionOf(undefined, 'edit')), 'edit');
}
