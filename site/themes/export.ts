import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough, pipeline } from 'node:stream';
import { ZipFile } from 'yazl';
import type { BodyStream } from '../../runtime/http/index.ts';
import { withWrittenToken } from '../domain/meta-keys.ts';
import type { Session } from '../store/index.ts';
import { isMap } from '../../runtime/schema/values/containers.ts';
import { merged, parseThemeJson, UserStyles } from './styles.ts';
import type { Values } from './styles.ts';
import { readJson } from './description.ts';
import { withoutPartTheme } from './part-theme.ts';
import { Templates } from './templates.ts';
import type { SiteTemplate } from './templates.ts';
import type { Theme } from './theme.ts';
import type { Themes } from './themes.ts';

/** The sources of an exported theme. */
export interface ThemeSource {
  readonly store: Session;
  readonly themes: Themes;
  readonly token: string;
}

/**
 * Returns a zip of the folder of the active theme, with the customized templates, parts and styles of the site instead
 * of the original files. An installed copy looks like the site. Files are read while the zip is sent.
 */
export async function zipTheme(theme: Theme, source: ThemeSource): Promise<BodyStream> {
  const { store, themes, token } = source;
  const lists = (['templates', 'parts'] as const).map((folder) =>
    new Templates(folder, themes, token).list(store),
  );
  const [templates = [], parts = []] = await Promise.all(lists);
  const written = new Map([
    ...filesOf('templates', templates, token),
    ...filesOf('parts', parts, token),
    ['theme.json', await descriptionFile(theme, source, { templates, parts })] as const,
  ]);

  const zip = new ZipFile();
  const place = (path: string): string => `${theme.stylesheet}/${path}`;
  for (const [path, text] of written) zip.addBuffer(Buffer.from(text), place(path));
  for (const path of await pathsIn(theme.folder)) {
    if (!written.has(path)) zip.addFile(join(theme.folder, path), place(path));
  }
  zip.end();
  const stream = new PassThrough();
  // A file that is removed during the export aborts the response, which the client notices.
  zip.on('error', (error: Error) => stream.destroy(error));
  pipeline(zip.outputStream, stream, () => undefined);
  return stream;
}

/** Returns the customized templates as files of the theme. */
function filesOf(
  folder: string,
  templates: readonly SiteTemplate[],
  token: string,
): (readonly [path: string, text: string])[] {
  return templates
    .filter(({ source }) => source === 'custom')
    .map(({ slug, content }) => {
      const text = withWrittenToken(withoutPartTheme(content, token), token);
      return [`${folder}/${slug}.html`, text] as const;
    });
}

interface Changed {
  readonly templates: readonly SiteTemplate[];
  readonly parts: readonly SiteTemplate[];
}

/** Returns `theme.json` with the customizations of the site. */
async function descriptionFile(
  theme: Theme,
  { store, token }: ThemeSource,
  { templates, parts }: Changed,
): Promise<string> {
  const json = readJson(await readFile(join(theme.folder, 'theme.json'), 'utf8'));
  // The theme was loaded, so its description is an object.
  const description: Values = isMap(json) ? json : {};
  const row = await new UserStyles(token).ofTheme(store, theme.stylesheet);
  const look = parseThemeJson(row?.content ?? '');
  const custom = templates
    .filter(({ source, isCustom }) => source === 'custom' && isCustom)
    .map(({ slug, title, postTypes }) => ({
      name: slug,
      title: title === '' ? slug : title,
      ...(postTypes ? { post_types: postTypes } : {}),
    }));
  const own = parts
    .filter(({ source }) => source === 'custom')
    .map(({ slug, title, area }) => ({ name: slug, title: title === '' ? slug : title, area }));
  const whole = {
    ...description,
    ...withNamed('custom_templates', description, custom),
    ...withNamed('template_parts', description, own),
    ...(look.settings ? { settings: over(description['settings'], look.settings) } : {}),
    ...(look.styles ? { styles: over(description['styles'], look.styles) } : {}),
  };
  return `${JSON.stringify(whole, null, 2)}\n`;
}

/** Returns a list of the description in which `items` replace the items with the same name. */
function withNamed(
  member: string,
  description: Values,
  items: readonly { readonly name: string }[],
): Values {
  if (items.length === 0) return {};
  const known: readonly unknown[] = Array.isArray(description[member]) ? description[member] : [];
  const names = new Set(items.map(({ name }) => name));
  const others = known.filter((item) => !isMap(item) || !names.has(String(item['name'])));
  return { [member]: [...others, ...items] };
}

function over(under: unknown, values: Values): Values {
  return isMap(under) ? merged(under, values) : values;
}

/** Returns the paths of all files in a folder. Links are skipped: they may lead anywhere. */
async function pathsIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
}
