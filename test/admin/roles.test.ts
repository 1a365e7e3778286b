import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseDocument } from 'htmlparser2';
import { chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChromium } from '../e2e/chromium.ts';
import { openWebSite, PASSWORD, Visitor } from '../site/web-site.ts';
import type { WebSite } from '../site/web-site.ts';

/** The collections that each user of the sample site can edit items of. */
const EDITABLE: { readonly [login: string]: string } = {
  keeper:
    'blocks categories comments media menu-items menus navigation pages plugins posts settings sidebars tags ' +
    'template-parts templates users users.me widgets',
  harbour: 'blocks categories comments media pages posts tags users users.me',
  sailor: 'posts users users.me',
  gull: 'posts users.me',
  visitor: 'users.me',
};

interface Node {
  readonly name?: string;
  readonly data?: string;
  readonly attribs?: { readonly [name: string]: string };
  readonly children?: readonly Node[];
}

/** Returns the elements of a document with one of the names, in order. */
function elements(node: Node, names: readonly string[]): readonly Node[] {
  const below = (node.children ?? []).flatMap((child) => elements(child, names));
  return names.includes(node.name ?? '') ? [node, ...below] : below;
}

const textOf = ({ data, children = [] }: Node): string => data ?? children.map(textOf).join('');

/** Returns what a browser sends for a form that was not touched. */
function entriesOf(form: Node): readonly (readonly [string, string])[] {
  return elements(form, ['input', 'select', 'textarea']).flatMap((control) => {
    const { name = '', value = '', type = 'text', checked } = control.attribs ?? {};
    if (name === '' || type === 'file') return [];
    if (control.name === 'textarea') return [[name, textOf(control).replace(/^\n/, '')] as const];
    if (control.name === 'select') {
      const options = elements(control, ['option']);
      const chosen =
        options.find(({ attribs }) => attribs?.['selected'] !== undefined) ?? options[0];
      return chosen ? [[name, chosen.attribs?.['value'] ?? ''] as const] : [];
    }
    const isOff = /^(?:checkbox|radio)$/.test(type) && checked === undefined;
    return isOff ? [] : [[name, value] as const];
  });
}

