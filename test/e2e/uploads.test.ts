import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { contentMatches, keepFile } from '../../runtime/http/index.ts';
import type { RequestLogEntry } from '../../runtime/http/index.ts';
import type { RestRequest, Server } from '../../runtime/server/index.ts';
import { open, serviceWith } from '../runtime/service.ts';
import { dial, exchange, start, stopAll } from './wire.ts';

let folder: string;
let seen: string[];
let bugs: unknown[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'uploads-test-'));
  seen = [];
  bugs = [];
});

afterEach(async () => {
  await stopAll();
  rmSync(folder, { recursive: true, force: true });
});

/** `/files` accepts files and returns their data; `/texts` accepts none; `/broken` accepts them and throws. */
function service(): Server {
  return serviceWith(
    {
      '/files': open(received, { methods: 'POST, PUT', uploads: true }),
      '/texts': open(received, { methods: 'POST, PUT' }),
      '/keep': open(keep, { methods: 'POST', uploads: true }),
      '/broken': open(
        async (request) => {
          await received(request);
          throw new Error('broken');
        },
        { methods: 'POST', uploads: true },
      ),
    },
    {
      settings: { uploadFolder: folder, uploadLimit: 1000 },
      onBug: (bug) => void bugs.push(bug),
    },
  );
}

async function received(request: RestRequest): Promise<unknown> {
  seen.push(...request.files.flatMap(({ path }) => path ?? []));
  return {
    params: request.getParams(),
    files: await Promise.all(
      request.files.map(async ({ path, ...others }) => {
        if (path !== null) expect(statSync(join(path, '..')).mode & 0o777).toBe(0o700);
        return { ...others, text: Buffer.from(await others.bytes()).toString() };
      }),
    ),
    md5: request.files.map((file) => contentMatches(request.header('Content-MD5'), file)),
  };
}

async function keep(request: RestRequest): Promise<unknown> {
  const file = request.file('file');
  if (file) await keepFile(file, join(folder, 'kept'));
  return file !== null;
}

const at = (port: number, route: string): string =>
  `http://127.0.0.1:${port}/cms-json/test/v1${route}`;

async function post(
  port: number,
  route: string,
  init: RequestInit,
): Promise<{ status: number; body: unknown }> {
  const answer = await fetch(at(port, route), { method: 'POST', ...init });
  return { status: answer.status, body: await answer.json() };
}

function form(...files: File[]): FormData {
  const data = new FormData();
  data.set('title', 'A title');
  data.append('tags[]', 'one');
  data.append('tags[]', 'two');
  for (const file of files) data.append('file', file);
  return data;
}

test('the files of a form are on disk while the handler runs, and removed afterwards', async () => {
  const { port } = await start(service());
  const file = new File(['a picture'], 'fotografía 1.png', { type: 'image/png' });
  expect(await post(port, '/files', { body: form(file, new File(['b'], 'b.txt')) })).toEqual({
    status: 200,
    body: {
      params: { title: 'A title', tags: ['one', 'two'] },
      files: [
        {
          field: 'file',
          filename: 'fotografía 1.png',
          type: 'image/png',
          size: 9,
          md5: null,
          text: 'a picture',
        },
        {
          field: 'file',
          filename: 'b.txt',
          type: 'application/octet-stream',
          size: 1,
          md5: null,
          text: 'b',
        },
      ],
      md5: [true, true],
    },
  });
  expect(seen.length).toBe(2);
  expect(readdirSync(folder)).toEqual([]);
});

test('a file that the handler moves is kept', async () => {
  const { port } = await start(service());
  expect(await post(port, '/keep', { body: form(new File(['kept'], 'a')) })).toEqual({
    status: 200,
    body: true,
  });
  expect(readdirSync(folder)).toEqual(['kept']);
  expect(readFileSync(join(folder, 'kept'), 'utf8')).toBe('kept');
});

test.each(['image/jpeg', 'application/json', 'application/x-www-form-urlencoded', 'text/plain'])(
  'a body with Content-Disposition is a file, for the type %s',
  async (type) => {
    const { port } = await start(service());
    const body = '{"a":1}';
    const headers = {
      'content-type': `${type}; charset=x`,
      'content-disposition': 'attachment; filename="../a \\"b\\".bin"',
      'content-md5': createHash('md5').update(body).digest('hex'),
    };
    expect(await post(port, '/files', { body, headers })).toEqual({
      status: 200,
      body: {
        params: {},
        files: [
          {
            field: null,
            filename: 'a "b".bin',
            type,
            size: 7,
            md5: headers['content-md5'],
            text: body,
          },
        ],
        md5: [true],
      },
    });
    expect(readdirSync(folder)).toEqual([]);
  },
);

