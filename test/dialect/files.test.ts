import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenAPIV3_1 } from 'openapi-types';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Listening } from '../../runtime/http/index.ts';
import { PageProject, type Handlers } from './page-project.ts';

/** The project of "Files" in docs/schema-files.md. */
const project = new PageProject('albums', ['schemas/resources/albums.json']);
const handler = `import type { AlbumsHandlers } from '../../generated/albums/handlers.ts';
import { anyone } from '../../../../../../runtime/server/index.ts';
${project.block('albums')}`;
const program = `import { Client } from './generated/client.ts';
export async function create(client: Client, title: string, cover: Blob, first: Blob, second: Blob) {
  ${project.block('albums-client')}
  return album;
}
export const wrong = (client: Client, file: Blob) => [
  // @ts-expect-error: the cover is required
  client.albums.create({ title: 'A' }, { files: { pictures: [file] } }),
  // @ts-expect-error: pictures are a list
  client.albums.create({ title: 'A' }, { files: { cover: file, pictures: file } }),
  // @ts-expect-error: files are required
  client.albums.create({ title: 'A' }),
];
`;
interface Program {
  create(client: object, title: string, ...files: Blob[]): Promise<{ title: string }>;
}

let listening: Listening;
let client: object;
let own: Program;

beforeAll(async () => {
  await project.generate({ 'site/handlers/albums.ts': handler, 'program.ts': program });
  const { albums } = await project.load<{ albums: Handlers }>('site/handlers/albums.ts');
  own = await project.load<Program>('program.ts');
  listening = await project.listen(albums);
  const { Client } = await project.load<{ Client: new (options: object) => object }>(
    'generated/client.ts',
  );
  client = new Client({ baseUrl: `http://127.0.0.1:${listening.port}/cms-json` });
}, 60_000);

afterAll(() => listening.close());

const file = (type: string, size = 3, name = 'a.png') =>
  new File(['x'.repeat(size)], name, { type });
const png = () => file('image/png');

/** Sends a form with the given files, each as a field. */
async function send(...files: readonly (readonly [field: string, file: File])[]) {
  const form = new FormData();
  form.append('title', 'Trees');
  for (const [field, each] of files) form.append(field, each);
  const url = `http://127.0.0.1:${listening.port}/cms-json/library/v1/albums`;
  const response = await fetch(url, { method: 'POST', body: form });
  const { code, data } = (await response.json()) as { code: string; data: { params?: unknown } };
  return [response.status, code, data?.params];
}

test('the handler and the client of the page compile, and calls without required files do not', () => {
  expect(project.errorsIn(['program.ts', 'site/handlers/albums.ts', 'generated/routes.ts'])).toBe(
    '',
  );
});

test('the client sends the files of each field in one form, and the handler gets them by field', async () => {
  const made = await own.create(client, 'Trees', png(), png(), png());
  expect(made).toMatchObject({ id: 1, title: 'Trees: a.png, 2 pictures. ' });
});

test.each([
  [[['pictures', png()]], 400, 'rest_missing_callback_param', ['cover']],
  [[['cover', png()]], 400, 'rest_missing_callback_param', ['pictures']],
  [
    [
      ['cover', png()],
      ['pictures', png()],
      ['other', png()],
    ],
    400,
    'rest_unknown_param',
    ['other'],
  ],
  [
    [
      ['cover', png()],
      ['cover', png()],
      ['pictures', png()],
    ],
    400,
    'rest_too_many_files',
    ['cover'],
  ],
  [
    [['cover', png()], ...Array.from({ length: 4 }, () => ['pictures', png()] as const)],
    ...[400, 'rest_too_many_files', ['pictures']],
  ],
  [
    [
      ['cover', file('image/gif')],
      ['pictures', png()],
    ],
    415,
    'rest_unsupported_media_type',
    ['cover'],
  ],
  [
    [
      ['cover', png()],
      ['pictures', file('text/html')],
    ],
    415,
    'rest_unsupported_media_type',
    ['pictures'],
  ],
  [
    [
      ['cover', file('image/png', 100_001)],
      ['pictures', png()],
    ],
    ...[413, 'rest_body_too_large', ['cover']],
  ],
  [
    [
      ['cover', png()],
      ['pictures', file('image/png', 1_000_001)],
    ],
    ...[413, 'rest_body_too_large', ['pictures']],
  ],
] as const)('%#: undeclared files are refused', async (files, ...expected) => {
  expect(await send(...files)).toEqual(expected);
});

test('files at the limits are accepted', async () => {
  const pictures = Array.from({ length: 3 }, () => ['pictures', file('image/gif')] as const);
  const cover = ['cover', file('image/jpeg', 100_000)] as const;
  const notes = ['notes', file('text/plain', 5)] as const;
  expect(await send(cover, notes, ...pictures)).toEqual([201, undefined, undefined]);
});

test('a body that is a file or JSON is refused', async () => {
  const url = `http://127.0.0.1:${listening.port}/cms-json/library/v1/albums?title=a`;
  const post = async (type: string, body: string) =>
    (await fetch(url, { method: 'POST', headers: { 'Content-Type': type }, body })).status;
  expect(await post('image/png', 'x')).toBe(415);
  expect(await post('application/json', '{}')).toBe(400);
});

test('the OpenAPI document has the parts of the form and the media types of each', () => {
  const path = join(project.root, 'generated/openapi.json');
  const document = JSON.parse(readFileSync(path, 'utf8')) as OpenAPIV3_1.Document;
  expect(document.paths?.['/library/v1/albums']?.post?.requestBody).toEqual({
    required: true,
    content: {
      'multipart/form-data': {
        schema: {
          type: 'object',
          required: ['title', 'cover', 'pictures'],
          properties: {
            title: { description: 'Title of the album.', type: 'string' },
            cover: { type: 'string', format: 'binary', maxLength: 100_000 },
            notes: { description: 'Text about the pictures.', type: 'string', format: 'binary' },
            pictures: {
              ...{ type: 'array', minItems: 1, maxItems: 3 },
              items: { type: 'string', format: 'binary', maxLength: 1_000_000 },
            },
          },
        },
        encoding: {
          cover: { contentType: 'image/png, image/jpeg' },
          notes: { contentType: 'text/*' },
          pictures: { contentType: 'image/*' },
        },
      },
    },
  });
});
