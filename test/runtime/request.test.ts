import { expect, test } from 'vitest';
import { RestRequest } from '../../runtime/server/index.ts';
import { ask, open, serviceWith } from './service.ts';

/** The type of a body is a header like any other: filters on a request's way may set it. */

test('4.1: a body counts as JSON as long as its type says so', () => {
  const request = new RestRequest({ method: 'POST', raw: '{"a":1}', query: { a: '2' } });
  expect([request.json, request.getParam('a')]).toEqual([null, '2']);
  request.setHeader('Content-Type', 'application/json');
  expect([request.json, request.getParam('a')]).toEqual([{ a: 1 }, 1]);
  request.setHeader('Content-Type', 'text/plain');
  expect(request.getParams()).toEqual({ a: '2' });
});

test('4.1, 6: a filter that has looked at the parameters can still say that the body is JSON', async () => {
  const server = serviceWith({
    '/echo': open((request) => request.getParams(), { methods: 'POST' }),
  });
  server.hooks.on('rest_pre_dispatch', (result, _server, request) => {
    if (!request.hasParam('a')) request.setHeader('Content-Type', 'application/json');
    return result;
  });
  const parts = { method: 'POST', route: '/test/v1/echo', raw: '{"a":1}' };
  expect(await ask(server, parts)).toEqual({ status: 200, body: { a: 1 } });
});
