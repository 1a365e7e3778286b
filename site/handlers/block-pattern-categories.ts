import type { BlockPatternCategoriesHandlers } from '../../generated/block-pattern-categories/handlers.ts';
import { currentSite } from '../context.ts';
import { mayViewPatterns } from './block-patterns.ts';

export const blockPatternCategories: BlockPatternCategoriesHandlers = {
  list: {
    permission: mayViewPatterns,
    async handle() {
      const { patterns, themes, store } = currentSite();
      const theme = await themes.active(store);
      const ofTheme = Object.entries(theme?.description.pattern_categories ?? {});
      const labels = new Map(ofTheme);
      for (const { name, label } of patterns.categories()) labels.set(name, label);
      return [...labels].map(([name, label]) => ({ name, label }));
    },
  },
};
