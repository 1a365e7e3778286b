import { isError } from '../../runtime/errors/rest-error.ts';
import { sanitizeTitle, toText } from '../../runtime/schema/index.ts';
import type { PatternDirectoryHandlers } from '../../generated/pattern-directory/handlers.ts';
import type { PatternDirectoryItem } from '../../generated/pattern-directory/types.ts';
import { requires } from '../domain/permissions/caller.ts';
import { canEditAnyType } from '../domain/permissions/posts.ts';
import { patternsWith } from '../domain/catalogues/patterns.ts';
import type { PatternEntry } from '../domain/catalogues/patterns.ts';
import { withToken } from '../domain/meta-keys.ts';
import { currentSite } from '../context.ts';

export const patternDirectory: PatternDirectoryHandlers = {
  search: {
    permission: requires(
      canEditAnyType,
      'rest_pattern_directory_cannot_view',
      'You are not allowed to search the pattern directory.',
    ),
    async handle({ args }) {
      const { catalogues, settings } = currentSite();
      const catalogue = await catalogues.patterns.read();
      if (isError(catalogue)) return catalogue;
      const { search, category, keyword, slug } = args;
      return patternsWith(catalogue, { search, category, keyword, slugs: slug?.map(toText) }).map(
        (entry) => itemOf(entry, settings.token),
      );
    },
  },
};

/** Returns the response item of a pattern. Blocks in catalogues are marked with the token `cms`. */
function itemOf(entry: PatternEntry, token: string): PatternDirectoryItem {
  return {
    id: entry.id,
    title: entry.title,
    content: withToken(entry.content, token),
    categories: (entry.categories ?? []).map((name) => sanitizeTitle(name)),
    keywords: [...(entry.keywords ?? [])],
    description: entry.description,
    viewport_width: entry.viewportWidth ?? 0,
  };
}
