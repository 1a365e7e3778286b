import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { currentSite } from '../context.ts';
import type { Session } from '../store/index.ts';
import { at, blockClass, cssValue, declarations, kebab, PRESET_CLASSES } from './declarations.ts';
import { isMap } from '../../runtime/schema/values/containers.ts';
import { defaultThemeJson, parseThemeJson, UserStyles } from './styles.ts';
import type { ThemeJson, Values } from './styles.ts';
import type { Theme } from './theme.ts';
import { Problem } from '../lib/problem.ts';

/** The stylesheet of a site. */
export interface Stylesheet {
  readonly css: string;
  /** A digest of the text; part of the URL. */
  readonly digest: string;
}

/** The sources of a stylesheet. */
interface Sources {
  readonly theme: Theme | undefined;
  /** The text of the `style.css` of the theme. */
  readonly file: string;
  /** The style variation for dark mode. */
  readonly dark: Partial<ThemeJson> | undefined;
  /** Settings and styles that were changed over the API, as stored. */
  readonly changed: string;
}

/** The styles of blocks below every theme. */
const base = readFileSync(new URL('base.css', import.meta.url), 'utf8');

const kept = new Map<string, { readonly sources: Sources; readonly sheet: Stylesheet }>();

/**
 * Returns the stylesheet of the active theme with the settings and styles that were changed over the API. It is cached
 * until one of its sources changes.
 */
export async function siteStylesheet(store: Session): Promise<Stylesheet> {
  const { themes, settings } = currentSite();
  const { token } = settings;
  const name = await themes.activeName(store);
  const theme = await themes.find(name);
  const row = await new UserStyles(token).ofTheme(store, name);
  const sources: Sources = {
    theme,
    file: (await theme?.stylesheetFile()) ?? '',
    dark: await darkVariation(theme),
    changed: row?.content ?? '',
  };
  const key = `${token} ${theme?.folder ?? ''}`;
  const known = kept.get(key);
  if (known && isSame(known.sources, sources)) return known.sheet;
  const css = compose(sources, token);
  const digest = createHash('sha256').update(css).digest('base64url').slice(0, 16);
  const sheet = { css, digest };
  kept.set(key, { sources, sheet });
  return sheet;
}

/** Whether two sources are identical: the cached values of unchanged files are the same objects. */
function isSame(one: Sources, other: Sources): boolean {
  return (
    one.theme?.description === other.theme?.description &&
    one.file === other.file &&
    one.dark === other.dark &&
    one.changed === other.changed
  );
}

async function darkVariation(theme: Theme | undefined): Promise<Partial<ThemeJson> | undefined> {
  const name = theme?.description.dark_variation;
  const found = name === undefined ? undefined : await theme?.variation(name);
  return found instanceof Problem ? undefined : found;
}

/** Returns the layers in order of precedence: styles that were changed over the API override the theme. */
function compose({ theme, file, dark, changed }: Sources, token: string): string {
  const own: Partial<ThemeJson> = theme?.description ?? {};
  const user = parseThemeJson(changed);
  const looks: readonly Partial<ThemeJson>[] = [defaultThemeJson, own, user];
  const settings = looks.map((look) => look.settings ?? {});
  const text = [
    '@layer base,theme,site;',
    rule(':root', settings.map((each) => properties(each, token)).join('')),
    layer('base', tidyCss(withNames(base, token))),
    layer('theme', lookOf(own, token) + tidyCss(withNames(file, token))),
    // Colors of the site could be unreadable with the dark colors of the theme.
    dark && !hasColors(user) ? darkLook(dark, token) : '',
    layer('site', lookOf(user, token)),
    presetClasses(settings, token),
  ];
  return text.join('');
}

function darkLook(dark: Partial<ThemeJson>, token: string): string {
  const root = rule(':root', `${properties(dark.settings ?? {}, token)}color-scheme:dark`);
  return `@media (prefers-color-scheme:dark){${root}${layer('theme', lookOf(dark, token))}}`;
}

function hasColors({ settings = {}, styles = {} }: Partial<ThemeJson>): boolean {
  return at(settings, 'color.palette') !== undefined || at(styles, 'color') !== undefined;
}

