import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { withToken } from '../domain/meta-keys.ts';
import { ifThere, isFolderName } from '../lib/files.ts';
import type { Session } from '../store/index.ts';
import { CachedFiles, readVariation, Theme } from './theme.ts';
import type { ThemeFiles } from './theme.ts';
import { readDescription } from './description.ts';
import type { ThemeDescription } from './description.ts';
import { readPattern } from './pattern-file.ts';
import { Problem } from '../lib/problem.ts';

/** The folder of the themes that are part of the site. */
export const shippedThemes = import.meta.dirname;

/** The option with the name of the active theme, and the default theme. */
const ACTIVE = 'stylesheet';
const DEFAULT_THEME = 'lantern';

/**
 * The themes of a site: folders with a `theme.json`, one or two levels below the themes folder. Changes take effect
 * with the next request.
 */
export class Themes {
  readonly folder: string;
  readonly #descriptions: CachedFiles<ThemeDescription | Problem>;
  readonly #files: ThemeFiles;

  constructor(folder: string, token: string) {
    this.folder = folder;
    this.#descriptions = new CachedFiles((text) => readDescription(text, token));
    this.#files = {
      texts: new CachedFiles((text) => withToken(text, token)),
      patterns: new CachedFiles((text) => readPattern(withToken(text, token))),
      variations: new CachedFiles(readVariation),
    };
  }

  /** Returns the valid themes, sorted by folder name. */
  async all(): Promise<readonly Theme[]> {
    const found = await Promise.all((await this.#names()).map((name) => this.find(name)));
    return found.filter((theme) => theme !== undefined);
  }

  /**
   * Returns a theme by its folder, such as `lantern` or `harbour/night`; `undefined` if it does not exist or is
   * invalid.
   */
  async find(stylesheet: string): Promise<Theme | undefined> {
    const read = await this.#read(stylesheet);
    return read instanceof Theme ? read : undefined;
  }

  /** Returns the name of the active theme, even if it does not exist. */
  async activeName(store: Session): Promise<string> {
    const name = await store.options.get(ACTIVE);
    return typeof name === 'string' && name !== '' ? name : DEFAULT_THEME;
  }

  /** Returns the active theme; `undefined` if it does not exist or is invalid. */
  async active(store: Session): Promise<Theme | undefined> {
    return this.find(await this.activeName(store));
  }

  /** Activates a theme; returns `undefined` if it does not exist or is invalid. */
  async activate(store: Session, stylesheet: string): Promise<Theme | undefined> {
    const theme = await this.find(stylesheet);
    if (theme) await store.options.set({ [ACTIVE]: theme.stylesheet });
    return theme;
  }

  /** Returns the problems of the theme folders, one sentence each. */
  async problems(store?: Session): Promise<readonly string[]> {
    const names = await this.#names();
    const problems = (await Promise.all(names.map((name) => this.#problemsOf(name)))).flat();
    const active = store ? await this.activeName(store) : undefined;
    if (active === undefined || names.includes(active)) return problems;
    return [...problems, `theme ${active} is the active one, but it is not in ${this.folder}`];
  }

  async #problemsOf(name: string): Promise<readonly string[]> {
    const theme = await this.#read(name);
    if (theme === undefined) return [`theme ${name}: theme.json is missing`];
    if (theme instanceof Problem) return [`theme ${name}: theme.json: ${theme.message}`];
    const parts = [
      ...(await theme.patterns()),
      ...(await theme.variations()),
      ...(await theme.misnamed()),
    ];
    return parts
      .filter((part) => part instanceof Problem)
      .map(({ message }) => `theme ${name}: ${message}`);
  }

  async #read(stylesheet: string): Promise<Theme | Problem | undefined> {
    if (!isStylesheet(stylesheet)) return undefined;
    const folder = join(this.folder, stylesheet);
    const description = await this.#descriptions.get(join(folder, 'theme.json'));
    if (description === undefined || description instanceof Problem) return description;
    return new Theme({ stylesheet, folder }, description, this.#files);
  }

  /** Returns the theme folders. A folder without a theme is included if none of its subfolders has one. */
  async #names(): Promise<readonly string[]> {
    const names = await foldersIn(this.folder);
    const found = await Promise.all(
      names.map(async (name) => {
        if (await this.#hasTheme(name)) return [name];
        const inside = (await foldersIn(join(this.folder, name))).map((one) => `${name}/${one}`);
        const hasTheme = await Promise.all(inside.map((one) => this.#hasTheme(one)));
        const themes = inside.filter((_one, at) => hasTheme[at]);
        return themes.length === 0 ? [name] : themes;
      }),
    );
    return found.flat().sort();
  }

  async #hasTheme(stylesheet: string): Promise<boolean> {
    const description = await this.#descriptions.get(join(this.folder, stylesheet, 'theme.json'));
    return description !== undefined;
  }
}

/** Whether a text is a theme path: a folder name, or a folder name and the name of a subfolder. */
function isStylesheet(stylesheet: string): boolean {
  const names = stylesheet.split('/');
  return names.length <= 2 && names.every(isFolderName);
}

/** Returns the names of the folders in a folder; none if it does not exist. */
async function foldersIn(folder: string): Promise<readonly string[]> {
  const entries = (await ifThere(readdir(folder, { withFileTypes: true }))) ?? [];
  return entries
    .filter((entry) => entry.isDirectory() && isFolderName(entry.name))
    .map(({ name }) => name);
}
