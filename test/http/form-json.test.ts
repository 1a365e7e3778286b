import { afterAll, beforeAll, expect, test } from 'vitest';
import { Transport, upload } from '../../runtime/client/index.ts';
import { listen, toFetchHandler } from '../../runtime/http/index.ts';
import type { Listening } from '../../runtime/http/index.ts';
import { createServer } from '../../runtime/server/index.ts';

/** JSON parts of a multipart form, over `node:http` and over web requests. */

const args = {
  place: { type: 'object', properties: { lat: { type: 'number' } }, additionalProperties: true },
  points: { type: 'array', items: { type: 'object', additionalProperties: true } },
  text: { type: 'string' },
  words: { type: 'array', items: { type: 'string' } },
} as const;

function service() {
  const server = createServer({ profile: 'plain' });
  for (const [route, uploads] of Object.entries({ '/places': true, '/texts': false }))
    server.registerRoute('', route, {
      ...{ methods: 'POST', answers: 'any', uploads, args },
      endpoint: {
        permission: () => true,
        ...(uploads && { mayUpload: () => true }),
        handle: ({ args: sent, request: { files } }) => ({
          ...(sent as object),
          files: files.map(({ field }) => field),
        }),
      },
    });
  return server;
}

const handler = toFetchHandler(service());
let listening: Listening;
let base: string;

beforeAll(async () => {
  listening = await listen(service(), { port: 0, host: '127.0.0.1' });
  base = `http://127.0.0.1:${listening.port}`;
});
afterAll(() => listening.close());

type Send = (route: string, init: RequestInit) => Promise<Response>;
const adapters: readonly (readonly [name: string, send: Send])[] = [
  ['node:http', (route, init) => fetch(`${base}${route}`, init)],
  ['web requests', async (route, init) => handler(new Request(`http://site.test${route}`, init))],
];

/** A part of a form: its name, its media type and its text. */
type Part = readonly [name: string, type: string, text: string];

async function post(send: Send, route: string, parts: readonly Part[]): Promise<unknown> {
  const written = parts.map(
    ([name, type, text]) =>
      `--B\r\nContent-Disposition: form-data; name="${name}"\r\nContent-Type: ${type}\r\n\r\n${text}\r\n`,
  );
  const headers = { 'Content-Type': 'multipart/form-data; boundary=B' };
  const body = `${written.join('')}--B--\r\n`;
  return (await send(route, { method: 'POST', headers, body })).json();
}

test.each(adapters)('the JSON part of an object or a list is parsed: %s', async (_, send) => {
  const json = 'application/json; charset=utf-8';
  const place: Part = ['place', json, '{"lat":1.5,"a.b":[null,"é"]}'];
  for (const route of ['/places', '/texts'])
    expect(
      await post(send, route, [place, ['text', json, '{"a":1}'], ['points', json, '[{"x":1},{}]']]),
    ).toEqual({
      place: { lat: 1.5, 'a.b': [null, 'é'] },
      points: [{ x: 1 }, {}],
      text: '{"a":1}',
      files: [],
    });
});

test.each(adapters)('the items of a list can be a JSON part each: %s', async (_, send) => {
  const item = (text: string): Part => ['points', 'application/json', text];
  expect(await post(send, '/places', [item('{"x":1}')])).toMatchObject({ points: [{ x: 1 }] });
  expect(await post(send, '/places', [item('{"x":1}'), item('{"x":2}')])).toMatchObject({
    points: [{ x: 1 }, { x: 2 }],
  });
});

test.each(adapters)(
  'JSON of an object is parsed without the type of the part: %s',
  async (_, send) => {
    // The generated clients of other tools append the text of `JSON.stringify` to the form.
    const form = new FormData();
    form.append('place', '{"lat":1.5}');
    for (const point of ['{"x":1}', '{"x":2}']) form.append('points', point);
    for (const name of ['text', 'words']) form.append(name, '{"a":1}');
    const response = await send('/places', { method: 'POST', body: form });
    expect(await response.json()).toEqual({
      place: { lat: 1.5 },
      points: [{ x: 1 }, { x: 2 }],
      text: '{"a":1}',
      words: ['{"a":1}'],
      files: [],
    });
  },
);

test.each(adapters)('a text that is not JSON stays a text: %s', async (_, send) => {
  for (const text of ['{"lat":', '1', 'null', 'here'])
    expect(await post(send, '/places', [['place', 'text/plain', text]])).toMatchObject({
      code: 'rest_invalid_param',
      data: { params: { place: expect.any(String) } },
    });
});

test.each(adapters)('a JSON part with a syntax error gets 400: %s', async (_, send) => {
  for (const text of ['{"lat":', '', '{"a":"\\ud800"}'])
    expect(await post(send, '/places', [['place', 'application/json', text]])).toMatchObject({
      code: 'rest_invalid_json',
      data: { status: 400 },
    });
});

test.each(adapters)('a JSON part is checked like a JSON body: %s', async (_, send) => {
  expect(
    await post(send, '/places', [['place', 'application/json', '{"lat":"high"}']]),
  ).toMatchObject({ code: 'rest_invalid_param', data: { status: 400 } });
  const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`;
  expect(await post(send, '/places', [['points', 'application/json', deep]])).toMatchObject({
    code: 'rest_value_too_deep',
  });
});

test.each(adapters)(
  'a JSON part with a file name is an argument, and a file in any other field: %s',
  async (_, send) => {
    const form = new FormData();
    const json = (value: unknown) =>
      new Blob([JSON.stringify(value)], { type: 'application/json' });
    form.append('place', json({ lat: 2 }));
    form.append('text', json('a file'), 'text.json');
    form.append('data', json({ lat: 3 }), 'data.json');
    const sent = async (route: string): Promise<unknown> =>
      (await send(route, { method: 'POST', body: form })).json();
    expect(await sent('/places')).toEqual({ place: { lat: 2 }, files: ['text', 'data'] });
    expect(await sent('/texts')).toEqual({ place: { lat: 2 }, files: [] });
  },
);

test('the client sends with a file what the names and texts of a form cannot carry', async () => {
  const transport = new Transport({ baseUrl: `${base}/` });
  const file = new Blob(['x']);
  const call = (input: object) =>
    upload(transport, 'POST', '/places', input, { file, as: 'form' }, ['place']);
  const input = {
    place: { lat: 1, none: null, empty: [], 'a[b]': true, text: '1' },
    points: [{ a: [] }, { b: null }],
    text: 'a text',
  };
  expect(await call(input)).toEqual({ ...input, files: ['file'] });
  await expect(call({ text: null })).rejects.toThrow(
    'text cannot be sent with a file: forms cannot contain such values.',
  );
});

test.each(adapters)(
  'a form keeps the characters next to an escape that is not UTF-8: %s',
  async (_, send) => {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const body = 'text=日本 %E2%82 é';
    const response = await send('/texts', { method: 'POST', headers, body });
    expect(await response.json()).toMatchObject({ text: '日本 \ufffd é' });
  },
);
