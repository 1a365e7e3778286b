import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readDescription } from '../../site/themes/description.ts';
import type { ThemeDescription } from '../../site/themes/description.ts';
import { defaultThemeJson } from '../../site/themes/styles.ts';
import { shippedThemes, Themes } from '../../site/themes/themes.ts';
import { SiteMaker } from './site-of.ts';
import type { TestSite } from './site-of.ts';
import { Problem } from '../../site/lib/problem.ts';

describe('the themes of the site', () => {
  const themes = new Themes(shippedThemes, 'press');

  test('are two, and have no problems', async () => {
    const found = await themes.all();
    expect(found.map(({ stylesheet, description }) => [stylesheet, description.name])).toEqual([
      ['foghorn', 'Foghorn'],
      ['lantern', 'Lantern'],
    ]);
    expect(await themes.problems()).toEqual([]);
  });

  test('have every part and template of their theme.json', async () => {
    for (const theme of await themes.all()) {
      const { custom_templates: templates, template_parts: parts } = theme.description;
      const spoken = {
        templates: ['index', ...templates.map(({ name }) => name)],
        parts: parts.map(({ name }) => name),
      };
      for (const folder of ['templates', 'parts'] as const) {
        const slugs = (await theme.templates(folder)).map(({ slug }) => slug);
        expect(slugs).toEqual(expect.arrayContaining(spoken[folder]));
      }
    }
  });

  test('have the token of the site in blocks, their classes and supported features', async () => {
    const lantern = await themes.find('lantern');
    const content = (await lantern?.template('parts', 'comments'))?.content;
    expect(content).toMatch(
      /^<!-- press:comments \{.*\} -->\n<section class="press-block-comments comments">/,
    );
    expect(content).not.toContain('cms');
    expect(lantern?.description.supports).toHaveProperty('press-block-styles', true);
  });

  test('have the class of the block type in each block with HTML, as an editor writes it', async () => {
    const wrong: string[] = [];
    let blocks = 0;
    for (const theme of await themes.all())
      for (const folder of ['templates', 'parts'] as const)
        for (const { content } of await theme.templates(folder))
          for (const [whole, name = '', tag = ''] of content.matchAll(WITH_HTML)) {
            blocks += 1;
            if (!tag.includes(`press-block-${name}`)) wrong.push(whole);
          }
    expect(wrong).toEqual([]);
    expect(blocks).toBeGreaterThan(20);
  });
});

/** A block with HTML, except those whose HTML has no class in any site. */
const WITH_HTML = /<!-- press:((?!paragraph|heading)[a-z-]+)(?: \{.*\})? -->\s*(<[a-z][^>]*>)/g;

test('the defaults below every theme are valid settings and styles', () => {
  const facts = { name: 'Defaults', version: '1', ...defaultThemeJson };
  const { settings, styles } = readDescription(JSON.stringify(facts), 'cms') as ThemeDescription;
  expect({ settings, styles }).toEqual(defaultThemeJson);
});

