import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatDate, languageOf } from '../../site/domain/formatters.ts';
import { openWebSite } from './web-site.ts';
import type { WebSite } from './web-site.ts';

let site: WebSite;
beforeAll(async () => {
  site = await openWebSite();
});
afterAll(() => site.close());

// These objects allocate memory outside of the heap, or compile something on construction.
const COSTLY = {
  Intl: ['Collator', 'DateTimeFormat', 'Locale', 'NumberFormat', 'PluralRules', 'Segmenter'],
  globalThis: ['RegExp', 'TextDecoder', 'TextEncoder'],
} as const;

/** Counts expensive objects that are created while `work` runs. */
async function made(work: () => Promise<void>): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  const undo: (() => void)[] = [];
  for (const [place, names] of Object.entries(COSTLY)) {
    const holder: object = place === 'Intl' ? Intl : globalThis;
    for (const name of names) {
      const original: unknown = Reflect.get(holder, name);
      if (typeof original !== 'function') continue;
      const count = (): unknown => counts.set(name, (counts.get(name) ?? 0) + 1);
      const counting = new Proxy(original, {
        construct: (target, args, newTarget) => {
          count();
          return Reflect.construct(target, args, newTarget) as object;
        },
        apply: (target, self, args) => {
          count();
          return Reflect.apply(target, self, args) as unknown;
        },
      });
      Reflect.set(holder, name, counting);
      undo.push(() => Reflect.set(holder, name, original));
    }
  }
  try {
    await work();
  } finally {
    for (const restore of undo) restore();
  }
  return counts;
}

test.each([
  '/',
  '/category/weather/',
  '/?s=lamp',
  '/feed/',
  '/cms-json/cms/v2/posts?per_page=100&_embed=1',
  '/cms-json/cms/v2/comments?per_page=100',
])('a second request for %s creates no formatter, expression or decoder', async (path) => {
  const show = async (): Promise<void> => {
    await (await site.get(path)).text();
  };
  await show();
  expect([...(await made(show))]).toEqual([]);
});

test('`formatDate` uses the given language and options after other ones were cached', () => {
  const moment = new Date(Date.UTC(2024, 2, 1, 23, 30));
  const written = (locale: string, format: Intl.DateTimeFormatOptions = { dateStyle: 'long' }) =>
    formatDate(moment, languageOf(locale), format);
  expect(written('en_US')).toBe('March 1, 2024');
  expect(written('de_DE')).toBe('1. März 2024');
  expect(written('en_US', { month: 'short' })).toBe('Mar');
  expect(written('no language')).toBe('March 1, 2024');
  for (let number = 0; number < 300; number += 1)
    written('fr', { year: 'numeric', hour: '2-digit' });
  expect(written('en_US')).toBe('March 1, 2024');
});
