import { isAcknowledged, listAll, send } from './client.ts';
import type { Target } from './client.ts';
import type { Ledger } from './ledger.ts';
import type { Random } from './rounds.ts';

const MOST_POSTS = 200;
const REPEATED = 400;

let count = 0;
/** Returns a text that no other call returns. */
export const unique = (): string => `text ${process.pid}-${(count += 1)}`;

interface Post {
  readonly id: number;
  readonly title: { readonly raw: string };
  readonly content: { readonly raw: string };
  readonly categories: readonly number[];
}
interface Comment {
  readonly id: number;
  readonly content: { readonly raw: string };
}
interface Category {
  readonly id: number;
  readonly count: number;
}

/** Sends one random write of posts, comments or settings; a writer changes only the posts of its own number. */
export async function writeContent(
  target: Target,
  ledger: Ledger,
  { random, writer, writers }: { random: Random; writer: number; writers: number },
): Promise<void> {
  const own = ledger
    .keys('post:')
    .filter((key) => idOf(key) % writers === writer && idOf(key) !== COMMENTED);
  const key = own[Math.floor(random() * own.length)];
  const choice = random();
  if (choice < 0.1 && writer === 0) return writeTitle(target, ledger);
  if (choice < 0.2) return createComment(target, ledger);
  if (key === undefined || (choice < 0.6 && own.length * writers < MOST_POSTS)) {
    const title = unique();
    await ledger.create(title, async () => {
      const reply = await send(target, 'POST', 'posts', { json: postOf(title) });
      return isAcknowledged(reply, 201) ? `post:${String(Object(reply.body).id)}` : null;
    });
  } else if (choice < 0.8) {
    const title = unique();
    await ledger.write(key, title, async () => {
      const path = `posts/${idOf(key)}`;
      return isAcknowledged(await send(target, 'POST', path, { json: postOf(title) }), 200);
    });
  } else {
    await ledger.write(key, null, async () => {
      const path = `posts/${idOf(key)}?force=true`;
      return isAcknowledged(await send(target, 'DELETE', path), 200);
    });
  }
}

async function writeTitle(target: Target, ledger: Ledger): Promise<void> {
  const title = unique();
  await ledger.write('setting:title', title, async () =>
    isAcknowledged(await send(target, 'POST', 'settings', { json: { title } }), 200),
  );
}

async function createComment(target: Target, ledger: Ledger): Promise<void> {
  const content = unique();
  await ledger.create(content, async () => {
    const json = { post: COMMENTED, content };
    const reply = await send(target, 'POST', 'comments', { json });
    return isAcknowledged(reply, 201) ? `comment:${String(Object(reply.body).id)}` : null;
  });
}

/** A post of the sample content, which nothing deletes. */
export const COMMENTED = 23;

function idOf(key: string): number {
  return Number(key.slice(key.indexOf(':') + 1));
}

/** The fields of a post with a title. */
export const postOf = (title: string): object => ({
  title,
  content: contentOf(title),
  status: 'publish',
  categories: [1 + (title.length % 2)],
  tags: [],
});

/** The content of a post with a title. */
export const contentOf = (title: string): string => `${title} `.repeat(REPEATED).trim();

/** Reads what is stored. Throws if texts, counts or totals do not match each other. */
export async function readContent(target: Target): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  const perCategory = new Map<number, number>();
  // The members that `_fields` selects.
  const posts = (await listAll(
    target,
    'posts?context=edit&_fields=id,title.raw,content.raw,categories',
  )) as readonly Post[];
  for (const { id, title, content, categories } of posts) {
    const { raw } = title;
    const isWhole = !raw.startsWith('text ') || content.raw === contentOf(raw);
    found.set(`post:${id}`, isWhole ? raw : `${raw} with the content of another`);
    for (const each of categories) perCategory.set(each, (perCategory.get(each) ?? 0) + 1);
  }
  for (const { id, count } of (await listAll(
    target,
    'categories?_fields=id,count',
  )) as readonly Category[]) {
    const expected = perCategory.get(id) ?? 0;
    if (count !== expected)
      throw new Error(`category ${id} counts ${count} posts, ${expected} are in it`);
  }
  const comments = (await listAll(
    target,
    `comments?context=edit&post=${COMMENTED}&_fields=id,content`,
  )) as readonly Comment[];
  for (const { id, content } of comments) found.set(`comment:${id}`, content.raw);
  const { status, body } = await send(target, 'GET', 'settings');
  if (status !== 200) throw new Error(`GET settings: status ${status}`);
  found.set('setting:title', String(Object(body).title));
  return found;
}
