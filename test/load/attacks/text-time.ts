import { healthRow } from '../attack.ts';
import type { Attack } from '../attack.ts';
import { atMost, times } from '../report.ts';
import type { Row } from '../report.ts';
import { made } from '../site.ts';
import type { AttackedSite } from '../site.ts';

const KIBIBYTE = 1024;
const SHORT = 64 * KIBIBYTE;
const MIDDLE = 512 * KIBIBYTE;
const LONG = 4096 * KIBIBYTE;
/** The number of texts of a field that are sent at full length: those whose time grows most up to the medium length. */
const FINALISTS = 3;
const MOST_TIMES = 3;
/** The number of repetitions of a failed measurement, since other programs may have been busy. */
const REPEATS = 2;

/** Texts that are slow to parse and sanitize, as repeated units. */
const WORST = [
  ...['<b>', '<', '<!--', '<a href="', '</b>', '<b', '<script>', '<![CDATA['],
  ...['&', '&amp', '[', '[a ', '[/a]', '](', '"', "'", '--', '...', '`'],
  ...['http://', 'a@', 'x.', '%', '\n', '\n\n', ' ', '\t', '\u{1F600}', 'é', '-'],
];

/** A text field of a route. */
interface Field {
  readonly route: string;
  readonly name: string;
  /** Further fields that the item needs. */
  readonly others?: object;
  /** Whether the item already exists. */
  readonly isSingle?: boolean;
}

const FIELDS: readonly Field[] = [
  { route: 'comments', name: 'content', others: { post: 1 } },
  {
    route: 'comments',
    name: 'author_name',
    others: { post: 1, content: 'x', author_email: 'a@load.example' },
  },
  { route: 'posts', name: 'title' },
  { route: 'posts', name: 'content', others: { title: 'x' } },
  { route: 'posts', name: 'excerpt', others: { title: 'x' } },
  { route: 'pages', name: 'content', others: { title: 'x' } },
  { route: 'blocks', name: 'content', others: { title: 'x', status: 'publish' } },
  { route: 'categories', name: 'description', others: { name: 'x' } },
  { route: 'tags', name: 'name' },
  { route: 'users/me', name: 'description', isSingle: true },
  { route: 'users/me', name: 'name', isSingle: true },
  { route: 'settings', name: 'description', isSingle: true },
];

/** The time of a text is linear in its length, for every field. */
export const textTime: Attack = {
  about: 'texts of 64 KiB and 4 MiB in every field',
  settings: { BODY_LIMIT: '64', TEXT_LIMIT: '8192', FIELD_LIMIT: '8192', KNOWN_BODIES: '512' },
  async run(site) {
    const rows: Row[] = [];
    for (const field of FIELDS) {
      process.stderr.write(`  ${field.route} ${field.name}\n`);
      const { ratio, text } = await worstOf(site, field);
      const shown = JSON.stringify(text);
      rows.push(
        atMost(
          `texts, ${field.route} ${field.name}: time per KiB at 4 MiB, of that at 64 KiB (${shown})`,
          ratio,
          MOST_TIMES,
          times,
        ),
      );
    }
    await site.probe.seen();
    return [...rows, await healthRow(site, 'after texts')];
  },
};

interface Worst {
  readonly ratio: number;
  readonly text: string;
}

async function worstOf(site: AttackedSite, field: Field): Promise<Worst> {
  const target = { ...field, route: await routeOf(site, field) };
  const grown: Worst[] = [];
  for (const text of WORST) {
    const ratio = await ratioOf(site, target, text, MIDDLE);
    grown.push({ ratio, text });
  }
  const finalists = grown.sort((a, b) => b.ratio - a.ratio).slice(0, FINALISTS);
  let worst: Worst = { ratio: 0, text: '' };
  for (const { text } of finalists) {
    let ratio = Infinity;
    for (let round = 0; round <= REPEATS && ratio > MOST_TIMES; round += 1)
      ratio = Math.min(ratio, await ratioOf(site, target, text, LONG));
    if (ratio > worst.ratio) worst = { ratio, text };
  }
  return worst;
}

/** The time per KiB of a text of `size` bytes, relative to a short one. */
async function ratioOf(
  site: AttackedSite,
  field: Field,
  text: string,
  size: number,
): Promise<number> {
  const short = Math.min(
    await timeOf(site, field, text, SHORT),
    await timeOf(site, field, text, SHORT),
  );
  return (await timeOf(site, field, text, size)) / size / (short / SHORT);
}

/** The route of an item with the field. */
async function routeOf(
  site: AttackedSite,
  { route, name, others, isSingle }: Field,
): Promise<string> {
  if (isSingle === true) return route;
  const body = { [name]: `a text for ${name}`, ...others };
  const { id } = Object(made(await site.ask(route, { authorization: site.admin, body })));
  return `${route}/${String(id)}`;
}

/** Milliseconds to write a text and to read it again; refusing a text must be fast, too. */
async function timeOf(
  site: AttackedSite,
  { route, name }: Field,
  text: string,
  size: number,
): Promise<number> {
  const value = text.repeat(Math.ceil(size / text.length)).slice(0, size);
  const { admin: authorization } = site;
  const written = await site.ask(route, { authorization, method: 'PUT', body: { [name]: value } });
  if (written.status === 0 || written.status >= 500) return Infinity;
  const read = await site.ask(route, { authorization });
  return written.took + read.took;
}
