import { afterAll, beforeAll, expect, test } from 'vitest';
import { open, serviceWith } from '../runtime/service.ts';
import { start, stopAll } from './wire.ts';

/** A body is parsed by its Content-Type, in every notation of clients and proxies. */

let port: number;
let plain: number;

beforeAll(async () => {
  const args = { a: { type: 'string' } } as const;
  const routes = {
    '/echo': open((request) => request.getParams(), { methods: 'POST, PUT' }),
    '/text': open((request) => request.getParams(), { methods: 'POST, PUT', args }),
  };
  ({ port } = await start(serviceWith(routes)));
  ({ port: plain } = await start(serviceWith(routes, { settings: { profile: 'plain' } })));
});
afterAll(stopAll);

async function post(
  type: string,
  body: string | Uint8Array,
  method = 'POST',
): Promise<{ status: number; body: unknown }> {
  const answer = await fetch(`http://127.0.0.1:${port}/cms-json/test/v1/echo`, {
    method,
    headers: { 'content-type': type },
    body,
  });
  return { status: answer.status, body: await answer.json() };
}

test.each([
  'application/json',
  'APPLICATION/JSON',
  'application/json;charset=utf-8',
  'application/json; charset="UTF-8"',
  'application/json, application/json',
  'application/json; charset=utf-8, application/json; charset=utf-8',
  'application/json+oembed',
  'application/vnd.api+json',
  'application/ld+json; profile="x,y"',
  'application/problem+json+oembed',
])('a body with the type %s is JSON', async (type) => {
  expect(await post(type, '{"a":[1]}')).toEqual({ status: 200, body: { a: [1] } });
});

test.each(['text/json', 'application/jsonp', 'application/json-seq', 'application/xjson'])(
  'a body with the type %s is not JSON',
  async (type) => {
    expect(await post(type, '{"a":[1]}')).toEqual({ status: 200, body: {} });
  },
);

test('a form is parsed if a proxy joined two Content-Type headers', async () => {
  const type = 'application/x-www-form-urlencoded';
  expect(await post(`${type}, ${type}`, 'a=1')).toEqual({ status: 200, body: { a: '1' } });
  const part = '--B\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--B--\r\n';
  const multipart = 'multipart/form-data; boundary=B';
  expect(await post(`${multipart}, ${multipart}`, part)).toEqual({
    status: 200,
    body: { a: '1' },
  });
});

test('JSON that starts with a byte order mark is not valid, and text in it may contain one', async () => {
  const refused = await post('application/json', '\ufeff{"a":1}');
  expect(refused).toMatchObject({ status: 400, body: { code: 'rest_invalid_json' } });
  expect(await post('application/json', '{"a":"\ufeff"}')).toEqual({
    status: 200,
    body: { a: '\ufeff' },
  });
});

test('the profile plain ignores a byte order mark before JSON', async () => {
  const body = '\ufeff{"a":"\ufeff"}';
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`http://127.0.0.1:${plain}/test/v1/text`, {
    ...{ method: 'POST', headers, body },
  });
  expect([answer.status, await answer.json()]).toEqual([200, { a: '\ufeff' }]);
});

test('the profile plain refuses a body whose type has no slash', async () => {
  const headers = { 'content-type': 'json' };
  const url = `http://127.0.0.1:${plain}/test/v1/text`;
  expect((await fetch(url, { method: 'PUT', headers, body: 'a=1' })).status).toBe(415);
});

test('a body whose type has no slash is parsed as a form, like one without a type', async () => {
  expect(await post('json', 'a=1', 'PUT')).toEqual({ status: 200, body: { a: '1' } });
});

test('JSON is decoded with the charset of its Content-Type', async () => {
  const latin1 = Buffer.from('{"a":"é"}', 'latin1');
  expect(await post('application/json; charset=iso-8859-1', latin1)).toEqual({
    status: 200,
    body: { a: 'é' },
  });
  const utf16 = Buffer.from('{"a":"日"}', 'utf16le');
  expect(await post('application/json; charset=utf-16', utf16)).toEqual({
    status: 200,
    body: { a: '日' },
  });
});

test.each([
  ['application/json; charset=x-unknown', '{"a":1}', 'x-unknown'],
  ['application/x-www-form-urlencoded; charset=iso-8859-1', 'a=%E9', 'iso-8859-1'],
])('a body with the type %s gets 415, which names the charset', async (type, body, charset) => {
  const refused = {
    status: 415,
    body: { code: 'rest_unsupported_charset', data: { status: 415, charset } },
  };
  expect(await post(type, body)).toMatchObject(refused);
  expect(await post(type, body, 'PUT')).toMatchObject(refused);
});
