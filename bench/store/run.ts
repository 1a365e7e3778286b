import type { Bench } from '../lib/bench.ts';
import { choose } from '../lib/choose.ts';
import { median } from '../lib/numbers.ts';
import { report } from '../lib/report.ts';
import { page } from './page.ts';
import type { Row } from './page.ts';
import { sitesOf } from './site.ts';
import type { Kind, ManyPosts } from './site.ts';

const KINDS = ['SQLite', 'PostgreSQL'] as const satisfies readonly Kind[];
const FEW = 1_000;
const MANY = 1_000_000;
const QUICK = 100_000;

/** What is asked for, at a place of the site that changes with each turn. */
const ASKED: Readonly<Record<string, (site: ManyPosts, turn: number) => string>> = {
  'first page': () => 'posts?per_page=20',
  'page by cursor': ({ cursors }, turn) =>
    `posts?per_page=20&cursor=${cursors[(turn * 7) % cursors.length] ?? ''}`,
  'item by slug': ({ slugs }, turn) => `posts?slug=${slugs[(turn * 7) % slugs.length] ?? ''}`,
};

// A quick bench takes few rounds.
const FULL_ROUNDS = 20;

/** What lists and items cost with a thousand posts, and with a million. */
export const run: Bench = async ({ rounds, only }) => {
  const many = rounds < FULL_ROUNDS ? QUICK : MANY;
  const rows: Row[] = [];
  const chosen = choose(KINDS, only, (kind) => `store ${kind}`);
  if (chosen.length === 0) return false;
  for (const kind of chosen) {
    console.log(
      `${kind}: making ${FEW.toLocaleString('en')} and ${many.toLocaleString('en')} posts`,
    );
    const sites = await sitesOf(kind, [FEW, many]);
    const inOrder = sites.toSorted((a, b) => a.count - b.count);
    for (const [title, address] of Object.entries(ASKED))
      rows.push({ title: `${title}, ${kind}`, medians: await race(inOrder, address, rounds) });
    for (const site of sites) await site.close();
  }
  report('store', page(rows, { few: FEW, many, rounds }));
  return true;
};

const CALLS = 20;

/** Milliseconds a call for each site: the median of rounds in which they take turns. */
async function race(
  sites: readonly ManyPosts[],
  address: (site: ManyPosts, turn: number) => string,
  rounds: number,
): Promise<number[]> {
  const times = sites.map((): number[] => []);
  let turn = 0;
  // The first rounds compile the code and fill the caches.
  for (let round = -3; round < rounds; round += 1) {
    for (let place = 0; place < sites.length; place += 1) {
      const at = (Math.abs(round) + place) % sites.length;
      const site = sites[at];
      if (!site) continue;
      const began = performance.now();
      for (let call = 0; call < CALLS; call += 1) {
        turn += 1;
        await site.ask(address(site, turn));
      }
      if (round >= 0) times[at]?.push((performance.now() - began) / CALLS);
    }
  }
  return times.map(median);
}
