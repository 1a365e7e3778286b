import { currentSite } from '../../context.ts';
import { Problem } from '../../themes/description.ts';
import type { ThemePattern } from '../../themes/pattern-file.ts';

/** The patterns of the site: those that were registered, and those of the active theme. */
export async function sitePatterns(): Promise<ReadonlyMap<string, ThemePattern>> {
  const { patterns, themes, store } = currentSite();
  const theme = await themes.active(store);
  const found = new Map(patterns.patterns().map((pattern) => [pattern.name, pattern]));
  for (const pattern of (await theme?.patterns()) ?? []) {
    // What was registered stands in place of a pattern of the theme that has its name.
    if (!(pattern instanceof Problem) && !found.has(pattern.name)) found.set(pattern.name, pattern);
  }
  return found;
}

/** A pattern by its name; `undefined` where none has it. */
export async function patternNamed(name: string): Promise<ThemePattern | undefined> {
  return (await sitePatterns()).get(name);
}
