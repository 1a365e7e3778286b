import { expect, test } from 'vitest';
import { corsHeaders } from '../../runtime/http/cors.ts';

const from = (origin: string | null, method = 'GET', isLoggedIn = false) =>
  corsHeaders(origin, method, isLoggedIn);

const allowed = (origin: string) => [
  ['Access-Control-Allow-Origin', origin],
  ['Access-Control-Allow-Methods', 'OPTIONS, GET, POST, PUT, PATCH, DELETE'],
  ['Access-Control-Allow-Credentials', 'true'],
  ['Vary', 'Origin'],
];

test('4.2: the response to a request with an origin allows this origin', () => {
  expect(from('http://elsewhere.test')).toEqual(allowed('http://elsewhere.test'));
  expect(from('null')).toEqual(allowed('null'));
});

test('4.2: the origin is sanitized as an address', () => {
  expect(from('javascript:alert(1)')).toEqual(allowed(''));
  expect(from('http://exa<mple.test')).toEqual(allowed('http://example.test'));
  expect(from('elsewhere.test')).toEqual(allowed('http://elsewhere.test'));
});

test('4.2: without an origin only the response to an anonymous GET has `Vary: Origin`', () => {
  expect(from(null)).toEqual([['Vary', 'Origin']]);
  expect(from('')).toEqual([['Vary', 'Origin']]);
  expect(from(null, 'POST')).toEqual([]);
  expect(from(null, 'GET', true)).toEqual([]);
});
