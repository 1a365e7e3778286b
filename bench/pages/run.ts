import { brotliCompressSync } from 'node:zlib';
import { openWebSite, Visitor } from '../../test/site/web-site.ts';
import type { WebSite } from '../../test/site/web-site.ts';
import type { Bench } from '../lib/bench.ts';
import { references } from './references.ts';

/** Pages of every kind of the sample site. */
const PAGES: { readonly [name: string]: string } = {
  'front page': '/',
  post: '/2024/03/02/the-lamp-is-lit-again/',
  'post with texts': '/2025/04/01/come-and-keep-the-light/',
  page: '/about-the-light/',
  archive: '/category/the-light/',
  search: '/?s=lamp',
  'not found': '/nothing-here/',
};

const THEMES = ['lantern', 'foghorn'];
// The most bytes of pages, compressed and without pictures.
const MOST = 30_000;
const MOST_OF_ADMIN = 60_000;
const MOST_OF_REFERENCE = 150_000;

/** Prints the requests, the bytes and the processor time of each page; pictures are left out. */
export const run: Bench = async ({ rounds }) => {
  const site = await openWebSite();
  const rows: Record<string, string | number>[] = [];
  let isSmall = true;
  for (const theme of THEMES) {
    await site.store.options.set({ stylesheet: theme });
    for (const [name, path] of Object.entries(PAGES)) {
      const page = await (await site.get(path)).text();
      const links = [...page.matchAll(/<link\s+rel="stylesheet"\s+href="([^"]*)"/g)];
      const sheets = await Promise.all(
        links.map(async ([, address = '']) => (await site.get(address)).text()),
      );
      const [html = 0, ...css] = [page, ...sheets].map((text) => brotliCompressSync(text).length);
      const sum = css.reduce((total, bytes) => total + bytes, html);
      isSmall &&= sum <= MOST;
      rows.push({
        theme,
        page: name,
        requests: 1 + sheets.length,
        'HTML (bytes)': page.length,
        'HTML (br)': html,
        'CSS (br)': sum - html,
        'sum (br)': sum,
        'processor (ms)': await time(() => site.get(path), rounds),
      });
    }
  }
  console.table(rows);
  if (!isSmall) console.log(`A page has more than ${MOST} bytes.`);
  const others = await otherPages(site);
  await site.close();
  console.table(others);
  const isWithin =
    sumOf(others, 'admin: list of posts') <= MOST_OF_ADMIN &&
    sumOf(others, 'reference: front page') <= MOST_OF_REFERENCE;
  if (!isWithin) console.log('The admin or the reference has too many bytes.');
  return isSmall && isWithin;
};

interface Weight {
  readonly page: string;
  readonly requests: number;
  readonly bytes: number;
  readonly 'bytes (br)': number;
}

/** Returns the weights of the admin and the reference, and of other programs that show the same OpenAPI document. */
async function otherPages(site: WebSite): Promise<readonly Weight[]> {
  const keeper = new Visitor(site.base);
  await keeper.logIn('keeper');
  const document = await (await site.get('/docs/openapi.json')).text();
  const own = [
    await loaded(keeper, 'admin: list of posts', '/cms-admin/posts'),
    await loaded(keeper, 'admin: form of a post', '/cms-admin/posts/edit?id=3'),
    await loaded(keeper, 'reference: front page', '/docs'),
    await loaded(keeper, 'reference: page of posts', '/docs/resources/posts'),
  ];
  const others = references().map(({ name, texts }) =>
    weightOf(`the document in ${name}`, [SHELL, document, ...texts]),
  );
  return [...own, ...others];
}

/** A page that only loads a program. */
const SHELL =
  '<!doctype html><title>Reference</title><div id="app"></div><script src="a.js"></script>';

/** Returns the weight of a page with the stylesheets and scripts that it loads. */
async function loaded(visitor: Visitor, name: string, path: string): Promise<Weight> {
  const page = await (await visitor.get(path)).text();
  const files = page.matchAll(/<(?:link rel="stylesheet"[^>]*? href|script[^>]*? src)="([^"]*)"/g);
  const addresses = [...files].map(([, address = '']) => address);
  const texts = await Promise.all(
    addresses.map(async (address) => (await visitor.get(address)).text()),
  );
  return weightOf(name, [page, ...texts]);
}

function weightOf(page: string, texts: readonly string[]): Weight {
  const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0);
  return {
    page,
    requests: texts.length,
    bytes: sum(texts.map((text) => Buffer.byteLength(text))),
    'bytes (br)': sum(texts.map((text) => brotliCompressSync(text).length)),
  };
}

function sumOf(weights: readonly Weight[], name: string): number {
  return weights.find(({ page }) => page === name)?.['bytes (br)'] ?? Infinity;
}

/** Returns the processor time of a request with its client, in milliseconds. */
async function time(get: () => Promise<Response>, rounds: number): Promise<number> {
  for (let round = 0; round < rounds; round += 1) await (await get()).text();
  const before = process.cpuUsage();
  for (let round = 0; round < rounds; round += 1) await (await get()).text();
  const { user, system } = process.cpuUsage(before);
  return Math.round((user + system) / rounds / 100) / 10;
}
