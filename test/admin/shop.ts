import { listen } from '../../runtime/http/index.ts';
import type { Listening } from '../../runtime/http/index.ts';
import { createAdmin } from '../../runtime/admin/index.ts';
import { RestError } from '../../runtime/errors/index.ts';
import { writeArgs } from '../../runtime/schema/index.ts';
import type { ArgDefinitions, ItemSchema } from '../../runtime/schema/types.ts';
import { createServer } from '../../runtime/server/index.ts';
import type { HandlerRequest, Server } from '../../runtime/server/index.ts';
import type { LinkTable } from '../../runtime/shape/index.ts';

/** A service of the plain profile with a field of every type of the dialect. */

export const KEY = 'a-key-of-editors';

export const productSchema: ItemSchema = {
  title: 'product',
  type: 'object',
  properties: {
    id: { type: 'integer', readonly: true },
    title: { type: 'string', required: true, minLength: 1, description: 'Shown in lists.' },
    text: {
      type: 'object',
      properties: { raw: { type: 'string' }, rendered: { type: 'string', readonly: true } },
    },
    price: { type: 'number', minimum: 0, default: 1.5 },
    stock: { type: ['integer', 'null'] },
    is_new: { type: 'boolean', default: true },
    is_rated: { type: ['boolean', 'null'] },
    status: {
      type: 'string',
      enum: ['draft', 'published'],
      enumNames: ['Hidden', 'On sale'],
      default: 'draft',
    },
    colors: { type: 'array', items: { type: 'string', enum: ['red', 'green', 'blue'] } },
    words: { type: 'array', items: { type: 'string' } },
    size: {
      type: 'object',
      properties: { width: { type: 'number' }, unit: { type: 'string', default: 'cm' } },
    },
    prices: {
      type: 'array',
      items: {
        type: 'object',
        properties: { currency: { type: 'string' }, amount: { type: 'number' } },
      },
    },
    labels: { type: 'object', additionalProperties: { type: 'string' } },
    extra: { type: 'object', additionalProperties: true },
    shape: {
      type: 'object',
      discriminator: 'kind',
      oneOf: [
        { type: 'object', properties: { kind: { const: 'circle' }, radius: { type: 'number' } } },
        { type: 'object', properties: { kind: { const: 'box' }, height: { type: 'number' } } },
      ],
    },
    sold_at: { type: ['string', 'null'], format: 'date-time' },
    day: { type: ['string', 'null'], format: 'date' },
    email: { type: ['string', 'null'], format: 'email' },
    site: { type: ['string', 'null'], format: 'uri' },
    maker: { type: 'integer', description: 'Who makes it.' },
    rivals: { type: 'array', items: { type: 'integer' } },
    code: { type: 'string', createOnly: true, description: 'Cannot be changed later.' },
    secret: { type: 'string', writeOnly: true, context: [] },
    old: { type: 'string', deprecated: 'Use words.' },
  },
} as ItemSchema;

/** The files of a product. */
const pictures = {
  picture: { description: 'Shown first.', mediaTypes: ['image/png'], maxBytes: 1000 },
  manuals: { mediaTypes: ['text/plain'], maxItems: 2 },
};

const makerSchema: ItemSchema = {
  title: 'maker',
  type: 'object',
  properties: {
    id: { type: 'integer', readonly: true },
    name: { type: 'string', required: true },
    note: { type: 'string', label: 'Remark', admin: { column: 1, order: 1, widget: 'textarea' } },
    internal: { type: 'string', admin: { widget: 'hidden' } },
  },
};

interface Row {
  readonly id: number;
  readonly [name: string]: unknown;
}

/** The value of an item with every field, as the API returns it. */
export const LAMP: Row = {
  id: 1,
  title: 'Lamp & <shade>',
  text: { raw: '\n<p>Light</p>\n\nline', rendered: '<p>Light</p>' },
  price: 12.5,
  stock: null,
  is_new: false,
  is_rated: null,
  status: 'published',
  colors: ['blue', 'red'],
  words: ['one', 'two'],
  size: { width: 3, unit: 'cm' },
  prices: [
    { currency: 'EUR', amount: 3 },
    { currency: 'USD', amount: 4 },
  ],
  labels: { 'a/b': 'x', c: '' },
  extra: { deep: [1, { two: null }] },
  shape: { kind: 'box', height: 7 },
  sold_at: '2024-03-02T18:00:00.250+02:00',
  day: '2024-02-29',
  email: 'a@b.example',
  site: null,
  maker: 9_999,
  rivals: [2],
  code: 'L1',
  old: 'yes',
};

const links: LinkTable = [
  { rel: 'self', href: '/products/{id}' },
  { rel: 'maker', href: '/makers/{maker}', embeddable: true },
  { rel: 'rival', href: '/products/{each}', each: 'rivals' },
];

const paging: ArgDefinitions = {
  page: { type: 'integer', default: 1, minimum: 1 },
  per_page: { type: 'integer', default: 10, maximum: 100 },
  search: { type: 'string' },
  orderby: { type: 'string', enum: ['id', 'title'], default: 'id' },
  order: { type: 'string', enum: ['asc', 'desc'], default: 'asc' },
};

