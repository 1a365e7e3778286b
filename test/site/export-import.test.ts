import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkSiteFile, importSite } from '../../site/store/index.ts';
import type { SiteFile, Store } from '../../site/store/index.ts';
import { built } from '../built.ts';
import { opened, postgresDatabases, sqliteDatabases } from './store-databases.ts';
import type { Databases } from './store-databases.ts';
import { Problem } from '../../site/lib/problem.ts';

/** Moving a site from one database to another by a file, completely or not at all. */

const addresses = { baseUrl: 'http://site.test', adminUrl: 'http://site.test/admin' };
const siteJson = `${import.meta.dirname}/facts/site.json`;

/** The parsed JSON of the file, for tests that change it. */
const parsed = (): Record<string, unknown> =>
  JSON.parse(readFileSync(siteJson, 'utf8')) as Record<string, unknown>;

const checked = (value: unknown): SiteFile => {
  const file = checkSiteFile(value);
  if (file instanceof Problem) throw new Error(file.message);
  return file;
};

describe('between databases', () => {
  let sqlite: Databases;
  let postgres: Databases;
  beforeAll(async () => {
    [sqlite, postgres] = await Promise.all([sqliteDatabases(), postgresDatabases()]);
  });
  afterAll(() => Promise.all([sqlite.stop(), postgres.stop()]));

  test('an exported and imported site equals the original', async () => {
    const places = [sqlite, postgres, postgres, sqlite];
    const stores: Store[] = [];
    for (const place of places) stores.push(await opened(await place.fresh()));
    let file = checked(parsed());
    const exports: SiteFile[] = [];
    for (const store of stores) {
      await importSite(store, file, addresses);
      exports.push(await store.export(addresses));
      file = checked(JSON.parse(JSON.stringify(exports.at(-1))));
    }
    const [first, ...others] = exports;
    const ids = (site: SiteFile | undefined): number[] | undefined =>
      site?.posts.map(({ id }) => id).toSorted((a, b) => a - b);
    expect(ids(first)).toEqual(ids(checked(parsed())));
    for (const other of others) expect(other).toEqual(first);
    expect(JSON.stringify(first)).not.toContain('http://site.test');
    // Values that the store derives from the rows are equal, too.
    const totals = stores.map(async ({ posts, terms, comments }) => [
      (await posts.find({ types: ['post'], statuses: ['publish'], limit: 0 })).total,
      (await terms.find({ taxonomies: ['category'] })).rows.map(({ count }) => count),
      (await comments.find({ limit: 0 })).total,
      (await posts.find({ types: ['post'], search: 'lamp' })).rows.map(({ id }) => id),
    ]);
    const [counted, ...alike] = await Promise.all(totals);
    for (const other of alike) expect(other).toEqual(counted);
    await Promise.all(stores.map((store) => store.close()));
  });

  test('an export of a site with another product token can be imported with any token', async () => {
    const stores: Store[] = [];
    for (let count = 0; count < 3; count += 1) stores.push(await opened(await sqlite.fresh()));
    let file = checked(parsed());
    const exports: SiteFile[] = [];
    for (const [at, token] of ['cms', 'acme', 'cms'].entries()) {
      const store = stores[at];
      if (!store) continue;
      await importSite(store, file, { ...addresses, token });
      file = await store.export({ ...addresses, token });
      exports.push(file);
    }
    for (const other of exports) expect(other).toEqual(exports[0]);
    const types = await stores[1]?.posts.find({ types: ['acme_navigation'] });
    expect(types?.rows.length).toBeGreaterThan(0);
    await Promise.all(stores.map((store) => store.close()));
  });

  test('an export with another token changes the token in tags only, and no addresses of other sites', async () => {
    const store = await opened(await sqlite.fresh());
    const content =
      '<!-- acme:group {"className":"acme-element-a"} -->\n' +
      '<div class="acme-block-group" style="gap:var(--acme--preset--spacing--40)">' +
      '<img src="http://site.test/acme-content/uploads/a.png" alt="an acme-block">' +
      '<img src="http://a.example/acme-content/uploads/a.png"> Use acme-block-group: acme--a' +
      '</div>\n<!-- /acme:group -->';
    const { id } = await store.posts.insert({ type: 'post', content });
    const file = await store.export({ ...addresses, token: 'acme' });
    expect(file.posts.find((post) => post.id === id)?.content).toBe(
      '<!-- cms:group {"className":"cms-element-a"} -->\n' +
        '<div class="cms-block-group" style="gap:var(--cms--preset--spacing--40)">' +
        '<img src="{base_url}/cms-content/uploads/a.png" alt="an acme-block">' +
        '<img src="http://a.example/acme-content/uploads/a.png"> Use acme-block-group: acme--a' +
        '</div>\n<!-- /cms:group -->',
    );
    const other = await opened(await sqlite.fresh());
    await importSite(other, checked(file), { ...addresses, token: 'acme' });
    expect((await other.posts.find({ types: ['post'] })).rows[0]?.content).toBe(content);
    await Promise.all([store.close(), other.close()]);
  });

  test('an export keeps the addresses of other sites that start like those of the site', async () => {
    const store = await opened(await sqlite.fresh());
    const others =
      'http://site.testing/ http://site.test:81/ http://site.test.example http://site.test-a/';
    const admins =
      'http://site.test/admin?a "http://site.test/admin" http://site.test/administration';
    const content = `${others} ${admins} http://site.test. http://site.test/a`;
    const { id } = await store.posts.insert({ type: 'post', content });
    const file = await store.export(addresses);
    expect(file.posts.find((post) => post.id === id)?.content).toBe(
      `${others} {admin_url}?a "{admin_url}" {base_url}/administration {base_url}. {base_url}/a`,
    );
    await store.close();
  });

  test('an import that fails at its last row leaves no rows', async () => {
    for (const place of [sqlite, postgres]) {
      const store = await opened(await place.fresh());
      const file = checked(parsed());
      // Invalid data that skips the validation.
      const last = { ...file.comments[0], id: 9_999, post: 9_999 } as SiteFile['comments'][number];
      const broken = { ...file, comments: [...file.comments, last] };
      await expect(importSite(store, broken, addresses)).rejects.toThrow(/foreign key/i);
      const { users, posts, terms, options } = await store.export(addresses);
      expect({ users, posts, terms, options }).toEqual({
        users: [],
        posts: [],
        terms: [],
        options: {},
      });
      await store.close();
    }
  });
});

