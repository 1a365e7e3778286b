import { brotliCompressSync } from 'node:zlib';
import { openWebSite } from '../../test/site/web-site.ts';
import type { Bench } from '../lib/bench.ts';

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
// A front page has at most this many bytes, compressed and without pictures.
const MOST = 30_000;

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
  await site.close();
  console.table(rows);
  if (!isSmall) console.log(`A page has more than ${MOST} bytes.`);
  return isSmall;
};

/** Returns the processor time of a request with its client, in milliseconds. */
async function time(get: () => Promise<Response>, rounds: number): Promise<number> {
  for (let round = 0; round < rounds; round += 1) await (await get()).text();
  const before = process.cpuUsage();
  for (let round = 0; round < rounds; round += 1) await (await get()).text();
  const { user, system } = process.cpuUsage(before);
  return Math.round((user + system) / rounds / 100) / 10;
}
