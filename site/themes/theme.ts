import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ifThere, isMissing } from '../lib/files.ts';
import { readJson } from './description.ts';
import type { ThemeDescription } from './description.ts';
import type { ThemePattern } from './pattern-file.ts';
import { isMap } from '../../runtime/schema/values/containers.ts';
import { Problem } from '../lib/problem.ts';

interface Kept<T> {
  readonly stamp: string;
  readonly value: T;
}

/** A cache of parsed files; a file is parsed again if it has changed. */
export class CachedFiles<T> {
  readonly #read: (text: string) => T;
  readonly #kept = new Map<string, Kept<T>>();

  constructor(read: (text: string) => T) {
    this.#read = read;
  }

  /** Returns the parsed content of a file; `undefined` if it does not exist. */
  async get(path: string): Promise<T | undefined> {
    try {
      const { mtimeMs, size } = await stat(path);
      const stamp = `${mtimeMs}-${size}`;
      const kept = this.#kept.get(path);
      if (kept?.stamp === stamp) return kept.value;
      // Some editors write a byte order mark.
      const value = this.#read((await readFile(path, 'utf8')).replace(/^\uFEFF/, ''));
      this.#kept.set(path, { stamp, value });
      return value;
    } catch (error) {
      if (!isMissing(error)) throw error;
      this.#kept.delete(path);
      return undefined;
    }
  }
}

/** The folder of templates or template parts. */
export type TemplateFolder = 'templates' | 'parts';

/** A template file of the theme. */
export interface TemplateFile {
  /** The file name without its extension. */
  readonly slug: string;
  readonly content: string;
}

/** A style variation of the theme. */
interface StyleVariation {
  readonly title: string;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly styles: Readonly<Record<string, unknown>>;
}

/** The caches of parsed theme files. */
export interface ThemeFiles {
  readonly texts: CachedFiles<string>;
  readonly patterns: CachedFiles<ThemePattern | Problem>;
  readonly variations: CachedFiles<StyleVariation | Problem>;
}

/** An installed theme: its description and files. */
export class Theme {
  /** The name of the folder. */
  readonly stylesheet: string;
  /** The path of the folder. */
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

  /** Returns all templates or parts, sorted by slug. */
  async templates(folder: TemplateFolder): Promise<readonly TemplateFile[]> {
    const names = await this.#names(folder);
    const found = await Promise.all(names.map((slug) => this.template(folder, slug)));
    return found.filter((file) => file !== undefined);
  }

  /** Returns a template or part; `undefined` if it does not exist. */
  async template(folder: TemplateFolder, slug: string): Promise<TemplateFile | undefined> {
    if (!SLUG.test(slug)) return undefined;
    const content = await this.#files.texts.get(join(this.folder, folder, `${slug}.html`));
    return content === undefined ? undefined : { slug, content };
  }

  /** Returns the text of `style.css`; `undefined` if it does not exist. */
  async stylesheetFile(): Promise<string | undefined> {
    return this.#files.texts.get(join(this.folder, 'style.css'));
  }

  /** Returns the patterns; a `Problem` for an invalid file. */
  async patterns(): Promise<readonly (ThemePattern | Problem)[]> {
    const names = await this.#names('patterns');
    const found = await Promise.all(
      names.map((name) => this.#files.patterns.get(join(this.folder, 'patterns', `${name}.html`))),
    );
    return found.flatMap((pattern, index) => named(`patterns/${names[index]}.html`, pattern));
  }

  /** Returns a variation by its file name; `undefined` if it does not exist. */
  async variation(name: string): Promise<StyleVariation | Problem | undefined> {
    if (!SLUG.test(name)) return undefined;
    return this.#files.variations.get(join(this.folder, 'styles', `${name}.json`));
  }

  /** Returns the variations; a `Problem` for an invalid file. */
  async variations(): Promise<readonly (StyleVariation | Problem)[]> {
    const names = await this.#names('styles');
    const found = await Promise.all(names.map((name) => this.variation(name)));
    return found.flatMap((variation, index) => named(`styles/${names[index]}.json`, variation));
  }

  /** Returns a `Problem` for each file that is ignored because of its name. */
  async misnamed(): Promise<readonly Problem[]> {
    const found = Object.entries(ENDINGS).map(async ([folder, ending]) =>
      (await this.#filesIn(folder))
        .filter((name) => slugOf(name, ending) === null && !name.startsWith('.'))
        .map((name) => new Problem(`${folder}/${name}: it is ignored: ${NAMES} ${ending}`)),
    );
    return (await Promise.all(found)).flat();
  }

  async #names(folder: keyof typeof ENDINGS): Promise<readonly string[]> {
    const names = await this.#filesIn(folder);
    return names.flatMap((name) => slugOf(name, ENDINGS[folder]) ?? []).sort();
  }

  async #filesIn(folder: string): Promise<readonly string[]> {
    const files = await ifThere(readdir(join(this.folder, folder), { withFileTypes: true }));
    return (files ?? []).filter((file) => file.isFile()).map(({ name }) => name);
  }
}

function slugOf(name: string, ending: string): string | null {
  const slug = name.slice(0, -ending.length);
  return name.endsWith(ending) && SLUG.test(slug) ? slug : null;
}

const NAMES = 'names consist of letters, digits, - and _, and end with';

/** The folders of theme files, with the ends of their names. */
const ENDINGS = { templates: '.html', parts: '.html', patterns: '.html', styles: '.json' } as const;

/** Valid names of theme files; none leads out of the folder. */
const SLUG = /^[\w-]+$/;

/** Parses a variation: JSON with `title`, `settings` and `styles`. */
export function readVariation(text: string): StyleVariation | Problem {
  const value = readJson(text);
  if (value instanceof Problem) return value;
  if (!isMap(value)) return new Problem('it is not a JSON object');
  const { title, settings = {}, styles = {} } = value;
  if (typeof title !== 'string' || title === '') return new Problem('it has no title');
  if (!isMap(settings) || !isMap(styles))
    return new Problem('its settings and styles must be objects');
  return { title, settings, styles };
}

function named<T>(file: string, found: T | Problem | undefined): (T | Problem)[] {
  if (found === undefined) return [];
  return [found instanceof Problem ? new Problem(`${file}: ${found.message}`) : found];
}