/** The settings with presets, the property with the value of a preset, and the name of the custom property. */
const PRESETS = [
  ['color.palette', 'color', 'color'],
  ['color.gradients', 'gradient', 'gradient'],
  ['typography.fontSizes', 'size', 'font-size'],
  ['typography.fontFamilies', 'fontFamily', 'font-family'],
  ['spacing.spacingSizes', 'size', 'spacing'],
  ['shadow.presets', 'shadow', 'shadow'],
] as const;

interface Preset {
  readonly slug: string;
  readonly value: string;
}

/** Returns the presets of a setting; presets of a site can be grouped by origin. */
function presetsOf(settings: Values, path: string, member: string, token: string): Preset[] {
  const found = at(settings, path);
  const groups = isMap(found) ? Object.values(found) : [found];
  return groups.flatMap((group) => {
    const presets: readonly unknown[] = Array.isArray(group) ? group : [];
    return presets.flatMap((preset): Preset[] => {
      if (!isMap(preset) || typeof preset['slug'] !== 'string') return [];
      const value = fluid(preset) ?? cssValue(preset[member], token);
      return value === null ? [] : [{ slug: kebab(preset['slug']), value }];
    });
  });
}

const [NARROW, WIDE] = [20, 80];

/** Returns a size in `rem` that grows with the screen from `fluid.min` to `fluid.max`; `null` for other presets. */
function fluid(preset: Values): string | null {
  const [least = NaN, most = NaN] = ['fluid.min', 'fluid.max'].map((path) =>
    Number(/^(\d+(?:\.\d+)?)rem$/.exec(String(at(preset, path)))?.[1]),
  );
  if (Number.isNaN(least + most)) return null;
  const slope = Math.round((10_000 * (most - least)) / (WIDE - NARROW)) / 100;
  return `clamp(${least}rem,${least}rem + (100vw - ${NARROW}rem)*${slope / 100},${most}rem)`;
}

/** Returns the custom properties of settings. */
function properties(settings: Values, token: string): string {
  const found = PRESETS.flatMap(([path, member, name]) =>
    presetsOf(settings, path, member, token).map(
      ({ slug, value }) => `--${token}--preset--${name}--${slug}:${value};`,
    ),
  );
  for (const [path, name] of [
    ['layout.contentSize', 'content-size'],
    ['layout.wideSize', 'wide-size'],
  ] as const) {
    const size = cssValue(at(settings, path), token);
    if (size !== null) found.push(`--${token}--style--global--${name}:${size};`);
  }
  return found.join('') + customProperties(settings['custom'], `--${token}--custom`, token);
}

function customProperties(value: unknown, name: string, token: string): string {
  if (isMap(value))
    return Object.entries(value)
      .map(([key, inner]) => customProperties(inner, `${name}--${kebab(key)}`, token))
      .join('');
  const safe = cssValue(value, token);
  return safe === null ? '' : `${name}:${safe};`;
}

/** Returns the classes of presets that blocks use. */
function presetClasses(looks: readonly Values[], token: string): string {
  return PRESET_CLASSES.map(([, , ending, property, name]) => {
    const found = PRESETS.filter(([, , each]) => each === name).flatMap(([path, member]) =>
      looks.flatMap((each) => presetsOf(each, path, member, token)),
    );
    return [...new Set(found.map(({ slug }) => slug))]
      .map((slug) =>
        rule(`.has-${slug}${ending}`, `${property}:var(--${token}--preset--${name}--${slug})`),
      )
      .join('');
  }).join('');
}

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/** The selectors of elements; `cms` is the token. */
const ELEMENTS: { readonly [name: string]: string } = {
  ...Object.fromEntries(HEADINGS.map((name) => [name, name])),
  heading: HEADINGS.join(','),
  link: 'a:where(:not(.cms-element-button))',
  button: '.cms-element-button,.cms-block-button__link,button,[type=submit]',
  caption: 'figcaption,.cms-element-caption',
  cite: 'cite',
};

const STATES = [':hover', ':focus', ':focus-visible', ':active', ':visited'];

/** The selectors of blocks that have no class. */
const BLOCKS: { readonly [name: string]: string } = {
  'core/paragraph': 'p',
  'core/heading': HEADINGS.join(','),
  'core/list': 'ul,ol',
  'core/quote': 'blockquote',
  'core/code': 'pre',
  'core/table': 'table',
};

