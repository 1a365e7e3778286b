import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissing } from '../lib/files.ts';
import { Problem, readJson } from './description.ts';
import type { ThemeDescription } from './description.ts';
import type { ThemePattern } from './pattern-file.ts';
import { isMap } from './styles.ts';

interface Kept<T> {
  readonly stamp: string;
  readonly value: T;
}

/** Parsed contents of files; a file is parsed again when it has changed. */
export class CachedFiles<T> {
  readonly #read: (text: string) => T;
  readonly #kept = new Map<string, Kept<T>>();

  constructor(read: (text: string) => T) {
    this.#read = read;
  }

  /** The parsed content of a file; `undefined` when it does not exist. */
  async get(path: string): Promise<T | undefined> {
    try {
      const { mtimeMs, size } = await stat(path);
      const stamp = `${mtimeMs}-${size}`;
      const kept = this.#kept.get(path);
      if (kept?.stamp === stamp) return kept.value;
      const value = this.#read(await readFile(path, 'utf8'));
      this.#kept.set(path, { stamp, value });
      return value;
    } catch (error) {
      if (!isMissing(error)) throw error;
      this.#kept.delete(path);
      return undefined;
    }
  }
}

/** Where the templates of a theme, and what they have in common, are. */
export type TemplateFolder = 'templates' | 'parts';

/** A template as the theme brings it. */
export interface TemplateFile {
  /** Its name without the ending. */
  readonly slug: string;
  readonly content: string;
}

/** Other settings and styles that the theme offers. */
interface StyleVariation {
  readonly title: string;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly styles: Readonly<Record<string, unknown>>;
}

/** How the texts of theme files become those of a site. */
export interface ThemeFiles {
  readonly texts: CachedFiles<string>;
  readonly patterns: CachedFiles<ThemePattern | Problem>;
  readonly variations: CachedFiles<StyleVariation | Problem>;
}

/** A theme that is there: what it says of itself, and its files. */
export class Theme {
  /** The name of its folder. */
  readonly stylesheet: string;
  /** Where it lies. */
  readonly folder: string;
  readonly description: ThemeDescription;
  readonly #files: ThemeFiles;

  constructor(
    place: { readonly stylesheet: string; readonly folder: string },
    description: ThemeDescription,
    files: ThemeFiles,
  ) {
    this.stylesheet = place.stylesheet;
    this.folder = place.folder;
    this.description = description;
    this.#files = files;
  }

  /** All its templates or parts, by slug. */
  async templates(folder: TemplateFolder): Promise<readonly TemplateFile[]> {
    const names = await this.#names(folder, '.html');
    const found = await Promise.all(names.map((slug) => this.template(folder, slug)));
    return found.filter((file) => file !== undefined);
  }

  /** One template or part; `undefined` when the theme has none of this slug. */
  async template(folder: TemplateFolder, slug: string): Promise<TemplateFile | undefined> {
    if (!SLUG.test(slug)) return undefined;
    const content = await this.#files.texts.get(join(this.folder, folder, `${slug}.html`));
    return content === undefined ? undefined : { slug, content };
  }

  /** The text of its `style.css`; `undefined` when it has none. */
  async stylesheetFile(): Promise<string | undefined> {
    return this.#files.texts.get(join(this.folder, 'style.css'));
  }

  /** Its patterns; a file that is broken is a problem. */
  async patterns(): Promise<readonly (ThemePattern | Problem)[]> {
    const names = await this.#names('patterns', '.html');
    const found = await Promise.all(
      names.map((name) => this.#files.patterns.get(join(this.folder, 'patterns', `${name}.html`))),
    );
    return found.flatMap((pattern, index) => named(`patterns/${names[index]}.html`, pattern));
  }

  /** One variation, by the name of its file; `undefined` when there is none. */
  async variation(name: string): Promise<StyleVariation | Problem | undefined> {
    if (!SLUG.test(name)) return undefined;
    return this.#files.variations.get(join(this.folder, 'styles', `${name}.json`));
  }

  /** Its variations; a file that is broken is a problem. */
  async variations(): Promise<readonly (StyleVariation | Problem)[]> {
    const names = await this.#names('styles', '.json');
    const found = await Promise.all(names.map((name) => this.variation(name)));
    return found.flatMap((variation, index) => named(`styles/${names[index]}.json`, variation));
  }

  async #names(folder: string, ending: string): Promise<readonly string[]> {
    try {
      const files = await readdir(join(this.folder, folder), { withFileTypes: true });
      return files
        .filter((file) => file.isFile() && file.name.endsWith(ending))
        .map(({ name }) => name.slice(0, -ending.length))
        .filter((name) => SLUG.test(name))
        .sort();
    } catch (error) {
      if (isMissing(error)) return [];
      throw error;
    }
  }
}

/** The valid names of theme files; none leads out of the folder. */
const SLUG = /^[\w-]+$/;

/** Reads a variation: a JSON file with `title`, `settings` and `styles`. */
export function readVariation(text: string): StyleVariation | Problem {
  const value = readJson(text);
  if (value instanceof Problem) return value;
  if (!isMap(value)) return new Problem('it is no JSON object');
  const { title, settings = {}, styles = {} } = value;
  if (typeof title !== 'string' || title === '') return new Problem('it has no title');
  if (!isMap(settings) || !isMap(styles))
    return new Problem('its settings and styles have to be objects');
  return { title, settings, styles };
}

function named<T>(file: string, found: T | Problem | undefined): (T | Problem)[] {
  if (found === undefined) return [];
  return [found instanceof Problem ? new Problem(`${file}: ${found.message}`) : found];
}
