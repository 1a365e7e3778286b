import { expect, test } from 'vitest';
import { describeStore } from './store-suite.ts';

describeStore('posts', (on) => {
  test('a search finds posts that contain every word in title, excerpt or content, ignoring case and accents', async () => {
    await on.post('Der Ärger am Morgen', { content: 'Kaffee' });
    await on.post('Kaffee', { excerpt: 'arger' });
    await on.post('Tee', { password: 'x', content: 'ärger kaffee' });
    const rule = { types: ['post'], statuses: ['publish'], own: { author: 0, statuses: [] } };
    const searchProtected = { rules: [rule], inherited: null };
    expect(await on.found({ search: 'ÄRGER kaffee', searchProtected })).toEqual([1, 2, 3]);
    expect(await on.found({ search: 'ärger kaffee' })).toEqual([1, 2]);
    expect(await on.found({ search: 'kaffee -morgen' })).toEqual([2]);
    expect(await on.found({ search: '"ärger am"' })).toEqual([1]);
    expect(await on.found({ search: '100%' })).toEqual([]);
    expect(await on.found({ search: '_' })).toEqual([]);
  });

  test('a search finds letters that decomposition does not split by the letters that are typed for them', async () => {
    await on.post('Große Straße', { content: 'ŁÓDŹ, smørrebrød' });
    await on.post('Grosse Strasse', { excerpt: 'Lodz, smorrebrod' });
    await on.post('Œuvre', { content: 'Ærø, Đakovo, ΟΔΟΣΑ, Þór, di\ufb03cult' });
    for (const search of ['strasse', 'STRAẞE', 'łódź', 'lodz', 'SMØRREBRØD', 'smorrebrod'])
      expect([search, await on.found({ search })]).toEqual([search, [1, 2]]);
    for (const search of ['oeuvre', 'aero', 'dakovo', 'ΟΔΟΣ', 'thor', 'difficult'])
      expect([search, await on.found({ search })]).toEqual([search, [3]]);
    await on.user('søren', { name: 'Søren', email: 'a@x.example' });
    await on.user('soren', { name: 'Soren', email: 'b@x.example' });
    await on.term('Łąka');
    const users = async (search: string) =>
      (await on.store.users.find({ search, orderBy: 'id' })).rows.map(({ id }) => id);
    expect([await users('søren'), await users('soren')]).toEqual([
      [1, 2],
      [1, 2],
    ]);
    expect((await on.store.users.byLogin('SØREN'))?.id).toBe(1);
    const terms = { taxonomies: ['category'], search: 'laka' };
    expect((await on.store.terms.find(terms)).rows).toHaveLength(1);
  });

  test('a search finds posts and revisions by their present text, alone and together', async () => {
    await on.post('red sea');
    const revision = { type: 'revision', status: 'inherit', parent: 1 };
    await on.post('red sea', { ...revision, slug: '1-revision-v1' });
    await on.post('blue sea', { ...revision, slug: '1-autosave-v1' });
    const both = (search: string) => on.found({ search, types: ['post', 'revision'] });
    const revisions = (search: string) => on.found({ search, types: ['revision'], parents: [1] });
    expect([await both('sea'), await both('blue')]).toEqual([[1, 2, 3], [3]]);
    expect([await revisions('sea'), await revisions('red')]).toEqual([[2, 3], [2]]);
    await on.store.posts.update(1, { title: 'green sea' });
    await on.store.posts.update(3, { title: 'yellow sea' });
    expect([await on.found({ search: 'red' }), await on.found({ search: 'green' })]).toEqual([
      [],
      [1],
    ]);
    expect([await revisions('blue'), await revisions('yellow')]).toEqual([[], [3]]);
    // A row that becomes another type is found as what it is.
    await on.store.posts.update(2, { type: 'post', status: 'publish', title: 'red lake' });
    expect([await on.found({ search: 'red' }), await revisions('red')]).toEqual([[2], []]);
    await on.store.posts.update(2, { type: 'revision', title: 'red pond' });
    expect([await on.found({ search: 'red' }), await both('pond')]).toEqual([[], [2]]);
    await on.store.posts.remove(1);
    expect(await both('sea')).toEqual([]);
  });

  test('results are ordered by matches in the title, then by date', async () => {
    await on.post('nothing', { content: 'red sea', date: '2024-01-09 00:00:00' });
    await on.post('the red house', { content: 'sea', date: '2024-01-01 00:00:00' });
    await on.post('sea of red', { date: '2024-01-02 00:00:00' });
    await on.post('the red sea', { date: '2024-01-01 00:00:00' });
    const order = (search: string) => on.found({ search, orderBy: 'relevance', order: 'desc' });
    expect(await order('red sea')).toEqual([4, 3, 2, 1]);
    expect(await order('sea')).toEqual([3, 4, 1, 2]);
  });

  test('the years, months and days of the posts of a query are listed, the latest first', async () => {
    for (const date of ['2023-05-01', '2024-01-31', '2024-01-31', '2024-02-01'])
      await on.post(date, { date: `${date} 10:00:00` });
    await on.post('draft', { status: 'draft', date: '2022-01-01 00:00:00' });
    const query = { types: ['post'], statuses: ['publish'], limit: 1 };
    expect(await on.store.posts.periods(query, 4)).toEqual([
      { period: '2024', count: 3 },
      { period: '2023', count: 1 },
    ]);
    expect((await on.store.posts.periods(query, 7)).map(({ period }) => period)).toEqual([
      '2024-02',
      '2024-01',
      '2023-05',
    ]);
    const january = { ...query, after: '2024-01', before: '2024-01~' };
    expect(await on.store.posts.periods(january, 10)).toEqual([{ period: '2024-01-31', count: 2 }]);
  });

  test('an access rule limits rows, totals and cursors by status, author and the parent of a file', async () => {
    await on.post('open', { author: 1 });
    await on.post('private of 2', { author: 2, status: 'private' });
    await on.post('private of 3', { author: 3, status: 'private' });
    const file = { type: 'attachment', status: 'inherit' };
    const parents = [1, 2, 0, 4, 5];
    for (const parent of parents)
      await on.post(`file of ${parent}`, { ...file, author: 3, parent });
    const before = { _before: 'publish' };
    await on.post('was open', { author: 1, status: 'trash', meta: before });
    await on.post('file of 9', { ...file, author: 3, parent: 9 });

    const types = ['post', 'attachment'];
    const found = async (author: number, statuses: readonly string[] = []) => {
      const own = { author, statuses: author === 0 ? [] : ['private'] };
      const access = {
        rules: [{ types, statuses: ['publish', 'inherit'], own }],
        inherited: { author, statuses, statusBeforeKey: '_before' },
      };
      const query = { access, types, orderBy: 'id' as const, order: 'asc' as const };
      const { rows, total } = await on.store.posts.find({ ...query, limit: 2 });
      const walked = (await on.store.posts.readAfter({ ...query, limit: 100 }, null))?.rows ?? [];
      expect(rows).toEqual(walked.slice(0, 2));
      expect(await on.store.posts.count(query)).toBe(walked.length);
      return [total, ...walked.map(({ id }) => id)];
    };
    expect(await found(0)).toEqual([4, 1, 4, 6, 7]);
    expect(await found(2)).toEqual([7, 1, 2, 4, 5, 6, 7, 8]);
    expect(await found(3)).toEqual([8, 1, 3, 4, 5, 6, 7, 8, 10]);
    expect(await found(0, ['publish'])).toEqual([5, 1, 4, 6, 7, 10]);
    expect(await found(0, ['private'])).toEqual([6, 1, 4, 5, 6, 7, 8]);
  });

  test('the first post of a query is that of its order, whatever its page; there may be none', async () => {
    for (const title of ['b', 'c', 'a']) await on.post(title);
    const query = { types: ['post'], orderBy: 'title', order: 'asc', limit: 2, offset: 1 } as const;
    expect((await on.store.posts.first(query))?.title).toBe('a');
    expect(await on.store.posts.first({ ...query, slugs: ['of no post'] })).toBeUndefined();
  });

  test('posts are filtered by status, type, author, date, parent, slug and other fields', async () => {
    await on.post('a', { author: 1, date: '2024-01-01 00:00:00', mime_type: 'image/png' });
    await on.post('b', {
      author: 2,
      date: '2024-01-02 00:00:00',
      parent: 1,
      mime_type: 'image/gif',
    });
    await on.post('c', {
      author: 2,
      status: 'private',
      sticky: true,
      modified: '2024-05-05 00:00:00',
    });
    await on.post('d', { author: 3, status: 'private', slug: 'dee', menu_order: 4, type: 'page' });
    expect(await on.found({ statuses: ['publish'] })).toEqual([1, 2]);
    expect(await on.found({ statuses: [] })).toEqual([]);
    expect(await on.found({ types: [] })).toEqual([]);
    expect(await on.found({ types: ['post', 'page'] })).toEqual([1, 2, 3, 4]);
    expect(await on.found({ after: '2024-01-01 00:00:00' })).toEqual([2]);
    expect(await on.found({ before: '2024-01-02 00:00:00', statuses: ['publish'] })).toEqual([1]);
    expect(await on.found({ modifiedAfter: '2024-05-04 00:00:00' })).toEqual([3]);
    expect(await on.found({ authors: [2, 9] })).toEqual([2, 3]);
    expect(await on.found({ authorsExclude: [2] })).toEqual([1]);
    expect(await on.found({ include: [3, 1], exclude: [1] })).toEqual([3]);
    expect(await on.found({ include: [] })).toEqual([]);
    expect(await on.found({ exclude: [] })).toEqual([1, 2, 3]);
    expect(await on.found({ parents: [1] })).toEqual([2]);
    expect(await on.found({ parentsExclude: [1] })).toEqual([1, 3]);
    expect(await on.found({ sticky: true })).toEqual([3]);
    expect(await on.found({ sticky: false })).toEqual([1, 2]);
    expect(await on.found({ slugs: ['dee'], types: ['page'] })).toEqual([4]);
    expect(await on.found({ menuOrder: 4, types: ['page'] })).toEqual([4]);
    expect(await on.found({ mimeTypes: ['image/*'] })).toEqual([1, 2]);
    expect(await on.found({ mimeTypes: ['image/gif'] })).toEqual([2]);
    expect(await on.found({ orderBy: 'include', include: [3, 1, 2] })).toEqual([3, 1, 2]);
    expect(await on.found({ orderBy: 'title', order: 'desc' })).toEqual([3, 2, 1]);
  });

  test('the total counts all pages, also for a page beyond the last', async () => {
    for (const title of ['a', 'b', 'c']) await on.post(title);
    const page = (offset: number, limit: number) =>
      on.store.posts.find({ types: ['post'], orderBy: 'id', order: 'asc', offset, limit });
    const ids = ({ rows, total }: { rows: readonly { id: number }[]; total: number }) => [
      rows.map((row) => row.id),
      total,
    ];
    expect(ids(await page(0, 2))).toEqual([[1, 2], 3]);
    expect(ids(await page(2, 2))).toEqual([[3], 3]);
    expect(ids(await page(9, 2))).toEqual([[], 3]);
    expect(ids(await page(0, 0))).toEqual([[], 3]);
    expect(await on.store.posts.count({ types: ['post'] })).toBe(3);
  });

  test('posts are filtered by terms: any, all, none, descendants, and both relations', async () => {
    const [top, below, other] = [
      await on.term('Top'),
      await on.term('Below', { parent: 1 }),
      await on.term('Other'),
    ];
    await on.post('a', { terms: { category: [top.id] } });
    await on.post('b', { terms: { category: [below.id] } });
    await on.post('c', { terms: { category: [top.id, other.id] } });
    await on.post('d');
    const by = (match: 'any' | 'all' | 'none', terms: number[], includeChildren = false) =>
      on.found({
        terms: {
          relation: 'AND',
          clauses: [{ taxonomy: 'category', terms, match, includeChildren }],
        },
      });
    expect(await by('any', [1])).toEqual([1, 3]);
    expect(await by('any', [1], true)).toEqual([1, 2, 3]);
    expect(await by('any', [])).toEqual([]);
    expect(await by('all', [1, 3])).toEqual([3]);
    expect(await by('all', [1, 99])).toEqual([]);
    expect(await by('all', [])).toEqual([1, 2, 3, 4]);
    expect(await by('none', [1])).toEqual([2, 4]);
    expect(await by('none', [1], true)).toEqual([4]);
    expect(
      await on.found({
        terms: {
          relation: 'OR',
          clauses: [
            { taxonomy: 'category', terms: [2], match: 'any' },
            { taxonomy: 'category', terms: [3], match: 'any' },
          ],
        },
      }),
    ).toEqual([2, 3]);
    // Ordered by their names.
    expect(await on.store.posts.termsOf([3, 4])).toEqual(
      new Map([
        [3, { category: [3, 1] }],
        [4, {}],
      ]),
    );
  });

  test('the count of a term follows its published posts', async () => {
    await on.term('A');
    await on.term('B');
    const counts = async () =>
      (await on.store.terms.find({ taxonomies: ['category'], orderBy: 'id' })).rows.map(
        (r) => r.count,
      );
    const { id } = await on.post('a', { terms: { category: [1] } });
    await on.post('draft', { status: 'draft', terms: { category: [1, 2] } });
    expect(await counts()).toEqual([1, 0]);
    await on.store.posts.setTerms(id, { category: [2, 77], post_tag: [1] });
    expect(await counts()).toEqual([0, 1]);
    await on.store.posts.update(id, { status: 'trash' });
    expect(await counts()).toEqual([0, 0]);
    await on.store.posts.update(2, { status: 'publish' });
    expect(await counts()).toEqual([1, 1]);
    await on.store.posts.remove(2);
    expect(await counts()).toEqual([0, 0]);
  });

  test('removing a post removes its revisions, comments and meta values, not its children', async () => {
    await on.post('top', { type: 'page' });
    await on.post('middle', { type: 'page', parent: 1, meta: { a: 1 } });
    await on.post('below', { type: 'page', parent: 2 });
    await on.post('middle', {
      type: 'revision',
      status: 'inherit',
      parent: 2,
      slug: '2-revision-v1',
    });
    await on.post('middle', {
      type: 'revision',
      status: 'inherit',
      parent: 2,
      slug: '2-autosave-v1',
    });
    const comment = await on.store.comments.insert({ post: 2, content: 'x', meta: { b: 1 } });
    expect(await on.store.posts.revisionsOf([1, 2])).toEqual(
      new Map([[2, { count: 2, latest: 5 }]]),
    );

    expect(await on.store.posts.remove(2)).toBe(true);
    expect(await on.store.posts.remove(2)).toBe(false);
    expect([...(await on.store.posts.byIds([1, 2, 3, 4, 5])).keys()]).toEqual([1, 3]);
    expect((await on.store.posts.byId(3))?.parent).toBe(1);
    expect(await on.store.comments.byId(comment.id)).toBeUndefined();
    expect(await on.store.meta.of('comment', [comment.id])).toEqual(new Map([[comment.id, {}]]));
    expect(await on.store.meta.of('post', [2])).toEqual(new Map([[2, {}]]));
  });

  test('a duplicate slug of a post gets a number within its scope', async () => {
    await on.post('a', { slug: 'a' });
    await on.post('a', { slug: 'a-2' });
    await on.post('a', { slug: 'p', type: 'page', parent: 5 });
    const slug = (wanted: string, scope: object = {}) =>
      on.store.posts.uniqueSlug(wanted, { type: 'post', ...scope });
    expect(await slug('a')).toBe('a-3');
    expect(await slug('a', { exceptId: 1 })).toBe('a');
    expect(await slug('b')).toBe('b');
    expect(await slug('feed')).toBe('feed-2');
    expect(await slug('p')).toBe('p');
    expect(await slug('p', { type: 'page', parent: 5 })).toBe('p-2');
    expect(await slug('p', { type: 'page', parent: 6 })).toBe('p');
    expect(await slug('a', { type: 'attachment' })).toBe('a-3');
    const long = 'x'.repeat(200);
    await on.post('long', { slug: long });
    expect(await slug(long)).toBe(`${'x'.repeat(198)}-2`);
    const letter = '%e6%97%a5';
    await on.post('letters', { slug: letter.repeat(22) });
    expect(await slug(letter.repeat(22))).toBe(`${letter.repeat(22)}-2`);
    await on.post('more letters', { slug: `ab${letter.repeat(22)}` });
    expect(await slug(`ab${letter.repeat(22)}`)).toBe(`ab${letter.repeat(21)}-2`);
  });
});
