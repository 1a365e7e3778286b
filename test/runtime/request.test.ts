import { expect, test } from 'vitest';
import { RestRequest } from '../../runtime/server/index.ts';
import { ask, open, serviceWith } from './service.ts';

/** Filters may set the Content-Type of a request before its body is parsed. */

test('4.1: a body is parsed as JSON while Content-Type is application/json', () => {
  const request = new RestRequest({ method: 'POST', raw: '{"a":1}', query: { a: '2' } });
  expect([request.json, request.getParam('a')]).toEqual([null, '2']);
  request.setHeader('Content-Type', 'application/json');
  expect([request.json, request.getParam('a')]).toEqual([{ a: 1 }, 1]);
  request.setHeader('Content-Type', 'text/plain');
  expect(request.getParams()).toEqual({ a: '2' });
});

test('4.1, 6: a filter can set Content-Type to JSON after it has read the parameters', async () => {
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
