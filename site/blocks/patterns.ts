import { reportMisuse, RestError, withNoticesNow } from '../../runtime/errors/index.ts';
import type { NoticeListener } from '../../runtime/errors/index.ts';
import { currentSite } from '../context.ts';
import { checkedOptions, text } from '../domain/registration/checked.ts';
import { patternMembers } from '../domain/registration/options.ts';
import type { ThemePattern } from '../themes/pattern-file.ts';
import { Problem } from '../lib/problem.ts';

/** The options of a pattern that a plugin registers; its name is a separate argument. */
type PatternOptions = Omit<ThemePattern, 'name'>;

/** A category of patterns. */
interface PatternCategory {
  readonly name: string;
  /** The label for users. */
  readonly label: string;
}

const NAME = /^[a-z0-9-]+\/[a-z0-9-]+$/;

/** The built-in categories. */
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

/** The registered patterns and categories of a site; patterns of themes are not included. */
export class PatternRegistry {
  readonly #patterns = new Map<string, ThemePattern>();
  readonly #categories = new Map(OWN.map((category) => [category.name, category]));
  readonly #onNotice: NoticeListener;

  /** `onNotice` receives the problems of registrations. */
  constructor(onNotice: NoticeListener = () => undefined) {
    this.#onNotice = onNotice;
  }

  /**
   * Registers a pattern, or replaces the one with the same name. Errors: `pattern_name_invalid` if the name is not
   * `plugin/name`, `pattern_title_missing`, and `pattern_options_invalid`, which is also reported.
   */
  registerBlockPattern(name: string, options: PatternOptions): ThemePattern | RestError {
    if (typeof name !== 'string' || !NAME.test(name))
      return new RestError('pattern_name_invalid', 'A name has the form plugin/name.');
    const checked = checkedOptions(options, patternMembers, ['title', 'content']);
    if ('problem' in checked) return this.#invalid(`The pattern ${name}`, checked.problem);
    if (checked.value.title === '')
      return new RestError('pattern_title_missing', 'A pattern requires a title.');
    const pattern = { ...checked.value, name };
    this.#patterns.set(name, pattern);
    return pattern;
  }

  /**
   * Registers a category, or replaces the one with the same name. Error: `pattern_options_invalid`, which is also
   * reported.
   */
  registerBlockPatternCategory(
    name: string,
    options: Pick<PatternCategory, 'label'>,
  ): PatternCategory | RestError {
    const checked = checkedOptions(options, { label: text }, ['label']);
    if ('problem' in checked) return this.#invalid(`The category ${name}`, checked.problem);
    if (typeof name !== 'string') return this.#invalid('A category', 'Its name must be a string.');
    const category = { name, label: checked.value.label };
    this.#categories.set(name, category);
    return category;
  }

  #invalid(what: string, problem: string): RestError {
    withNoticesNow(this.#onNotice, () =>
      reportMisuse('register_block_pattern', `${what} is not registered. ${problem}`),
    );
    return new RestError('pattern_options_invalid', problem);
  }

  patterns(): readonly ThemePattern[] {
    return [...this.#patterns.values()];
  }

  categories(): readonly PatternCategory[] {
    return [...this.#categories.values()];
  }
}

/** Returns the registered patterns and the patterns of the active theme, by name. */
export async function sitePatterns(): Promise<ReadonlyMap<string, ThemePattern>> {
  const { patterns, themes, store } = currentSite();
  const theme = await themes.active(store);
  const found = new Map(patterns.patterns().map((pattern) => [pattern.name, pattern]));
  for (const pattern of (await theme?.patterns()) ?? []) {
    // Registered patterns take precedence over patterns of the theme.
    if (!(pattern instanceof Problem) && !found.has(pattern.name)) found.set(pattern.name, pattern);
  }
  return found;
}
