/** The floor: `node:http`, the driver and prepared statements. It validates nothing but who writes. */
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readFileSync } from 'node:fs';
import { verify } from '@node-rs/argon2';
import { CORE, PATH } from '../addresses.ts';
import type { Driver } from './driver.ts';
import {
  insertMedia,
  insertSession,
  readComments,
  readLogin,
  readMedia,
  readUsers,
} from './floor-others.ts';
import type { Found } from './floor-others.ts';
import {
  insertPost,
  readEditor,
  readEmbedded,
  readPage,
  readPost,
  readRelated,
  updatePost,
} from './floor-posts.ts';
import { isOwnForm, newSession } from './logins.ts';
import { mediaItem, storePicture } from './media.ts';
import { commentItem, userItem } from './people.ts';
import { credentialsOf, entityTag, itemHeaders, listHeaders, selectionOf } from './requests.ts';
import type { Headers, Sent } from './requests.ts';
import { embeddedOf, permalink, postItem } from './posts.ts';
import type { Context, PostRow } from './posts.ts';

interface Content {
  readonly status: number;
  readonly headers: Headers;
  readonly data: unknown;
}

/** The place of the files, and the file that describes the route of posts. */
export interface Folders {
  readonly dataDir: string;
  readonly optionsFile: string;
}

interface ParsedRequest {
  readonly method: string;
  /** The parts of the path below the namespace. */
  readonly route: readonly string[];
  readonly search: string;
  readonly query: URLSearchParams;
  /** The id of the editor; `null` for an anonymous reader. */
  readonly editor: number | null;
  readonly body: Buffer;
}

/** Starts the server on a free port. */
export function start(driver: Driver, folders: Folders): Promise<number> {
  const server = createServer((incoming, outgoing) => {
    void respond(driver, folders, incoming).then(
      (content) => send(outgoing, content),
      (error: unknown) => {
        console.error(error);
        send(outgoing, { status: 500, headers: {}, data: { message: String(error) } });
      },
    );
  });
  return new Promise((resolve, reject) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (address === null || typeof address === 'string')
        reject(new Error('The server has no port.'));
      else resolve(address.port);
    });
  });
}

function send(outgoing: ServerResponse, { status, headers, data }: Content): void {
  const text = typeof data === 'string' ? data : JSON.stringify(data);
  outgoing.writeHead(status, {
    ...headers,
    'Content-Type': 'application/json; charset=UTF-8',
    ETag: entityTag(text),
    'Content-Length': Buffer.byteLength(text),
  });
  outgoing.end(text);
}

let description: string | null = null;

async function respond(
  driver: Driver,
  { dataDir, optionsFile }: Folders,
  incoming: IncomingMessage,
): Promise<Content> {
  const { method = '', url = '', headers } = incoming;
  const body = method === 'POST' ? await readBody(incoming) : Buffer.alloc(0);
  if (url === '/cms-login.php')
    return logIn(driver, body, headers.origin, headers['user-agent'] ?? '');
  const mark = url.indexOf('?');
  const search = mark === -1 ? '' : url.slice(mark + 1);
  const path = mark === -1 ? url : url.slice(0, mark);
  const credentials = credentialsOf(headers.authorization);
  const request: ParsedRequest = {
    method,
    route: path.slice(PATH.length + 1).split('/'),
    search,
    query: new URLSearchParams(search),
    editor: credentials && (await readEditor(driver, credentials)),
    body,
  };
  const [collection, id] = request.route;
  if (method === 'OPTIONS') {
    description ??= readFileSync(optionsFile, 'utf8');
    return { status: 200, headers: itemHeaders(false), data: description };
  }
  switch (collection) {
    case 'posts':
      if (method === 'POST') return write(driver, request, id === undefined ? null : Number(id));
      return id === undefined ? list(driver, request) : item(driver, request, Number(id));
    case 'comments': {
      const found = await readComments(driver, pageOf(request));
      return listed(request, found, (row) =>
        commentItem(row, { date: row.post_date, slug: row.post_slug }, false),
      );
    }
    case 'users':
      return listed(request, await readUsers(driver, pageOf(request)), (row) =>
        userItem(row, false),
      );
    case 'media':
      if (method === 'POST') return upload(driver, request, dataDir);
      return listed(request, await readMedia(driver, pageOf(request)), mediaItem);
    default:
      return { status: 404, headers: {}, data: { code: 'rest_no_route' } };
  }
}

function pageOf({ query }: ParsedRequest): { readonly page: number; readonly size: number } {
  return { page: Number(query.get('page') ?? 1), size: Number(query.get('per_page') ?? 10) };
}

