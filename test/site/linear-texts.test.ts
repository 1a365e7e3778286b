import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeHtml } from '../../site/domain/html.ts';
import { paragraphs, texturize } from '../../site/domain/text-to-html.ts';
import { renderExcerpt } from '../../site/domain/text.ts';
import { HeadReader } from '../../site/handlers/url-details/link-previews.ts';
import { readFeed } from '../../site/lib/http-client/feeds.ts';

/** Limits that keep text functions linear; `npm run bench -- text` measures the time. */

const DEEP = 20_000;

test('elements are nested at most 256 levels, and deeper ones are reduced to text, breaks and images', () => {
  const inside = 'a<br>b<img src="c.png">d<script>e</script>';
  const html = `${'<b>'.repeat(DEEP)}${inside}${'</b>'.repeat(DEEP)}<i>f</i>`;
  const shown = 'a<br />b<img src="c.png" />d';
  expect(safeHtml(html)).toBe(`${'<b>'.repeat(256)}${shown}${'</b>'.repeat(256)}<i>f</i>`);
});

test('paragraphs that the next paragraph closes are not nested', () => {
  expect(safeHtml('<p>a'.repeat(1000))).toBe('<p>a</p>'.repeat(1000));
});

test('unclosed svg elements do not affect the elements after them', () => {
  expect(safeHtml(`${'<b><svg></b>'.repeat(DEEP)}<p>a</p>`)).toBe(
    `${'<b></b>'.repeat(DEEP)}<p>a</p>`,
  );
});

test('a URL that contains comments is removed, regardless of the text after them', () => {
  const comments = '<!-- -->'.repeat(DEEP);
  expect(safeHtml(`<a href="${comments}javascript:x()" title="b">c</a>`)).toBe(
    '<a title="b">c</a>',
  );
});

test('a feed with deeply nested elements is parsed', () => {
  const deep = `${'<x>'.repeat(DEEP)}words${'</x>'.repeat(DEEP)}`;
  const text = `<rss><channel><title>News</title><item><title>One</title><description>${deep}</description></item></channel></rss>`;
  expect(readFeed(text, new URL('https://a.example/'))).toMatchObject({
    title: 'News',
    entries: [{ title: 'One' }],
  });
});

test('the head of a page with deeply nested elements is parsed', () => {
  const reader = new HeadReader('text/html');
  reader.write(Buffer.from(`<html><head><title>Pier</title>${'<b>'.repeat(DEEP)}`));
  expect(reader.write(Buffer.from('</head><body>'))).toBe(true);
  expect(reader.head.title).toBe('Pier');
});

test.each([
  ['3x4', '3&#215;4'],
  ['1,000x2.5x3', '1,000&#215;2.5&#215;3'],
  ['0x1A and 0.5x2', '0x1A and 0.5&#215;2'],
  ['a3x4, 3xa, x4', 'a3x4, 3xa, x4'],
  [`${','.repeat(DEEP)}x1`, `${','.repeat(DEEP)}x1`],
])('only an x between numbers becomes a multiplication sign: %s', (text, shown) => {
  expect(texturize(text)).toBe(shown);
});

test('300,000 paragraphs are rendered', () => {
  const count = 300_000;
  expect(paragraphs('a\n\n'.repeat(count))).toBe(`${'<p>a</p>\n'.repeat(count - 1)}<p>a</p>`);
});

test('an excerpt ends at the first teaser comment that is on one line', () => {
  const marks = ['<!--more', '<!--more-->', '<!--nextpage-->', '-->', '<!--', 'more', '\n', ' a '];
  const expression = /<!--(?:more.*?|nextpage)-->/;
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...marks)), (parts) => {
      const content = parts.join('');
      const [teaser = ''] = content.split(expression);
      expect(renderExcerpt('', content)).toBe(renderExcerpt('', teaser));
    }),
  );
});