test.each([
  [`attachment; filename*=UTF-8''f%C3%BCr%2F..%2Fa.png; filename=b.png`, 'a.png'],
  ['attachment; filename=a b.png', 'a b.png'],
  ['attachment; filename=".."', null],
  ['attachment', null],
  ['inline; filename="a.png"', 'a.png'],
  ['form-data; name="file"; filename="a.png"', 'a.png'],
  ['filename=a.png', 'a.png'],
  ['ATTACHMENT;FILENAME = "a.png" ; x=y', 'a.png'],
  ['attachment; filename="a;b, c.png"', 'a;b, c.png'],
  [String.raw`attachment; filename="C:\fake\a \"b\".png"`, 'a "b".png'],
  [`attachment; filename="b.png"; filename*=iso-8859-1'en'%A3%20rates.png`, '£ rates.png'],
  [`attachment; filename="b.png"; filename*=utf-16''a.png`, 'b.png'],
  ['attachment; filename="a.png", attachment; filename="a.png"', 'a.png'],
  [Buffer.from('attachment; filename="é 日本.png"').toString('latin1'), 'é 日本.png'],
  ['attachment; filename="\xe9.png"', 'é.png'],
])('the file name is read from %s', async (disposition, filename) => {
  const { port } = await start(service());
  const headers = { 'content-type': 'image/png', 'content-disposition': disposition };
  const { body } = await post(port, '/files', { body: 'x', headers });
  expect(body).toMatchObject({ files: [{ filename }] });
});

test('Content-MD5 may be in base64, and a wrong one is detected', async () => {
  const { port } = await start(service());
  const md5 = createHash('md5').update('x').digest('base64');
  const ask = async (digest: string): Promise<unknown> => {
    const headers = { 'content-type': 'image/png', 'content-md5': digest };
    return (await post(port, '/files', { body: 'x', headers })).body;
  };
  expect(await ask(md5)).toMatchObject({ md5: [true] });
  expect(await ask('0'.repeat(32))).toMatchObject({ md5: [false] });
});

test('an endpoint without uploads gets the fields of a form, and writes no file', async () => {
  const { port } = await start(service());
  const answer = await post(port, '/texts', { body: form(new File(['x'.repeat(100)], 'a')) });
  expect(answer).toEqual({
    status: 200,
    body: { params: { title: 'A title', tags: ['one', 'two'] }, files: [], md5: [] },
  });
  expect(readdirSync(folder)).toEqual([]);
});

test('an endpoint without uploads parses a JSON body with Content-Disposition', async () => {
  const { port } = await start(service());
  const headers = {
    'content-type': 'application/json',
    'content-disposition': 'attachment; filename="a.json"',
  };
  const { body } = await post(port, '/texts', { body: '{"a":1}', headers });
  expect(body).toMatchObject({ params: { a: 1 }, files: [] });
});

test('empty file fields are ignored', async () => {
  const { port } = await start(service());
  const { body } = await post(port, '/files', { body: form(new File([], '')) });
  expect(body).toMatchObject({ params: { title: 'A title' }, files: [] });
});

test.each(['/files', '/texts'])('an upload over the limit is refused: %s', async (route) => {
  const { port } = await start(service(), { bodyLimit: 1000 });
  const body = form(new File(['x'.repeat(300_000)], 'a'));
  const answer = await post(port, route, { body });
  expect(answer).toEqual({
    status: 413,
    body: {
      code: 'rest_body_too_large',
      message: 'The request body must not exceed 1,000 bytes.',
      data: { status: 413, limit: 'body', maximum: 1000 },
    },
  });
  expect(readdirSync(folder)).toEqual([]);
});

test('an upload without Content-Length is refused when it exceeds the limit', async () => {
  const { port } = await start(service());
  const chunk = `200\r\n${'x'.repeat(0x200)}\r\n`;
  const answer = await exchange(
    port,
    'POST /cms-json/test/v1/files HTTP/1.1\r\nHost: x\r\nContent-Type: image/png\r\n' +
      `Transfer-Encoding: chunked\r\n\r\n${chunk.repeat(20)}`,
  );
  expect(answer).toMatch(/^HTTP\/1\.1 413 .*Connection: close.*rest_body_too_large/is);
  expect(readdirSync(folder)).toEqual([]);
});

test('the files of a handler that throws are removed', async () => {
  const { port } = await start(service());
  const { status } = await post(port, '/broken', { body: form(new File(['x'], 'a')) });
  expect([status, bugs.length]).toEqual([500, 1]);
  expect(seen.map((path) => existsSync(path))).toEqual([false]);
  expect(readdirSync(folder)).toEqual([]);
});

test.each(['image/png', 'multipart/form-data; boundary=B'])(
  'the files of a client that disconnects in the middle of %s are removed',
  async (type) => {
    const { port } = await start(service(), { onBug: (bug) => void bugs.push(bug) });
    const { socket, answer } = dial(port);
    socket.write(
      `POST /cms-json/test/v1/files HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\n` +
        'Content-Length: 900\r\n\r\n' +
        '--B\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nsome',
    );
    await vi.waitFor(() => expect(readdirSync(folder).length).toBe(1));
    socket.destroy();
    expect(await answer).toBe('');
    await vi.waitFor(() => expect(readdirSync(folder)).toEqual([]));
    expect([seen, bugs]).toEqual([[], []]);
  },
);