/** Returns the CSS rules of styles: of the page, of elements, of blocks, and of elements in blocks. */
function lookOf({ styles = {} }: Partial<ThemeJson>, token: string): string {
  const gap = cssValue(at(styles, 'spacing.blockGap'), token);
  const rules = [
    gap === null ? '' : rule(':root', `--${token}--style--block-gap:${gap}`),
    ruleOf('body', styles, token),
    elementsOf(styles, '', token),
  ];
  for (const [name, style] of mapsIn(styles['blocks'])) {
    if (!/^[a-z\d-]+\/[a-z\d-]+$/.test(name)) continue;
    const own = Object.hasOwn(BLOCKS, name) ? BLOCKS[name] : undefined;
    const selector = own === undefined ? `.${blockClass(name, token)}` : `:is(${own})`;
    const space = cssValue(at(style, 'spacing.blockGap'), token);
    if (space !== null) rules.push(rule(selector, `--${token}--style--block-gap:${space}`));
    rules.push(ruleOf(selector, style, token), elementsOf(style, `${selector} `, token));
  }
  return rules.join('') + cssOf(styles);
}

function elementsOf(styles: Values, around: string, token: string): string {
  return mapsIn(styles['elements'])
    .map(([name, style]) => {
      if (!Object.hasOwn(ELEMENTS, name)) return '';
      const selector = `${around}:is(${withNames(ELEMENTS[name] ?? '', token)})`;
      const states = STATES.map((state) => {
        const own = style[state];
        return isMap(own) ? ruleOf(selector + state, own, token) : '';
      });
      return ruleOf(selector, style, token) + states.join('');
    })
    .join('');
}

/** Returns the property `css` of a style. It may contain any CSS, since it cannot break out of its layer. */
function cssOf({ css }: Values): string {
  return typeof css === 'string' ? tidyCss(css) : '';
}

function mapsIn(value: unknown): readonly (readonly [name: string, value: Values])[] {
  const entries = isMap(value) ? Object.entries(value) : [];
  return entries.flatMap(([name, inner]) => (isMap(inner) ? [[name, inner] as const] : []));
}

function ruleOf(selector: string, style: Values, token: string): string {
  return rule(selector, declarations(style, token));
}

function rule(selector: string, declared: string): string {
  return declared === '' ? '' : `${selector}{${declared}}`;
}

function layer(name: string, rules: string): string {
  return rules === '' ? '' : `@layer ${name}{${rules}}`;
}

/** Replaces the token in class names and custom properties: `.cms-block-group`, `--cms--preset--color--ink`. */
function withNames(css: string, token: string): string {
  return css.replace(/(?<![A-Za-z\d])cms(?=-)/g, token);
}

// Comments, strings, URLs, escapes, brackets, separators and white space.
const TOKENS =
  /\/\*[\s\S]*?(?:\*\/|$)|(["'])(?:\\[\s\S]|(?!\1)[^\\\n])*(\1)?|\burl\(\s*[^"'\s)][^)]*\)?|\\(?:[\s\S]|$)|[([\])]|\s*(?:;\s*)?\}\s*|\s*[{;,]\s*|\s+/gi;
const CLOSING: { readonly [opening: string]: string } = { '{': '}', '(': ')', '[': ']' };

/**
 * Returns CSS without comments and unneeded white space. Strings, comments and brackets that are not closed end with the
 * text, and a `}` that closes nothing is removed, so that a mistake does not change the layers that follow.
 */
export function tidyCss(css: string): string {
  const open: string[] = [];
  const text = css.replace(TOKENS, (token, quote: string | undefined, end: string | undefined) => {
    if (token.startsWith('/*') || token === '\\') return '';
    if (quote !== undefined) return end === undefined ? token + quote : token;
    if (/^url/i.test(token)) return token.endsWith(')') ? token : `${token})`;
    if (token.startsWith('\\')) return token;
    const mark = token.includes('}') ? '}' : token.trim() || ' ';
    const closing = CLOSING[mark];
    if (closing !== undefined) open.push(closing);
    else if (mark === open.at(-1)) open.pop();
    else if (mark === '}' && open.length === 0) return '';
    return mark;
  });
  return text + open.reverse().join('');
}
