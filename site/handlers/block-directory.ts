import { isError } from '../../runtime/errors/rest-error.ts';
import { parseDate } from '../domain/zones.ts';
import { stripAllTags } from '../../runtime/schema/text/html.ts';
import type { BlockDirectoryHandlers } from '../../generated/block-directory/handlers.ts';
import type { BlockDirectoryItem } from '../../generated/block-directory/types.ts';
import { can, requires } from '../domain/permissions/caller.ts';
import { blocksWith } from '../domain/catalogues/blocks.ts';
import type { BlockEntry } from '../domain/catalogues/blocks.ts';
import { timeSince } from '../domain/formatters.ts';
import { currentSite } from '../context.ts';
import { rowsBefore } from './lists.ts';

export const blockDirectory: BlockDirectoryHandlers = {
  search: {
    permission: requires(
      (user) => can(user, 'install_plugins') && can(user, 'activate_plugins'),
      'rest_block_directory_cannot_view',
      'You are not allowed to search the block directory.',
    ),
    async handle({ args }) {
      const { catalogues, settings } = currentSite();
      const catalogue = await catalogues.blocks.read();
      if (isError(catalogue)) return catalogue;
      const { page, per_page: size, term } = args;
      const first = rowsBefore(page, size);
      const now = (settings.clock ?? Date.now)();
      return blocksWith(catalogue, term)
        .slice(first, first + size)
        .map((entry) => itemOf(entry, now));
    },
  },

  async facts(items) {
    const installed = await currentSite().plugins.folder.list();
    return items.map(({ id }) => ({
      slug: id,
      plugin: installed.find(({ folder }) => folder === id)?.id ?? null,
    }));
  },
};

const MOST_WORDS = 30;
// The icon of an entry whose own icon is missing or invalid.
const ICON = 'block-default';

/** Returns the response item of an entry. A plugin can contain several blocks; the item shows the first one. */
function itemOf(entry: BlockEntry, now: number): BlockDirectoryItem {
  const [block] = entry.blocks;
  const updated = momentOf(entry.updated);
  const words = stripAllTags(entry.description).split(/\s+/).filter(Boolean);
  const isIcon = /^(?:https?:\/\/|[a-z][a-z-]*$)/.test(entry.icon ?? '');
  return {
    name: block?.name ?? '',
    title: block?.title || entry.name,
    description: words.slice(0, MOST_WORDS).join(' ') + (words.length > MOST_WORDS ? '...' : ''),
    id: entry.slug,
    rating: entry.rating ?? 0,
    rating_count: entry.ratingCount ?? 0,
    active_installs: entry.installs ?? 0,
    author_block_rating: entry.authorRating ?? 0,
    author_block_count: entry.authorBlocks ?? 0,
    author: stripAllTags(entry.author),
    icon: isIcon ? (entry.icon ?? ICON) : ICON,
    last_updated: new Date(updated).toISOString().slice(0, 19),
    humanized_updated: `${timeSince(updated, now)} ago`,
  };
}

/** Returns a date of the catalogue, which is in UTC, in milliseconds. */
function momentOf(date: string): number {
  const seconds = parseDate(date, { forceUtc: true });
  if (seconds === false) throw new Error(`block-directory: not a date: ${date}`);
  return seconds * 1000;
}