const PARTS = [
  '--B',
  'Content-Disposition: form-data; name="a[]"',
  '',
  'one',
  '--B',
  'Content-Disposition: form-data; name="file"; filename="x.txt"',
  'Content-Type: text/plain',
  '',
  'two\r\nlines',
  '--B--',
  '',
].join('\r\n');

const sendForm = (port: number, body: string, type = 'multipart/form-data; boundary=B') =>
  post(port, '/files', { body, headers: { 'content-type': type } });

test('a client that disconnects before its upload is read leaves no temporary file and reports no bug', async () => {
  const { port } = await start(service(), { onBug: (bug) => void bugs.push(bug) });
  const head = 'POST /cms-json/test/v1/files HTTP/1.1\r\nHost: a\r\nContent-Type: image/png\r\n';
  for (let round = 0; round < 20; round += 1) {
    const { socket, answer } = dial(port);
    socket.write(`${head}Content-Length: 500\r\n\r\n${'x'.repeat(500)}`, () =>
      socket.resetAndDestroy(),
    );
    await answer;
  }
  await vi.waitFor(() => expect(readdirSync(folder)).toEqual([]));
  expect(bugs).toEqual([]);
});

test('closing the service ends after the files of an incomplete upload are removed', async () => {
  const records: RequestLogEntry[] = [];
  const { port, close } = await start(service(), {
    onResponse: (record) => void records.push(record),
  });
  const { socket, answer } = dial(port);
  socket.write(
    'POST /cms-json/test/v1/files HTTP/1.1\r\nHost: a\r\nContent-Type: image/png\r\nContent-Length: 500\r\n\r\nx',
  );
  await vi.waitFor(() => expect(readdirSync(folder)).toHaveLength(1));
  await close(50);
  expect(readdirSync(folder)).toEqual([]);
  expect(records).toMatchObject([{ status: 499 }]);
  await answer;
});

test('a form that is cut off at any byte gets 400 and leaves no file', async () => {
  const { port } = await start(service());
  expect(await sendForm(port, PARTS)).toMatchObject({
    status: 200,
    body: { params: { a: ['one'] }, files: [{ filename: 'x.txt', text: 'two\r\nlines' }] },
  });
  const end = PARTS.lastIndexOf('--') + 2;
  for (let length = 1; length < end; length += 1) {
    const { status, body } = await sendForm(port, PARTS.slice(0, length));
    expect([length, status, body]).toMatchObject([length, 400, { code: 'rest_invalid_form' }]);
  }
  expect(readdirSync(folder)).toEqual([]);
  expect(bugs).toEqual([]);
});

test.each([
  ['multipart/form-data', PARTS],
  ['multipart/form-data; boundary=', PARTS],
  ['multipart/form-data; boundary=other', PARTS],
  ['multipart/form-data; boundary=B', 'no form at all'],
])('a malformed form of type %s gets status 400 rest_invalid_form', async (type, body) => {
  const { port } = await start(service());
  expect(await sendForm(port, body, type)).toMatchObject({
    status: 400,
    body: { code: 'rest_invalid_form' },
  });
});

test('parts without a name or of another disposition are ignored', async () => {
  const { port } = await start(service());
  const body = [
    '--B\r\nContent-Disposition: form-data\r\n\r\nx',
    '--B\r\nContent-Disposition: form-data; filename="a"\r\n\r\nx',
    '--B\r\nContent-Disposition: attachment; name="b"\r\n\r\nx',
    '--B\r\n\r\nx',
    '--B\r\nContent-Disposition: form-data; name="__proto__[x]"\r\n\r\ny',
    '--B--\r\n',
  ].join('\r\n');
  const { status, body: answer } = await sendForm(port, body);
  expect(status).toBe(200);
  expect(answer).toEqual({
    params: JSON.parse('{"__proto__":{"x":"y"}}'),
    files: [],
    md5: [],
  });
  expect(readdirSync(folder)).toEqual([]);
});

test('form fields that exceed `bodyLimit` get status 413', async () => {
  const { port } = await start(service(), { bodyLimit: 100 });
  const { status } = await sendForm(port, PARTS.replace('one', 'x'.repeat(101)));
  expect(status).toBe(413);
});

test('a body that is already in memory is received as a file', async () => {
  const answer = await service().respond({
    method: 'POST',
    url: '/cms-json/test/v1/files',
    headers: {
      'content-type': 'image/png',
      'content-disposition': 'attachment; filename="a.png"',
    },
    body: Buffer.from('bytes'),
    ip: null,
    connection: { isTls: false, serverName: '' },
  });
  expect(JSON.parse(String(answer?.body))).toEqual({
    params: {},
    files: [
      { field: null, filename: 'a.png', type: 'image/png', size: 5, md5: null, text: 'bytes' },
    ],
    md5: [true],
  });
  expect(seen.filter((path) => existsSync(path))).toEqual([]);
});
