import { reportMisuse, RestError, withNoticesNow } from '../../runtime/errors/index.ts';
import type { NoticeListener } from '../../runtime/errors/index.ts';
import { currentSite } from '../context.ts';
import { checkedOptions, text } from '../domain/registration/checked.ts';
import { patternMembers } from '../domain/registration/options.ts';
import { Problem } from '../themes/description.ts';
import type { ThemePattern } from '../themes/pattern-file.ts';

/** A pattern as a plugin registers it; its name goes before it. */
type PatternOptions = Omit<ThemePattern, 'name'>;

/** A category of patterns. */
interface PatternCategory {
  readonly name: string;
  /** The name for users. */
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
  readonly #onNotice: NoticeListener;

  /** `onNotice` gets what is wrong with a registration. */
  constructor(onNotice: NoticeListener = () => undefined) {
    this.#onNotice = onNotice;
  }

  /**
   * Registers a pattern, in place of one that was registered under this name before. Errors:
   * `pattern_name_invalid` for a name that is not of the form `plugin/name`, `pattern_title_missing`, and
   * `pattern_options_invalid`, which is reported.
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
   * Registers a category, in place of one that was registered under this name before. Error:
   * `pattern_options_invalid`, which is reported.
   */
  registerBlockPatternCategory(
    name: string,
    options: Pick<PatternCategory, 'label'>,
  ): PatternCategory | RestError {
    const checked = checkedOptions(options, { label: text }, ['label']);
    if ('problem' in checked) return this.#invalid(`The category ${name}`, checked.problem);
    if (typeof name !== 'string') return this.#invalid('A category', 'Its name is not a text.');
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

/** The patterns of the site: those that were registered, and those of the active theme. */
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

/** A pattern by its name; `undefined` where none has it. */
export async function patternNamed(name: string): Promise<ThemePattern | undefined> {
  return (await sitePatterns()).get(name);
}
