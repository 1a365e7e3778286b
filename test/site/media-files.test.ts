import { mkdir, mkdtemp, symlink, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { deflateSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { collectionsOf } from '../../site/store/index.ts';
import type { Session, Store } from '../../site/store/index.ts';
import { openMediaSite, picture } from './media-site.ts';
import type { MediaSite } from './media-site.ts';
import { opened, sqliteDatabases } from './store-databases.ts';
import type { Databases } from './store-databases.ts';

let databases: Databases;
let store: Store;
let site: MediaSite;
let isBroken = false;

beforeEach(async () => {
  databases = await sqliteDatabases();
  store = await opened(await databases.fresh());
  isBroken = false;
  site = await openMediaSite(store, breaking);
});
afterEach(async () => {
  await site.close();
  await store.close();
  await databases.stop();
});

/** A store that fails to write meta values while `isBroken` is true. */
function breaking(whole: Store): Store {
  const meta = (session: Session): Session => ({
    ...collectionsOf(session),
    meta: {
      ...session.meta,
      set: (...args) =>
        isBroken ? Promise.reject(new Error('the disk is full')) : session.meta.set(...args),
    },
  });
  return { ...whole, transaction: (work) => whole.transaction((inside) => work(meta(inside))) };
}

const form = (name: string, bytes: Uint8Array): FormData => {
  const data = new FormData();
  data.append('file', new File([new Uint8Array(bytes)], name));
  return data;
};
const sendForm = (body: FormData) => site.ask('media', { user: 'editor', method: 'POST', body });
const counted = async (): Promise<number> =>
  (await store.posts.find({ types: ['attachment'] })).total;

test.each([
  ['inline; filename="tower.png"', 'tower.png'],
  ['form-data; name="file"; filename="tower.png"', 'tower.png'],
  [Buffer.from('attachment; filename="zámek.png"').toString('latin1'), 'zamek.png'],
])('the file name is read from the disposition %s', async (disposition, file) => {
  const bytes = await picture(20, 20).png().toBuffer();
  const { status, body } = await site.upload('', bytes, {
    headers: { 'content-disposition': disposition },
  });
  expect([status, body.media_details?.file]).toEqual([201, `2024/05/${file}`]);
});

describe('a refused upload', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const page = '<!doctype html><script>alert(1)</script>';

  test.each([
    ['an SVG with a script', 'x.svg', svg],
    ['an HTML page', 'x.html', page],
    ['an HTML page declared as an image', 'x.png', page],
    ['an SVG declared as another image', 'x.jpg', svg],
    ['an HTML page declared as text', 'x.txt', `\ufeff \n${page}`],
    ['a text with a script', 'x.csv', `a,b\n"<script>alert(1)</script>",2`],
    ['an executable', 'x.php', '<?php echo 1;'],
    ['an executable declared as an image', 'x.gif', 'MZ\0\0'],
    ['an image declared as a document', 'x.pdf', '\x89PNG\r\n\x1a\n'],
    ['a name without an extension', 'picture', 'GIF89a'],
    ['a truncated image', 'x.png', '\x89PNG\r\n\x1a\n'],
  ])('%s', async (_title, name, text) => {
    const bytes = Buffer.from(text, text.startsWith('\x89') ? 'latin1' : 'utf8');
    const raw = await site.upload(name, bytes);
    const sent = await sendForm(form(name, bytes));
    expect([raw.body.code, sent.body.code]).toEqual([
      'rest_upload_sideload_error',
      'rest_upload_unknown_error',
    ]);
    expect([raw.status, sent.status]).toEqual([400, 400]);
    expect([await site.files(), await counted()]).toEqual([[], 2]);
  });

  test.each([
    ['png', async () => picture(300, 300).png({ compressionLevel: 0 }).toBuffer()],
    ['jpg', async () => picture(300, 300).jpeg().toBuffer()],
    ['png', async () => picture(40, 40).png({ compressionLevel: 0 }).toBuffer()],
    ['webp', async () => picture(300, 300).webp({ lossless: true }).toBuffer()],
    ['avif', async () => picture(300, 300).avif({ lossless: true }).toBuffer()],
  ])('a truncated %s', async (ending, whole) => {
    const bytes = await whole();
    const { body } = await site.upload(`cut.${ending}`, bytes.subarray(0, bytes.length * 0.6));
    expect(body.code).toBe('rest_upload_sideload_error');
    expect([await site.files(), await counted()]).toEqual([[], 2]);
  });

  test('a small file that decompresses to billions of pixels', async () => {
    const before = process.memoryUsage().rss;
    const { body } = await site.upload('bomb.png', bomb(60_000, 60_000));
    expect(body.code).toBe('rest_upload_sideload_error');
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024);
    expect(await site.files()).toEqual([]);
  });

  test.each([
    ['a visitor', {}, 401, 'rest_cannot_create'],
    ['a subscriber', { user: 'subscriber' }, 403, 'rest_cannot_create'],
    [
      'a caller with a wrong password',
      { authorization: 'Basic ZWRpdG9yOnh4eA==' },
      401,
      'incorrect_password',
    ],
  ])('%s is refused before the upload is received', async (_who, who, status, code) => {
    const { user, authorization } = { user: '', authorization: '', ...who };
    const credentials = user === '' ? authorization : site.authorization(user);
    const { port } = new URL(site.base);
    const socket = connect(Number(port), '127.0.0.1');
    const answer = new Promise<string>((resolve, reject) => {
      let received = '';
      socket.on('data', (data) => {
        received += data.toString();
        if (received.includes('"status"')) resolve(received);
      });
      socket.on('error', reject);
    });
    socket.write(
      `POST /cms-json/cms/v2/media HTTP/1.1\r\nHost: x\r\nContent-Type: image/png\r\n` +
        `Content-Disposition: attachment; filename="a.png"\r\nContent-Length: 51380224\r\n` +
        `${credentials === '' ? '' : `Authorization: ${credentials}\r\n`}\r\n`,
    );
    // The response arrives before the body is sent.
    expect(await answer).toMatch(new RegExp(`^HTTP/1.1 ${status} [^]*"code":"${code}"`));
    expect(await site.incoming()).toEqual([]);
    socket.destroy();
  });

  test('a request without body, Content-Type or Content-Disposition', async () => {
    const upload = (headers: Record<string, string>, body: string) =>
      fetch(`${site.base}/cms-json/cms/v2/media`, {
        method: 'POST',
        body: Buffer.from(body),
        headers: { authorization: site.authorization('editor'), ...headers },
      }).then((answer) => answer.json() as Promise<{ code: string }>);
    const type = { 'content-type': 'image/png' };
    const named = { 'content-disposition': 'attachment; filename="x.png"' };
    const codes = [
      await upload({ ...type, ...named }, ''),
      await upload(named, 'x'),
      await upload(type, 'x'),
      await upload({ ...type, 'content-disposition': 'attachment; name=x' }, 'x'),
      await sendForm(new FormData()).then(({ body }) => body),
      await sendForm(form('x.png', new Uint8Array(0))).then(({ body }) => body),
    ].map(({ code }) => code);
    expect(codes).toEqual([
      'rest_upload_no_data',
      'rest_upload_no_content_type',
      'rest_upload_no_content_disposition',
      'rest_upload_invalid_disposition',
      'rest_upload_no_data',
      'rest_upload_unknown_error',
    ]);
  });

  test('a file type or a size that the settings forbid', async () => {
    await store.options.set({ upload_filetypes: 'jpg txt', fileupload_maxk: '1' });
    const png = await picture(10, 10).png().toBuffer();
    expect((await site.upload('x.png', png)).body.code).toBe('rest_upload_sideload_error');
    expect((await site.upload('x.txt', Buffer.alloc(1025, 'a'))).body.code).toBe(
      'rest_upload_file_too_big',
    );
    expect((await site.upload('x.txt', Buffer.alloc(1024, 'a'))).status).toBe(201);
  });
});