describe('a file is refused with the position of the problem when', () => {
  const row = { id: 1 };
  const user = { ...row, username: 'a', email: 'a@x.example', slug: 'a' };
  const term = { ...row, taxonomy: 'category', name: 'A', slug: 'a' };
  const post = { ...row, type: 'post' };
  const comment = { ...row, post: 1, content: 'A' };
  const empty = { users: [], terms: [], posts: [], comments: [] };
  const deep: unknown = JSON.parse(`${'['.repeat(1_000)}${']'.repeat(1_000)}`);

  test.each<readonly [string, unknown, string]>([
    ['the file is a list', [], 'it is not a site: the file must contain an object of lists.'],
    ['the file is nested too deeply', { ...empty, options: { deep } }, 'it is nested too deeply.'],
    ['a list is missing', { ...empty, posts: undefined }, 'posts must be an array.'],
    ['options are a list', { ...empty, options: [] }, 'options must be an object.'],
    ['a row is not a map', { ...empty, terms: [term, null] }, 'terms[1] must be an object.'],
    [
      'a text has another type',
      { ...empty, posts: [post, { ...post, id: 2, title: 7 }] },
      'posts[1][title] must be a string.',
    ],
    [
      'a number has another type',
      { ...empty, posts: [{ ...post, menu_order: 1.5 }] },
      'posts[0][menu_order] must be an integer.',
    ],
    [
      'a date is invalid',
      { ...empty, posts: [{ ...post, date: '2024-13-01 00:00:00' }] },
      'posts[0][date] must match the pattern',
    ],
    ['a login is missing', { ...empty, users: [row] }, 'users[0][username] is required.'],
    [
      'a login is duplicate',
      { ...empty, users: [user, { ...user, id: 2, username: 'A' }] },
      'users[1][username] is also used by another user.',
    ],
    [
      'an ID is duplicate',
      { ...empty, posts: [post, post] },
      'posts[1][id] is also the ID of posts[0].',
    ],
    [
      'an ID is out of range',
      { ...empty, posts: [{ ...post, id: 0 }] },
      'posts[0][id] must be between 1',
    ],
    [
      'a slug is too long for an index',
      { ...empty, posts: [{ ...post, slug: 'a'.repeat(301) }] },
      'posts[0][slug] must have at most 300 ',
    ],
    ['meta values are a list', { ...empty, posts: [{ ...post, meta: [1] }] }, 'posts[0][meta]'],
    [
      'a post has a term of another taxonomy',
      { ...empty, terms: [term], posts: [{ ...post, terms: { post_tag: [1] } }] },
      'posts[0][terms][post_tag][0] is not a term of this taxonomy.',
    ],
    [
      'a comment has no post',
      { ...empty, comments: [comment] },
      'comments[0][post] is not a post of the file.',
    ],
    [
      'parents form a cycle',
      {
        ...empty,
        terms: [
          { ...term, parent: 2 },
          { ...term, id: 2, slug: 'b', parent: 1 },
        ],
      },
      'terms[0][parent] is part of a cycle.',
    ],
  ])('%s', (_when, value, problem) => {
    const result = checkSiteFile(value);
    expect(result).toBeInstanceOf(Problem);
    expect(result instanceof Problem && result.message).toContain(problem);
  });
});