function listed<Row>(
  request: ParsedRequest,
  { rows, total }: Found<Row>,
  itemOf: (row: Row) => object,
): Content {
  const { search, editor, route } = request;
  const list = {
    ...pageOf(request),
    search,
    total,
    isEditor: editor !== null,
    route: route[0] ?? '',
  };
  return { status: 200, headers: listHeaders(list), data: rows.map((row) => itemOf(row)) };
}

async function upload(
  driver: Driver,
  { editor, body }: ParsedRequest,
  dataDir: string,
): Promise<Content> {
  if (editor === null) return { status: 401, headers: {}, data: { code: 'rest_cannot_create' } };
  const stored = await storePicture(dataDir, body);
  if (stored === null) return { status: 400, headers: {}, data: { code: 'rest_upload_unknown' } };
  const row = await insertMedia(driver, stored, editor);
  const headers = { ...itemHeaders(true), Location: `${CORE}/media/${row.id}` };
  return { status: 201, headers, data: mediaItem(row) };
}

async function logIn(
  driver: Driver,
  body: Buffer,
  origin: string | undefined,
  agent: string,
): Promise<Content> {
  if (!isOwnForm(origin)) return { status: 403, headers: {}, data: { code: 'foreign_form' } };
  const form = new URLSearchParams(body.toString('utf8'));
  const user = await readLogin(driver, form.get('log') ?? '');
  if (user === undefined || !(await verify(user.password_hash, form.get('pwd') ?? '')))
    return { status: 401, headers: {}, data: { code: 'wrong_login' } };
  const { session, headers } = newSession(agent);
  await insertSession(driver, user.id, session);
  return { status: 302, headers, data: '' };
}

async function item(
  driver: Driver,
  { query, editor }: ParsedRequest,
  id: number,
): Promise<Content> {
  const selection = selectionOf(query.get('_fields') ?? undefined, contextOf(query));
  const row = await readPost(driver, id, selection);
  if (row === undefined)
    return { status: 404, headers: {}, data: { code: 'rest_post_invalid_id' } };
  const related = await readRelated(driver, [row], selection);
  return {
    status: 200,
    headers: itemHeaders(editor !== null, permalink(row.date, row.slug)),
    data: postItem(row, related, contextOf(query), selection.wants),
  };
}

async function list(driver: Driver, request: ParsedRequest): Promise<Content> {
  const { query, search, editor } = request;
  const selection = selectionOf(query.get('_fields') ?? undefined, contextOf(query));
  const { page, size } = pageOf(request);
  const categories = query.get('categories')?.split(',').map(Number) ?? [];
  const context = contextOf(query);
  const isEmbedding = query.has('_embed');
  const { rows, total } = await readPage(
    driver,
    {
      ...{ context, page, size, categories, isEmbedding },
      slug: query.get('slug') ?? undefined,
      search: query.get('search') ?? undefined,
    },
    selection,
  );
  const related = await readRelated(driver, rows, selection);
  const embedded = isEmbedding ? await readEmbedded(driver, rows) : null;
  return {
    status: 200,
    headers: listHeaders({ route: 'posts', search, page, size, total, isEditor: editor !== null }),
    data: rows.map((row) => {
      const post = postItem(row, related, context, selection.wants);
      return embedded ? { ...post, _embedded: embeddedOf(row, related, embedded) } : post;
    }),
  };
}

function contextOf(query: URLSearchParams): Context {
  return query.get('context') === 'edit' ? 'edit' : 'view';
}

async function write(
  driver: Driver,
  { editor, body }: ParsedRequest,
  id: number | null,
): Promise<Content> {
  if (editor === null) return { status: 401, headers: {}, data: { code: 'rest_cannot_create' } };
  // The bench sends the members of a post.
  const sent = JSON.parse(body.toString('utf8')) as Sent;
  const row: PostRow | undefined =
    id === null
      ? await insertPost(driver, sent, editor)
      : await updatePost(driver, id, sent, editor);
  if (row === undefined)
    return { status: 404, headers: {}, data: { code: 'rest_post_invalid_id' } };
  const related = await readRelated(driver, [row], selectionOf(undefined, 'edit'));
  return {
    status: id === null ? 201 : 200,
    headers: {
      ...itemHeaders(true),
      ...(id === null ? { Location: `${CORE}/posts/${row.id}` } : {}),
    },
    data: postItem(row, related, 'edit'),
  };
}

function readBody(incoming: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => resolve(Buffer.concat(chunks)));
    incoming.on('error', reject);
  });
}
