import { expect, test } from 'vitest';
import { findDifference, rulesOf } from './compare.ts';

const link = (address: string): object => ({
  headers: { Link: `<http://site.test/${address}>; rel="next"` },
  body: { link: 'http://site.test/a/', title: { rendered: '<p>“A”</p>' } },
});

test('URLs of links in headers are compared exactly, even if texts are compared as plain text', () => {
  const found = findDifference(link('?page=2'), link('?page=3'), rulesOf('site'));
  expect(found?.path).toBe('headers.link.0');
  expect(findDifference(link('?page=2'), link('?page=2'), rulesOf('site'))).toBeNull();
});

test('rendered texts are compared as plain text', () => {
  const expected = { title: { rendered: '"A"' } };
  const got = { title: { rendered: '<p>“A”</p>' } };
  expect(findDifference(expected, got, rulesOf('site'))).toBeNull();
  expect(findDifference(expected, got, rulesOf('dispatch'))).not.toBeNull();
});