describe('npm run import', () => {
  const folder = mkdtempSync(join(tmpdir(), 'import-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const run = (name: string, content: string | Buffer) => {
    const file = join(folder, `${name}.json`);
    writeFileSync(file, content);
    return { ...runTool('import', file, folder), file };
  };

  const runTool = (command: string, file: string, dataDir: string) => {
    const script = join(built, 'site/tools/content.js');
    const { status, stderr } = spawnSync(process.execPath, [script, command, file], {
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
    });
    return { status, stderr };
  };

  test('export and backup of a folder without a site fail with a message and create no file', () => {
    const dataDir = join(folder, 'elsewhere');
    for (const command of ['export', 'backup']) {
      const copy = join(folder, `copy.${command}`);
      expect(runTool(command, copy, dataDir)).toEqual({
        status: 1,
        stderr: `there is no site at ${join(dataDir, 'site.sqlite')}\n`,
      });
      expect(existsSync(copy)).toBe(false);
    }
  }, 60_000);

  test('imports a valid file into an empty site, and reports the problem of an invalid one', async () => {
    const site = parsed();
    const broken = JSON.stringify({ ...site, posts: [{ id: 1, type: 'post', title: null }] });
    const title = run('title', broken);
    expect([title.status, title.stderr]).toEqual([
      1,
      `cannot import ${title.file}: posts[0][title] must be a string.\n`,
    ]);
    const store = await opened({ databaseUrl: '', dataDir: folder });
    expect((await store.users.find({ limit: 0 })).total).toBe(0);
    await store.close();

    expect(run('good', JSON.stringify(site)).status).toBe(0);
    const filled = await opened({ databaseUrl: '', dataDir: folder });
    expect((await filled.export(addresses)).posts.length).toBe(checked(site).posts.length);
    await filled.close();

    // An export replaces a file that other users may read.
    const copy = join(folder, 'copy.json');
    writeFileSync(copy, 'old', { mode: 0o644 });
    expect(runTool('export', copy, folder).status).toBe(0);
    expect(statSync(copy).mode & 0o777).toBe(0o600);
  }, 60_000);
});
