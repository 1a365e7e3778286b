import '../lib/native-modules.ts';
import { metaKeys } from '../domain/meta-keys.ts';
import { fillEmptyStore } from '../first-start.ts';
import type { Session, Store } from '../store/index.ts';
import { progressOf, readCommandLine, refuse, wholeNumber } from './command-line.ts';
import { withStore } from './store.ts';

const USAGE = `Usage: npm run seed -- --posts COUNT [--comments COUNT] [--media COUNT] [--quiet]

Adds posts that nobody wrote, with terms and comments, to the site of DATABASE_URL or DATA_DIR: to see how
it is with many. An empty site gets the sample content first.

      --posts COUNT     posts (1000)
      --comments COUNT  comments, spread over the posts (one for ten posts)
      --media COUNT     pictures without files (0)
  -q, --quiet           show no progress
  -h, --help            show this`;

const OPTIONS = {
  posts: { type: 'string', default: '1000' },
  comments: { type: 'string' },
  media: { type: 'string', default: '0' },
  quiet: { type: 'boolean', short: 'q', default: false },
} as const;

async function main(): Promise<void> {
  const command = readCommandLine({ usage: USAGE, options: OPTIONS });
  if (command === null) return;
  const options = command.values;
  const posts = wholeNumber(options.posts, 1);
  if (posts === null)
    return void refuse(USAGE, '--posts requires a number, for example --posts 100000.');
  const comments = wholeNumber(options.comments ?? String(Math.floor(posts / 10)));
  const media = wholeNumber(options.media);
  if (comments === null || media === null)
    return void refuse(USAGE, '--comments and --media require whole numbers.');
  await withStore(async (store, settings) => {
    await fillEmptyStore(store, settings);
    const { baseUrl, token } = settings;
    await seed(store, { posts, comments, media }, { baseUrl, token, isQuiet: options.quiet });
  });
}

async function seed(
  store: Store,
  {
    posts,
    comments,
    media,
  }: { readonly posts: number; readonly comments: number; readonly media: number },
  settings: { readonly baseUrl: string; readonly token: string; readonly isQuiet: boolean },
): Promise<void> {
  const { rows: users } = await store.users.find({ roles: ['administrator', 'editor', 'author'] });
  await store.seed({
    posts,
    comments,
    media: { count: media, keys: metaKeys(settings.token) },
    authors: users.map(({ id }) => id),
    categories: await terms(store, 'category', 20),
    tags: await terms(store, 'post_tag', 100),
    baseUrl: settings.baseUrl,
    ...(settings.isQuiet ? {} : { onProgress: progressOf(posts + media) }),
  });
}

/** Returns the IDs of terms for the posts; creates missing terms. */
async function terms(store: Session, taxonomy: string, count: number): Promise<readonly number[]> {
  return store.transaction(async (session) => {
    const ids: number[] = [];
    for (let at = 1; at <= count; at += 1) {
      const slug = `seed-${at}`;
      const known = await session.terms.bySlug(taxonomy, slug);
      const term = known ?? (await session.terms.insert({ taxonomy, name: `Seed ${at}`, slug }));
      ids.push(term.id);
    }
    return ids;
  });
}

await main();
