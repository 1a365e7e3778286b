import type { Attack } from '../attack.ts';
import { count, holds } from '../report.ts';
import type { Row } from '../report.ts';
import { made } from '../site.ts';
import type { AttackedSite } from '../site.ts';

type Item = Readonly<Record<string, unknown>>;

/** S5: an anonymous caller guesses hidden values by the totals of `search`. */
export const hiddenSearch: Attack = {
  about: 'searches for hidden e-mail and network addresses',
  async run(site) {
    return [
      await rowOf(site, 'comments', ['author_email', 'author_ip']),
      await rowOf(site, 'users', ['email', 'username']),
    ];
  },
};

async function rowOf(site: AttackedSite, route: string, fields: readonly string[]): Promise<Row> {
  const { admin: authorization } = site;
  const hidden = list(
    made(await site.ask(`${route}?context=edit&per_page=100`, { authorization })),
  );
  const visible = JSON.stringify((await site.ask(`${route}?per_page=100`)).body).toLowerCase();
  const words = new Set(hidden.flatMap((item) => fields.flatMap((field) => partsOf(item[field]))));
  const found: string[] = [];
  for (const word of words) {
    // Public words may be found.
    if (visible.includes(word.toLowerCase())) continue;
    const { status, headers } = await site.ask(`${route}?search=${encodeURIComponent(word)}`);
    const total = Number(headers.get('x-cms-total') ?? 0);
    if (status === 200 && total > 0) found.push(word);
  }
  const measured = found.length === 0 ? '0' : `${count(found.length)}, as ${String(found[0])}`;
  return holds(
    `search, ${route}: hidden values found, of ${words.size}`,
    found.length === 0,
    measured,
    '0',
  );
}

/** A hidden value, and parts of it by which it could be guessed. */
function partsOf(value: unknown): readonly string[] {
  if (typeof value !== 'string' || value.length < 4) return [];
  return [value, value.slice(0, -2), ...value.split('@')].filter((part) => part.length > 3);
}

function list(body: unknown): readonly Item[] {
  return Array.isArray(body) ? body.filter((item): item is Item => typeof item === 'object') : [];
}