describe('a failed upload', () => {
  test('leaves no files if the row cannot be written', async () => {
    isBroken = true;
    const { status } = await site.upload('x.png', await picture(640, 480).png().toBuffer());
    expect([status, await site.files(), await counted()]).toEqual([500, [], 2]);
  });

  test('leaves no row if the folder cannot be written', async () => {
    await mkdir(site.folder, { recursive: true });
    await writeFile(join(site.folder, '2024'), 'no folder');
    const { status } = await site.upload('x.png', await picture(640, 480).png().toBuffer());
    expect([status, await counted()]).toEqual([500, 2]);
  });

  test('leaves nothing if the body is cut off', async () => {
    const { port } = new URL(site.base);
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(
      [
        'POST /cms-json/cms/v2/media HTTP/1.1',
        'Host: x',
        `Authorization: ${site.authorization('editor')}`,
        'Content-Type: image/png',
        'Content-Disposition: attachment; filename="x.png"',
        'Content-Length: 100000',
        '',
        '\x89PNG\r\n\x1a\n',
      ].join('\r\n'),
    );
    await wait(300);
    socket.destroy();
    await wait(300);
    expect([await site.files(), await counted()]).toEqual([[], 2]);
    expect((await site.ask('media?_fields=id')).status).toBe(200);
  });
});