describe('the admin for users of each role', () => {
  let site: WebSite;
  const visitors = new Map<string, Promise<Visitor>>();
  const writes: string[] = [];

  beforeAll(async () => {
    site = await openWebSite();
    site.app.hooks.on('rest_request_before_callbacks', (result, request) => {
      if (request.method !== 'GET' && request.method !== 'OPTIONS') writes.push(request.route);
      return result;
    });
  });
  afterAll(() => site.close());

  async function loggedIn(login: string): Promise<Visitor> {
    const visitor = new Visitor(site.base);
    await visitor.logIn(login);
    return visitor;
  }

  async function read(login: string, path: string, init: RequestInit = {}): Promise<string> {
    const known = visitors.get(login) ?? loggedIn(login);
    visitors.set(login, known);
    const visitor = await known;
    const response = await visitor.get(`/cms-admin/${path}`, init);
    const next = response.headers.get('location');
    return next === null ? response.text() : read(login, next.replace(/^.*\/cms-admin\//, ''));
  }

  const page = async (login: string, path: string): Promise<Node> =>
    // The nodes of the parser have these members.
    parseDocument(await read(login, path)) as unknown as Node;
  const formIn = (node: Node): Node | undefined =>
    elements(node, ['form']).find(({ attribs }) => attribs?.['class'] === 'edit');
  const classed = (node: Node, name: string): readonly Node[] =>
    elements(node, ['div', 'p', 'table', 'nav']).filter(
      ({ attribs }) => attribs?.['class'] === name,
    );

  /** Returns the paths of the forms of a collection that a user can edit. */
  async function formsOf(login: string, slug: string): Promise<readonly string[]> {
    const list = await page(login, slug);
    if (formIn(list)) return [slug];
    const rows = elements(list, ['th']).filter(({ attribs }) => attribs?.['scope'] === 'row');
    const links = rows.flatMap((row) => elements(row, ['a'])).map((link) => link.attribs?.['href']);
    return links.map((href = '') => href.replace(/^.*\/cms-admin\//, ''));
  }

  /** Sends the form of a page as it is, and returns what the admin says; `null` for a page without a form. */
  async function savedUnchanged(login: string, path: string): Promise<string | null> {
    const form = formIn(await page(login, path));
    if (!form) return null;
    const body = new URLSearchParams(
      entriesOf(form).map(([name, value]): [string, string] => [name, value]),
    );
    body.set('_do', 'save');
    // The nodes of the parser have these members.
    const after = parseDocument(
      await read(login, path, { method: 'POST', body }),
    ) as unknown as Node;
    return [...classed(after, 'notice'), ...classed(after, 'summary')].map(textOf).join().trim();
  }

  const cases = Object.entries(EDITABLE).flatMap(([login, slugs]) =>
    slugs.split(' ').map((slug) => [login, slug] as const),
  );
  test.each(cases)(
    '%s opens each form of %s, and saves it without a change',
    async (login, slug) => {
      const paths = await formsOf(login, slug);
      const seen: string[] = [];
      for (const path of paths) {
        const said = await savedUnchanged(login, path);
        if (said !== null) seen.push(said);
      }
      expect([seen.length > 0, [...new Set(seen)]]).toEqual([true, ['Nothing was changed.']]);
      expect(writes).toEqual([]);
    },
  );

  test.each(Object.entries(EDITABLE))(
    'the pages of the menu of %s are those of collections that the user can read, and the listed ones alone have forms',
    async (login, slugs) => {
      const menu = elements(await page(login, ''), ['nav']).flatMap((nav) => elements(nav, ['a']));
      const found: string[] = [];
      for (const link of menu) {
        const slug = (link.attribs?.['href'] ?? '').replace(/^.*\//, '');
        const paths = await formsOf(login, slug);
        const forms = await Promise.all(paths.map(async (path) => formIn(await page(login, path))));
        if (forms.some(Boolean)) found.push(slug);
      }
      expect(found.sort()).toEqual(slugs.split(' '));
    },
  );

  const controlsOf = (node: Node): readonly string[] =>
    elements(node, ['input', 'select', 'textarea']).map(
      ({ attribs = {}, name }) =>
        `${attribs['type'] ?? name ?? ''} ${(attribs['name'] ?? '').slice(1)}`,
    );
  const optionsOf = (node: Node, name: string): readonly string[] =>
    elements(node, ['select'])
      .filter(({ attribs }) => attribs?.['name'] === name)
      .flatMap((select) => elements(select, ['option']).map((option) => textOf(option).trim()));
  const cellsOf = (node: Node): readonly string[] =>
    elements(node, ['tr']).map((row) =>
      elements(row, ['th', 'td'])
        .map((cell) => textOf(cell).replace(/\s+/g, ' ').trim())
        .filter((text) => text !== '')
        .join(' | '),
    );

  test('roles are choices in the form of a user, whose login name is a fact; the own profile has neither', async () => {
    const user = await page('keeper', 'users/edit?id=3');
    expect(controlsOf(user).filter((name) => name === 'checkbox roles')).toHaveLength(5);
    expect(controlsOf(user)).not.toContain('text username');
    expect(classed(user, 'card facts').map(textOf).join()).toMatch(/Username\s+sailor/);
    expect(controlsOf(await page('keeper', 'users/new'))).toContain('text username');
    const profile = controlsOf(await page('harbour', 'users.me'));
    expect(profile.filter((name) => /roles|username|meta/.test(name))).toEqual([]);
    expect(profile).toContain('password password');
    expect(cellsOf(await page('keeper', 'users'))[1]).toContain('Subscriber');
  });

  test('values that the API names by codes have names in forms', async () => {
    const settings = await page('keeper', 'settings');
    expect(optionsOf(settings, '/language')).toEqual(['English (United States)']);
    expect(optionsOf(settings, '/default_post_format').slice(0, 2)).toEqual(['Standard', 'Aside']);
    const item = await page('keeper', 'menu-items/new');
    expect(optionsOf(item, '/target')).toEqual(['The same tab', 'A new tab']);
    expect(optionsOf(await page('harbour', 'posts/new'), '/author')[0]).toBe('You');
    expect(textOf(settings)).not.toMatch(/`|Date format\./);
  });

  test('comments of every status are listed with their authors and posts, and filtered by status', async () => {
    const { rows } = await site.store.comments.find({ access: null, approved: ['0'], limit: 9 });
    expect(rows.length).toBeGreaterThan(0);
    const list = await page('harbour', 'comments');
    expect(cellsOf(list)[0]).toBe('Content | Name of the author | Post | Status | Date');
    expect(cellsOf(list).filter((row) => row.includes('On hold'))).toHaveLength(rows.length);
    expect(cellsOf(list).join()).toContain('The lamp is lit again');
    expect(optionsOf(list, 'status')).toEqual(['All', 'Approved', 'On hold', 'Spam', 'In the bin']);
    const held = await page('harbour', 'comments?status=hold');
    expect(cellsOf(held)).toHaveLength(rows.length + 1);
  });

  test('a widget is named by its text, and its sidebar and type are chosen by name', async () => {
    expect(cellsOf(await page('keeper', 'widgets'))[1]).toMatch(
      /^The boat sails .* \| Block \| At the foot/,
    );
    expect(cellsOf(await page('keeper', 'sidebars'))[0]).toBe('Name | Description | Status');
    const form = await page('keeper', 'widgets/new');
    expect(optionsOf(form, '/sidebar')).toContain('At the foot, first column');
    expect(optionsOf(form, '/id_base')).toContain('Text');
    expect(controlsOf(form)).not.toContain('text form_data');
  });

  test('the list of media has no column for the status, which is that of another item', async () => {
    expect(cellsOf(await page('keeper', 'media'))[0]).toBe(
      'Title | Date | Author | Media type | Alternative text | File format',
    );
  });

  test('an item that the caller may not read is a number without a link', async () => {
    const list = await page('harbour', 'posts');
    expect(cellsOf(list).join()).toContain('#4');
    const links = elements(list, ['a']).map(({ attribs }) => attribs?.['href'] ?? '');
    expect(links.filter((href) => href.includes('/users/'))).not.toEqual([]);
    expect(links.filter((href) => href.endsWith('/users/edit?id=4'))).toEqual([]);
  });

  test('the number of a page is shown instead of numbers of items that the API leaves out', async () => {
    const shown = (node: Node) =>
      classed(node, 'paging').map((nav) => textOf(nav).replace(/\s+/g, ' ').trim());
    expect(shown(await page('keeper', 'posts'))[0]).toMatch(/^1–20 of \d+/);
    expect(shown(await page('gull', 'posts'))[0]).toMatch(/^Page 1 of 2/);
  });

  test('the page of an item that cannot be changed shows names, links and no JSON', async () => {
    const item = await page('sailor', 'comments/edit?id=1');
    expect(elements(item, ['pre'])).toEqual([]);
    const facts = classed(item, 'card').map((card) => textOf(card).replace(/\s+/g, ' '));
    expect(facts.join()).toMatch(/Post The lamp is lit again .*Status Approved/);
    expect(facts.join()).not.toMatch(/GMT|avatar|Meta/);
  });

  test('collections of several parts have names without repetition', async () => {
    const nav = classed(await page('keeper', ''), 'frame');
    const names = elements(await page('keeper', ''), ['a']).map(textOf);
    expect(nav).toHaveLength(1);
    expect(names).toEqual(expect.arrayContaining(['Block patterns', 'Block pattern categories']));
  });

  test('the own profile leads to the application passwords of the user', async () => {
    const links = elements(await page('visitor', 'users.me'), ['a']);
    const found = links.find((link) => textOf(link) === 'Application passwords');
    const path = found?.attribs?.['href']?.replace(/^.*\/cms-admin\//, '') ?? '';
    expect(path).toMatch(/^users\.application-passwords\?user_id=\d+$/);
    const list = await page('visitor', path);
    expect(textOf(list)).toContain('New application password');
  });

  test('a collection that the user can change is in the menu when none of its items is public', async () => {
    const { rows } = await site.store.comments.find({ access: null, approved: ['1'], limit: 99 });
    for (const { id } of rows) await site.store.comments.update(id, { approved: '0' });
    const front = await (await (await loggedIn('harbour')).get('/cms-admin/')).text();
    expect(front).toMatch(
      /<h2><a href="[^"]*\/comments">Comments<\/a><\/h2>\s*<p class="count">\d/,
    );
    for (const { id } of rows) await site.store.comments.update(id, { approved: '1' });
  });

  test('a new attachment without a file asks for one', async () => {
    const form = formIn(await page('sailor', 'media/new'));
    const body = new FormData();
    for (const [name, value] of form ? entriesOf(form) : []) body.append(name, value);
    body.set('_do', 'save');
    const answer = await read('sailor', 'media/new', { method: 'POST', body });
    expect(answer).toContain('Please choose a file.');
    expect(answer).not.toContain('Content-Disposition');
    writes.length = 0;
  });
});

describe.skipIf(findChromium() === null)('the admin for users of each role, in Chromium', () => {
  test.each(['harbour', 'sailor', 'visitor'])(
    'the pages of %s have no accessibility violation and fit the screen, wide and narrow, light and dark',
    async (login) => {
      const site = await openWebSite();
      const root = resolve(import.meta.dirname, '../..');
      const axe = readFileSync(join(root, 'node_modules/axe-core/axe.min.js'), 'utf8');
      const args = ['--no-sandbox'];
      const browser = await chromium.launch({ executablePath: findChromium() ?? '', args });
      const shown = await (await browser.newContext({ bypassCSP: true })).newPage();
      await shown.goto(`${site.base}/cms-login.php`);
      await shown.fill('#log', login);
      await shown.fill('#pwd', PASSWORD);
      await shown.getByRole('button', { name: 'Log in' }).click();
      const found: unknown[] = [];
      const mayWrite = login !== 'visitor';
      for (const path of [
        ...[
          '',
          'users.me',
          'comments',
          'comments/edit?id=1',
          'users',
          'posts/edit?id=3',
          'settings',
        ],
        ...(mayWrite ? ['posts', 'posts/new', 'media', 'media/new', 'blocks'] : []),
      ]) {
        await shown.goto(`${site.admin}/${path}`);
        await shown.evaluate(axe);
        for (const colorScheme of ['light', 'dark'] as const)
          for (const width of [1280, 390]) {
            await shown.emulateMedia({ colorScheme });
            await shown.setViewportSize({ width, height: 900 });
            // The colour scheme changes colours only.
            const rules = colorScheme === 'dark' ? "{ runOnly: ['color-contrast'] }" : '';
            const { violations } = await shown.evaluate<{ violations: { id: string }[] }>(
              `axe.run(${rules})`,
            );
            const wide = await shown.evaluate('document.documentElement.scrollWidth');
            found.push(...violations.map(({ id }) => `${path} ${colorScheme} ${width}: ${id}`));
            if (wide !== width) found.push(`${path} ${width}: ${String(wide)}`);
          }
      }
      expect(found).toEqual([]);
      await browser.close();
      await site.close();
    },
  );
});