describe('a folder of themes', () => {
  let folder: string;
  let themes: Themes;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'themes-'));
    themes = new Themes(folder, 'cms');
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const write = async (path: string, text: string): Promise<void> => {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  };

  test.each([
    ['{ "name": "Plain", ', /^theme plain: theme\.json: it is not valid JSON: /],
    ['[]', 'theme plain: theme.json: it is not a JSON object'],
    ['{ "name": "Plain" }', 'theme plain: theme.json: theme[version] is required.'],
    [
      '{ "name": "Plain", "version": "1", "menu_locations": { "Up!": "Top" } }',
      'theme plain: theme.json: Up! is not an allowed property.',
    ],
    ['{ "name": "Plain", "version": "1", "autor": "me" }', /theme\.json: .*autor/],
    ['{ "name": ["Plain"], "version": "1" }', /theme\.json: theme\[name\] .*string/],
  ])('reports the problem of %s', async (text, problem) => {
    await write('plain/theme.json', text);
    expect(await themes.problems()).toEqual([
      typeof problem === 'string' ? problem : expect.stringMatching(problem),
    ]);
    expect(await themes.find('plain')).toBeUndefined();
    expect(await themes.all()).toEqual([]);
  });

  test('is read again after a file changes, and has defaults for missing values', async () => {
    await write(
      'plain/theme.json',
      '{ "name": "Plain", "version": "1", "sidebars": [{ "id": "a", "name": "A" }] }',
    );
    const theme = await themes.find('plain');
    expect(theme?.description).toMatchObject({
      requires: { api: '', php: '' },
      supports: {},
      tags: [],
    });
    expect(theme?.description.sidebars[0]).toMatchObject({ class: '', after_widget: '</li>\n' });
    await write('plain/theme.json', '{ "name": "Plainer", "version": "1.1" }');
    expect((await themes.find('plain'))?.description.name).toBe('Plainer');
  });

  test('is read if its files start with a byte order mark, which is not part of their text', async () => {
    await write('plain/theme.json', '\uFEFF{ "name": "Plain", "version": "1" }');
    await write('plain/templates/index.html', '\uFEFF<p>1</p>');
    const theme = await themes.find('plain');
    expect(await theme?.template('templates', 'index')).toEqual({
      slug: 'index',
      content: '<p>1</p>',
    });
  });

  test('reports an invalid pattern and an invalid variation, and shows the valid ones', async () => {
    await write('plain/theme.json', '{ "name": "Plain", "version": "1" }');
    await write('plain/patterns/bad.html', '<p>no comment</p>');
    await write('plain/patterns/good.html', '<!--\nTitle: Good\nSlug: plain/good\n-->\n<p>1</p>');
    await write('plain/patterns/other.html', '<!--\nTitel: Bad\n-->\n<p>1</p>');
    await write('plain/styles/dark.json', '{ "styles": {} }');
    expect(await themes.problems()).toEqual([
      'theme plain: patterns/bad.html: it must start with a comment that has a Title and a Slug',
      'theme plain: patterns/other.html: its first comment has an unknown line: Titel: Bad',
      'theme plain: styles/dark.json: it has no title',
    ]);
    const patterns = (await (await themes.find('plain'))?.patterns()) ?? [];
    expect(patterns.filter((pattern) => !(pattern instanceof Problem))).toEqual([
      { name: 'plain/good', title: 'Good', content: '<p>1</p>' },
    ]);
  });

  test('reports the files that it ignores because of their names', async () => {
    await write('odd/theme.json', '{ "name": "Plain", "version": "1" }');
    await write('odd/templates/single post.html', '<p>1</p>');
    await write('odd/templates/index.html', '<p>1</p>');
    await write('odd/templates/page.htm', '<p>1</p>');
    await write('odd/parts/.gitkeep', '');
    await write('odd/parts/kopf-übersicht.html', '<p>1</p>');
    const all = await themes.problems();
    const problems = all.filter((problem) => problem.startsWith('theme odd'));
    expect(problems.map((problem) => problem.replace(/: it is ignored.*/, '')).sort()).toEqual([
      'theme odd: parts/kopf-übersicht.html',
      'theme odd: templates/page.htm',
      'theme odd: templates/single post.html',
    ]);
    expect(problems[0]).toContain('letters, digits, - and _, and end with .html');
    await rm(join(folder, 'odd'), { recursive: true });
  });

  test.each(['..', '.', '', '../plain', 'plain/../plain', 'plain/', '__proto__', 'a'.repeat(500)])(
    'has no theme named %j',
    async (name) => expect(await themes.find(name)).toBeUndefined(),
  );

  test.each(['../theme', '..', 'a/b', 'a\0'])('has no template with the slug %j', async (slug) => {
    await write('plain/theme.json', '{ "name": "Plain", "version": "1" }');
    expect(await (await themes.find('plain'))?.template('templates', slug)).toBeUndefined();
  });
});

describe('the active theme', () => {
  let site: TestSite;
  beforeAll(async () => {
    const maker = await SiteMaker.read(`${import.meta.dirname}/facts/site.json`);
    site = await maker.make();
  });
  afterAll(() => site.close());

  test('sets the menu locations', async () => {
    const places = async (): Promise<string[]> => {
      const { body } = await site.ask({ user: 'admin', route: '/cms/v2/menu-locations' });
      return Object.keys(body as object);
    };
    expect(await places()).toEqual(['primary', 'footer']);
    await site.store.options.set({ stylesheet: 'twentytwentyone' });
    expect(await places()).toEqual([]);
    await site.store.options.set({ stylesheet: 'twentytwentythree' });
  });
});
