import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeApplicationPassword } from '../../site/domain/accounts.ts';
import { siteWith } from './hidden-pair.ts';
import { RandomRequests } from './random-requests.ts';
import type { ShownRoute } from './random-requests.ts';
import { SiteMaker } from './site-of.ts';
import type { TestSite } from './site-of.ts';
import { wireTold } from './wire-of.ts';
import type { WireParts, PlainResponse } from './wire-of.ts';

/**
 * Two sites with the same items, which differ in hidden values only: texts of drafts, private and protected posts, e-mail
 * and network addresses, unapproved comments, private meta values. Visitors and subscribers get equal responses.
 */

const WORDS = ['quillwort', 'zosterabed'] as const;
const REQUESTS = 5_000;
const SUBSCRIBER = 5;

interface Side {
  readonly site: TestSite;
  /** The `Authorization` header of the subscriber. */
  readonly authorization: string;
}

let sides: readonly Side[] = [];
beforeAll(async () => {
  sides = await Promise.all(WORDS.map((word, at) => open(word, at + 1)));
});
afterAll(async () => {
  for (const { site } of sides) await site.close();
});

async function open(word: string, seed: number): Promise<Side> {
  const clock = (): number => Date.UTC(2026, 11, 1);
  const site = await new SiteMaker(siteWith(word, seed), { clock }).make();
  const made = await makeApplicationPassword(site.store, SUBSCRIBER, { name: 'App' });
  const token = Buffer.from(`subscriber:${made.password}`).toString('base64');
  return { site, authorization: `Basic ${token}` };
}

/** The response of one site without values that are specific to one request or site. */
async function responseOf({ site, authorization }: Side, ask: WireParts, isKnown: boolean) {
  const headers = { ...ask.headers, ...(isKnown ? { authorization } : {}) };
  const response = await wireTold(site.app, { ...ask, headers });
  return masked(response);
}

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

function masked({ status, headers, body }: PlainResponse) {
  const kept: string[] = [];
  for (let at = 0; at < headers.length; at += 2)
    if (!/^(?:x-request-id|date)$/i.test(headers[at] ?? ''))
      kept.push(`${headers[at]}: ${headers[at + 1]}`.replaceAll(UUID, 'uuid'));
  return { status, headers: kept, body: body?.replaceAll(UUID, 'uuid') ?? null };
}

async function compare(ask: WireParts, isKnown: boolean) {
  const [one, other] = await Promise.all(sides.map((side) => responseOf(side, ask, isKnown)));
  expect({ ask, isKnown, ...one }).toEqual({ ask, isKnown, ...other });
  if (!one) throw new Error('there are two sides');
  return one;
}

function headerIn(headers: readonly string[], pattern: RegExp): string | undefined {
  return headers.flatMap((line) => pattern.exec(line)?.[1] ?? [])[0];
}

test('random requests of visitors and subscribers get equal responses from both sites', async () => {
  const index = await compare({ url: '/cms-json/cms/v2' }, false);
  const { routes } = JSON.parse(index.body ?? '{}') as {
    routes: { readonly [path: string]: ShownRoute };
  };
  const asks = new RandomRequests(routes, VALUES, 20_261_125);
  for (let at = 0; at < REQUESTS; at += 1) {
    if (asks.chance(0.15)) {
      await compare(asks.page(), false);
      continue;
    }
    const ask = asks.api();
    const isKnown = asks.chance(0.5);
    const { headers } = await compare(ask, isKnown);
    const tag = headerIn(headers, /^etag: (.*)$/i);
    if (tag !== undefined && asks.chance(0.1))
      await compare({ ...ask, headers: { 'if-none-match': tag } }, isKnown);
    const cursor = headerIn(headers, /^link: .*[?&]cursor=([\w-]+)/i);
    if (cursor !== undefined && asks.chance(0.5)) {
      const url = new URL(ask.url, 'http://site.test');
      url.searchParams.set('cursor', cursor);
      await compare({ ...ask, url: url.pathname + url.search }, isKnown);
    }
  }
}, 240_000);

const VALUES = {
  ids: [
    ...Array.from({ length: 53 }, (_, at) => at + 1),
    ...[201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 301, 302, 901, 902],
    ...Array.from({ length: 11 }, (_, at) => at + 401),
    5_000,
  ],
  texts: [
    ...WORDS,
    ...WORDS.map((word) => `-${word}`),
    ...WORDS.map((word) => `${word}5@comments.example`),
    ...WORDS.map((word) => `${word}-30`),
    ...[
      '192.0.2',
      'example',
      'added',
      'post',
      'body',
      'remark',
      'a',
      'video',
      'admin',
      'subscriber',
    ],
    ...['uncategorized', 'category-1', 'image', 'publish'],
  ],
  pages: [
    ...['/', '/?s=%text', '/?p=%id', '/?page_id=%id', '/?attachment_id=%id', '/?author=%id'],
    ...['/?cat=%id', '/?m=2020', '/?m=202101', '/2020/', '/2021/05/', '/2023/01/', '/%text/'],
    ...['/type/video/', '/type/audio', '/?post_format=video', '/tag/%text/', '/category/%text/'],
    ...['/author/%text/', '/page/2/', '/page/3/', '/?p=%id&embed=true', '/avatar/%text', '/feed/'],
    ...['/comments/feed/', '/?feed=rss2', '/?p=%id&preview=true', '/?s=%text&paged=2'],
    ...['/cms-json/oembed/1.0/embed?url=http%3A%2F%2Fsite.test%2F%3Fp%3D%id', '/?p=%id&feed=rss2'],
  ],
};
