/** The routes of comments, users, files and logins. */
import { readFileSync } from 'node:fs';
import { verify } from '@node-rs/argon2';
import { Type } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { CORE, PATH } from '../../addresses.ts';
import { isOwnForm, newSession } from '../logins.ts';
import { mediaItem, storePicture } from '../media.ts';
import { commentItem, userItem } from '../people.ts';
import { itemHeaders, listHeaders } from '../requests.ts';
import { editorOf, refuse } from './access.ts';
import {
  findComments,
  findLogin,
  findMedia,
  findUsers,
  insertMedia,
  insertSession,
} from './others.ts';
import type { Database } from './posts.ts';
import { Comment, Media, PageQuery, responseOf, User } from './schemas.ts';

/** The place of the files, and the file that describes the route of posts. */
export interface Folders {
  readonly dataDir: string;
  readonly optionsFile: string;
}

type Found = Awaited<ReturnType<typeof findComments | typeof findUsers | typeof findMedia>>;

export function addOthers(app: FastifyInstance, database: Database, folders: Folders): void {
  app.addContentTypeParser(
    ['image/png', 'application/x-www-form-urlencoded'],
    { parseAs: 'buffer' },
    (_request, body, done) => done(null, body),
  );
  let description: string | null = null;

  app.options(`${PATH}/posts`, (_request, reply) => {
    description ??= readFileSync(folders.optionsFile, 'utf8');
    return reply
      .headers(itemHeaders(false))
      .type('application/json; charset=utf-8')
      .send(description);
  });

  const headersOf = (route: string, url: string, query: PageQuery, { total }: Found) =>
    listHeaders({
      route,
      search: url.split('?')[1] ?? '',
      page: query.page,
      size: query.per_page,
      total,
      isEditor: false,
    });

  app.get<{ Querystring: PageQuery }>(
    `${PATH}/comments`,
    { schema: { querystring: PageQuery, response: responseOf(200, Type.Array(Comment)) } },
    async ({ query, url }, reply) => {
      const found = await findComments(database, query);
      reply.headers(headersOf('comments', url, query, found));
      return found.rows.map((row) =>
        commentItem(row, { date: row.post_date, slug: row.post_slug }, false),
      );
    },
  );

  app.get<{ Querystring: PageQuery }>(
    `${PATH}/users`,
    { schema: { querystring: PageQuery, response: responseOf(200, Type.Array(User)) } },
    async ({ query, url }, reply) => {
      const found = await findUsers(database, query);
      reply.headers(headersOf('users', url, query, found));
      return found.rows.map((row) => userItem(row, false));
    },
  );

  app.get<{ Querystring: PageQuery }>(
    `${PATH}/media`,
    { schema: { querystring: PageQuery, response: responseOf(200, Type.Array(Media)) } },
    async ({ query, url }, reply) => {
      const found = await findMedia(database, query);
      reply.headers(headersOf('media', url, query, found));
      return found.rows.map(mediaItem);
    },
  );

  app.post<{ Body: Buffer }>(
    `${PATH}/media`,
    { schema: { response: responseOf(201, Media) } },
    async (request, reply) => {
      const editor = await editorOf(database, request);
      if (editor === null) return refuse(reply);
      const stored = await storePicture(folders.dataDir, request.body);
      if (stored === null) {
        reply.code(400);
        return { code: 'rest_upload_unknown' };
      }
      const row = await insertMedia(database, stored, editor);
      reply.code(201).headers({ ...itemHeaders(true), Location: `${CORE}/media/${row.id}` });
      return mediaItem(row);
    },
  );

  app.post<{ Body: Buffer }>('/cms-login.php', async ({ headers, body }, reply) => {
    if (!isOwnForm(headers.origin)) return reply.code(403).send({ code: 'foreign_form' });
    const form = new URLSearchParams(body.toString('utf8'));
    const user = await findLogin(database, form.get('log') ?? '');
    const hash = user?.password_hash;
    if (!user || !hash || !(await verify(hash, form.get('pwd') ?? '')))
      return reply.code(401).send({ code: 'wrong_login' });
    const { session, headers: sent } = newSession(headers['user-agent'] ?? '');
    await insertSession(database, user.id, session);
    return reply.code(302).headers(sent).send('');
  });
}
