import type { BlockPatternsHandlers } from '../../generated/block-patterns/handlers.ts';
import type { BlockPattern } from '../../generated/block-patterns/types.ts';
import { sitePatterns } from '../patterns/patterns.ts';
import type { ThemePattern } from '../theme/pattern-file.ts';
import { mayUsePatterns } from './block-pattern/permission.ts';

export const blockPatterns: BlockPatternsHandlers = {
  list: {
    permission: mayUsePatterns,
    async handle() {
      return [...(await sitePatterns()).values()].map(patternItem);
    },
  },
};

function patternItem(pattern: ThemePattern): BlockPattern {
  const item = {
    name: pattern.name,
    title: pattern.title,
    description: pattern.description,
    viewport_width: pattern.viewportWidth,
    block_types: pattern.blockTypes,
    post_types: pattern.postTypes,
    categories: pattern.categories,
    keywords: pattern.keywords,
    content: pattern.content,
    inserter: pattern.inserter,
  };
  const said = Object.entries(item).filter(([, value]) => value !== undefined);
  // Clients know patterns without the members that nothing was said of.
  return Object.fromEntries(structuredClone(said)) as unknown as BlockPattern;
}
