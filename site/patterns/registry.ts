import { RestError } from '../../runtime/errors/index.ts';
import type { ThemePattern } from '../theme/pattern-file.ts';

/** A pattern as a plugin registers it; its name goes before it. */
export type PatternOptions = Omit<ThemePattern, 'name'>;

/** What patterns are sorted by. */
export interface PatternCategory {
  readonly name: string;
  /** What people call it. */
  readonly label: string;
}

const NAME = /^[a-z0-9-]+\/[a-z0-9-]+$/;

/** Categories that every site has. */
const OWN: readonly PatternCategory[] = [
  { name: 'buttons', label: 'Buttons' },
  { name: 'columns', label: 'Columns' },
  { name: 'featured', label: 'Featured' },
  { name: 'footer', label: 'Footers' },
  { name: 'gallery', label: 'Galleries' },
  { name: 'header', label: 'Headers' },
  { name: 'posts', label: 'Posts' },
  { name: 'text', label: 'Text' },
];

/** The patterns of a site that come from no theme, and the categories of all. */
export class PatternRegistry {
  readonly #patterns = new Map<string, ThemePattern>();
  readonly #categories = new Map(OWN.map((category) => [category.name, category]));

  /**
   * Registers a pattern, in place of one that was registered under this name before. Errors:
   * `pattern_name_invalid` for a name that is not of the form `plugin/name`, `pattern_title_missing`.
   */
  registerBlockPattern(name: string, options: PatternOptions): ThemePattern | RestError {
    if (!NAME.test(name))
      return new RestError('pattern_name_invalid', 'A name has the form plugin/name.');
    if (options.title === '')
      return new RestError('pattern_title_missing', 'A pattern has to have a title.');
    const pattern = { ...options, name };
    this.#patterns.set(name, pattern);
    return pattern;
  }

  /** Registers a category, in place of one that was registered under this name before. */
  registerBlockPatternCategory(
    name: string,
    { label }: Pick<PatternCategory, 'label'>,
  ): PatternCategory {
    const category = { name, label };
    this.#categories.set(name, category);
    return category;
  }

  patterns(): readonly ThemePattern[] {
    return [...this.#patterns.values()];
  }

  categories(): readonly PatternCategory[] {
    return [...this.#categories.values()];
  }
}
