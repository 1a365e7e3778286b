/** The floor: `node:http`, the driver and prepared statements. It validates nothing but who writes. */
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { CORE, PATH } from '../addresses.ts';
import type { Driver } from './driver.ts';
import {
  insertPost,
  readEditor,
  readEmbedded,
  readPage,
  readPost,
  readRelated,
  updatePost,
} from './floor-posts.ts';
import { credentialsOf, entityTag, itemHeaders, listHeaders, selectionOf } from './requests.ts';
import type { Headers, Sent } from './requests.ts';
import { embeddedOf, permalink, postItem } from './shapes.ts';
import type { Context, PostRow } from './shapes.ts';

interface Content {
  readonly status: number;
  readonly headers: Headers;
  readonly data: unknown;
}

interface Asked {
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
export function start(driver: Driver): Promise<number> {
  const server = createServer((incoming, outgoing) => {
    void respond(driver, incoming).then(
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
  const text = JSON.stringify(data);
  outgoing.writeHead(status, {
    ...headers,
    'Content-Type': 'application/json; charset=UTF-8',
    ETag: entityTag(text),
    'Content-Length': Buffer.byteLength(text),
  });
  outgoing.end(text);
}

async function respond(driver: Driver, incoming: IncomingMessage): Promise<Content> {
  const { method = '', url = '', headers } = incoming;
  const mark = url.indexOf('?');
  const search = mark === -1 ? '' : url.slice(mark + 1);
  const path = mark === -1 ? url : url.slice(0, mark);
  const credentials = credentialsOf(headers.authorization);
  const asked: Asked = {
    method,
    route: path.slice(PATH.length + 1).split('/'),
    search,
    query: new URLSearchParams(search),
    editor: credentials && (await readEditor(driver, credentials)),
    body: method === 'POST' ? await readBody(incoming) : Buffer.alloc(0),
  };
  const [collection, id] = asked.route;
  if (collection === 'posts') {
    if (method === 'POST') return write(driver, asked, id === undefined ? null : Number(id));
    return id === undefined ? list(driver, asked) : item(driver, asked, Number(id));
  }
  return { status: 404, headers: {}, data: { code: 'rest_no_route' } };
}

async function item(driver: Driver, { query, editor }: Asked, id: number): Promise<Content> {
  const selection = selectionOf(query.get('_fields') ?? undefined);
  const row = await readPost(driver, id, selection);
  if (row === undefined)
    return { status: 404, headers: {}, data: { code: 'rest_post_invalid_id' } };
  const related = await readRelated(driver, [id], selection);
  return {
    status: 200,
    headers: itemHeaders(editor !== null, permalink(row.date, row.slug)),
    data: postItem(row, related, contextOf(query), selection.wants),
  };
}

async function list(driver: Driver, { search, query, editor }: Asked): Promise<Content> {
  const selection = selectionOf(query.get('_fields') ?? undefined);
  const [page, size] = [Number(query.get('page') ?? 1), Number(query.get('per_page') ?? 10)];
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
  const ids = rows.map(({ id }) => id);
  const related = await readRelated(driver, ids, selection);
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

async function write(driver: Driver, { editor, body }: Asked, id: number | null): Promise<Content> {
  if (editor === null) return { status: 401, headers: {}, data: { code: 'rest_cannot_create' } };
  // The bench sends the members of a post.
  const sent = JSON.parse(body.toString('utf8')) as Sent;
  const row: PostRow | undefined =
    id === null
      ? await insertPost(driver, sent, editor)
      : await updatePost(driver, id, sent, editor);
  if (row === undefined)
    return { status: 404, headers: {}, data: { code: 'rest_post_invalid_id' } };
  const related = await readRelated(driver, [row.id], selectionOf(undefined));
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
