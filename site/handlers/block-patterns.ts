import type { BlockPatternsHandlers } from '../../generated/block-patterns/handlers.ts';
import type { BlockPattern } from '../../generated/block-patterns/types.ts';
import { sitePatterns } from '../blocks/patterns.ts';
import type { ThemePattern } from '../themes/pattern-file.ts';
import { requires } from '../domain/permissions/caller.ts';
import { canEditAnyType } from '../domain/permissions/posts.ts';

/** The permission to view patterns and their categories. */
export const mayViewPatterns = requires(
  canEditAnyType,
  'rest_cannot_view',
  'You are not allowed to view block patterns.',
);

export const blockPatterns: BlockPatternsHandlers = {
  list: {
    permission: mayViewPatterns,
    async handle() {
      return [...(await sitePatterns()).values()].map(patternItem);
    },
  },
};

/** Returns the response item of a pattern. Clients expect that unset members are absent. */
function patternItem(pattern: ThemePattern): BlockPattern {
  const { name, title, content, description, viewportWidth, inserter } = pattern;
  const { blockTypes, postTypes, categories, keywords } = pattern;
  return {
    name,
    title,
    ...(description !== undefined && { description }),
    ...(viewportWidth !== undefined && { viewport_width: viewportWidth }),
    ...(blockTypes && { block_types: [...blockTypes] }),
    ...(postTypes && { post_types: [...postTypes] }),
    ...(categories && { categories: [...categories] }),
    ...(keywords && { keywords: [...keywords] }),
    content,
    ...(inserter !== undefined && { inserter }),
  };
}
