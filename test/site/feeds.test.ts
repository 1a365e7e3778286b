import { afterAll, beforeAll, expect, test } from 'vitest';
import { Feeds } from '../../site/lib/http-client/feeds.ts';
import { Outgoing } from '../../site/lib/http-client/outgoing.ts';
import { otherSite } from './outgoing-server.ts';
import type { OtherSite } from './outgoing-server.ts';
import { SiteMaker } from './site-of.ts';

const RSS = `<?xml version="1.0"?><rss version="2.0"><channel><title>Harbour &amp; sea</title>
  <item><title>&lt;b&gt;Fog&lt;/b&gt; tonight</title><link>/fog</link>
    <description>&lt;p&gt;Stay  in.&lt;/p&gt;&lt;script&gt;x&lt;/script&gt;</description>
    <pubDate>Fri, 01 Mar 2024 10:00:00 GMT</pubDate></item>
  <item><title>Trap</title><link>javascript:alert(1)</link><pubDate>no date</pubDate></item>
</channel></rss>`;
const ATOM = `<feed xmlns="http://www.w3.org/2005/Atom"><title>Atom</title>
  <entry><title>One</title><link href="https://other.test/1"/><updated>2024-03-02T00:00:00Z</updated></entry></feed>`;

let other: OtherSite;
let now = 1;

beforeAll(async () => {
  other = await otherSite((request, response) => {
    if (request.url === '/rss') response.end(RSS);
    else if (request.url === '/atom') response.end(ATOM);
    else if (request.url === '/page') response.end('<html><body>no feed</body></html>');
    else response.writeHead(404).end(RSS);
  });
});
afterAll(() => other.close());

test('a feed is parsed to plain text and cached for an hour', async () => {
  const feeds = new Feeds(new Outgoing('test', { hosts: [other.host] }), () => now);
  const feed = await feeds.read(`${other.base}/rss`);
  expect(feed).toEqual({
    title: 'Harbour & sea',
    entries: [
      {
        title: 'Fog tonight',
        link: `${other.base}/fog`,
        summary: 'Stay in.',
        date: new Date('2024-03-01T10:00:00Z'),
      },
      { title: 'Trap', link: '', summary: '', date: null },
    ],
  });
  const before = other.requests.length;
  expect(await feeds.read(`${other.base}/rss`)).toBe(feed);
  expect(other.requests).toHaveLength(before);
  now += 60 * 60 * 1000 + 1;
  expect(await feeds.read(`${other.base}/rss`)).toEqual(feed);
  expect(other.requests).toHaveLength(before + 1);
  expect((await feeds.read(`${other.base}/atom`))?.entries[0]?.link).toBe('https://other.test/1');
});

test('a page that is not a feed and a forbidden URL return null', async () => {
  const feeds = new Feeds(new Outgoing('test', { hosts: [other.host] }), () => now);
  for (const address of [`${other.base}/page`, `${other.base}/nothing`, 'http://127.0.0.1:1/', 'x'])
    expect(await feeds.read(address)).toBeNull();
});

test('a feed widget shows the newest entries of a feed', async () => {
  const maker = await SiteMaker.read(`${import.meta.dirname}/facts/site.json`, {
    outgoingHosts: [other.host],
  });
  const site = await maker.make();
  const { body } = await site.ask({
    user: 'admin',
    method: 'POST',
    route: '/cms/v2/widget-types/rss/encode',
    body: {
      form_data: `widget-rss[1][url]=${other.base}/rss&widget-rss[1][show_summary]=1&widget-rss[1][show_date]=1`,
    },
  });
  await site.close();
  const { preview } = body as { preview: string };
  expect(preview).toContain('Harbour &amp; sea</h2>');
  expect(preview).toContain(`<a class="rsswidget" href="${other.base}/fog">Fog tonight</a>`);
  expect(preview).toContain('<div class="rssSummary">Stay in.</div>');
  expect(preview).toContain('<span class="rss-date">March 1, 2024</span>');
  expect(preview).not.toContain('javascript:');
});