type Args = { readonly [name: string]: unknown };
type Asked = HandlerRequest<unknown>;
const argsOf = ({ args }: Asked): Args => args as Args;

export interface Shop {
  readonly server: Server;
  readonly rows: Map<number, Row>;
  readonly writes: unknown[];
  /** The received files by field. */
  readonly files: string[];
  readonly base: string;
  /** Restores the items. */
  reset(): void;
  close(): Promise<void>;
}

/** Starts the service with an admin at `/admin`. */
export async function openShop(): Promise<Shop> {
  const rows = new Map<number, Row>();
  const reset = (): void => {
    rows.clear();
    rows.set(1, LAMP).set(2, { ...LAMP, id: 2, title: 'Rival', rivals: [], maker: 1 });
    writes.length = 0;
    files.length = 0;
  };
  const makers = new Map<number, Row>(
    Array.from({ length: 10_000 }, (_, at) => [at + 1, { id: at + 1, name: `Maker ${at + 1}` }]),
  );
  const writes: unknown[] = [];
  const files: string[] = [];
  const server = createServer(
    { protocol: { prefix: 'api' }, baseUrl: 'http://localhost', name: () => 'Shop' },
    {
      authenticate: (request) => {
        const sent = request.header('authorization');
        if (sent === null) return null;
        // The user of this project.
        if (sent === `Bearer ${KEY}`) return { id: 1, login: 'editor', can: () => true };
        return new RestError('key_invalid', 'The key is not valid.', { status: 401 });
      },
    },
  );
  const collection = (
    path: string,
    schema: ItemSchema,
    stored: Map<number, Row>,
    table: LinkTable,
  ): void => {
    const id: ArgDefinitions = { id: { type: 'integer', required: true } };
    const mayWrite = ({ user }: Asked): boolean => user !== null;
    const missing = () => new RestError('not_found', 'There is no such item.', { status: 404 });
    const shape = { type: schema.title, links: table };
    server.registerRoute('', path, {
      schema,
      endpoints: [
        {
          ...{
            methods: 'GET',
            answers: 'page',
            args: {
              ...paging,
              ...(path === '/products'
                ? { status: { type: 'string', enum: ['draft', 'published'] } }
                : {}),
            },
            shape,
          },
          endpoint: {
            permission: () => true,
            handle: (request) => {
              const { page, per_page: size, search = '', status } = argsOf(request);
              const found = [...stored.values()].filter(
                (row) =>
                  String(row['title'] ?? row['name']).includes(String(search)) &&
                  (status === undefined || row['status'] === status),
              );
              const start = (Number(page) - 1) * Number(size);
              return { items: found.slice(start, start + Number(size)), total: found.length };
            },
          },
        },
        {
          ...{ methods: 'POST', answers: 'created', args: writeArgs(schema), shape },
          ...(path === '/products' && { uploads: pictures }),
          endpoint: {
            permission: mayWrite,
            handle: (request) => {
              writes.push(argsOf(request));
              for (const { field, filename, size } of request.request.files)
                files.push(`${field}: ${filename}, ${size} bytes`);
              const { secret: _, ...values } = argsOf(request);
              const created = { id: Math.max(0, ...stored.keys()) + 1, ...values };
              stored.set(created.id, created);
              return created;
            },
          },
        },
      ],
    });
    server.registerRoute('', `${path}/(?P<id>[\\d]+)`, {
      schema,
      args: id,
      endpoints: [
        {
          ...{ methods: 'GET', answers: 'item', shape },
          endpoint: {
            permission: () => true,
            handle: (request) => stored.get(Number(argsOf(request)['id'])) ?? missing(),
          },
        },
        {
          ...{ methods: 'PATCH', answers: 'item', args: writeArgs(schema, 'PATCH'), shape },
          endpoint: {
            permission: mayWrite,
            handle: (request) => {
              const { id: key, ...values } = argsOf(request);
              const before = stored.get(Number(key));
              if (!before) return missing();
              writes.push(values);
              const after = { ...before, ...values };
              stored.set(before.id, after);
              return after;
            },
          },
        },
        {
          ...{ methods: 'DELETE', answers: 'deleted', shape },
          endpoint: {
            permission: mayWrite,
            handle: (request) => {
              const previous = stored.get(Number(argsOf(request)['id']));
              if (!previous) return missing();
              stored.delete(previous.id);
              return { deleted: true, previous };
            },
          },
        },
      ],
    });
  };
  server.registerRoute('', '/products/export', {
    ...{ methods: 'GET', answers: 'any' },
    endpoint: { permission: () => true, handle: () => writes.push('exported') },
  });
  collection('/products', productSchema, rows, links);
  collection('/makers', makerSchema, makers, [{ rel: 'self', href: '/makers/{id}' }]);
  const admin = createAdmin(server, { path: '/admin' });
  const listening: Listening = await listen(server, {
    port: 0,
    host: '127.0.0.1',
    fallback: admin,
  });
  return {
    server,
    rows,
    writes,
    files,
    reset,
    base: `http://127.0.0.1:${listening.port}`,
    close: () => listening.close(),
  };
}