describe('uploaded files over HTTP', () => {
  const text = '0123456789';
  let url: string;
  beforeEach(async () => {
    url = (await site.upload('digits.txt', Buffer.from(text))).body.source_url;
  });
  const get = async (headers: Record<string, string>, method = 'GET') => {
    const answer = await fetch(url, { headers, method });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };

  test('have Content-Type, Content-Length, Cache-Control and ETag', async () => {
    const { status, headers, text: body } = await get({});
    expect([status, body]).toEqual([200, text]);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/plain; charset=UTF-8',
      'content-length': '10',
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=86400',
      'x-content-type-options': 'nosniff',
      etag: expect.stringMatching(/^".+"$/),
      'last-modified': expect.stringMatching(/ GMT$/),
    });
    const head = await get({}, 'HEAD');
    expect([head.status, head.headers.get('content-length'), head.text]).toEqual([200, '10', '']);
  });

  test.each([
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-3', 206, '789', 'bytes 7-9/10'],
    ['bytes=-99', 206, text, 'bytes 0-9/10'],
    ['bytes=8-99', 206, '89', 'bytes 8-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=-0', 416, '', 'bytes */10'],
    ['bytes=4-2', 200, text, null],
    ['bytes=0-1,3-4', 200, text, null],
    ['lines=1-2', 200, text, null],
  ])('%s', async (range, status, part, described) => {
    const answer = await get({ range });
    expect([answer.status, answer.text, answer.headers.get('content-range')]).toEqual([
      status,
      part,
      described,
    ]);
  });

  test('get 304 for a matching ETag or date, and 200 otherwise', async () => {
    const { headers } = await get({});
    const tag = headers.get('etag') ?? '';
    const changed = headers.get('last-modified') ?? '';
    const statuses = [
      await get({ 'if-none-match': tag }),
      await get({ 'if-none-match': `"other", W/${tag}` }),
      await get({ 'if-none-match': '"other"' }),
      await get({ 'if-modified-since': changed }),
      await get({ 'if-modified-since': 'Mon, 01 Jan 2001 00:00:00 GMT' }),
      await get({ range: 'bytes=0-1', 'if-range': tag }),
      await get({ range: 'bytes=0-1', 'if-range': '"other"' }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([304, 304, 200, 304, 200, 206, 200]);
  });

  test('are read-only, and other paths get 404', async () => {
    expect((await get({}, 'DELETE')).status).toBe(405);
    const outside = await mkdtemp(join(tmpdir(), 'outside-'));
    await writeFile(join(outside, 'secret.txt'), 'secret');
    await symlink(join(outside, 'secret.txt'), join(site.folder, 'linked.txt'));
    await writeFile(join(site.folder, 'page.html'), '<script>');
    await writeFile(join(site.folder, '.hidden.txt'), 'hidden');
    const paths = [
      'linked.txt',
      'page.html',
      '.hidden.txt',
      '2024',
      '2024/05/',
      '../site.sqlite',
      '..%2fsite.sqlite',
      '%2e%2e/%2e%2e/etc/passwd',
      '2024/05/..%5c..%5cx.txt',
      '2024/05/digits.txt/',
      '2024/05/digits.txt%00.png',
      '%E0%A4%A.txt',
      `${'x'.repeat(3000)}.txt`,
    ];
    for (const path of paths) expect([path, await statusOf(path)]).toEqual([path, 404]);
    expect(await statusOf('2024/05/digits.txt?x=1')).toBe(200);
  });

  /** Returns the status of a path that is sent without normalization. */
  async function statusOf(path: string): Promise<number> {
    const socket = connect(Number(new URL(site.base).port), '127.0.0.1');
    socket.write(
      `GET /cms-content/uploads/${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
    );
    let answer = '';
    for await (const chunk of socket) answer += String(chunk);
    return Number(answer.split(' ')[1]);
  }
});

/** Returns a PNG of a few kilobytes whose header has this width and height. */
function bomb(width: number, height: number): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(1_000_000), { level: 9 });
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(checksum(body));
  return Buffer.concat([length, body, sum]);
}

function checksum(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}
