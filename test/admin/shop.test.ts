import { chromium } from 'playwright-core';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findChromium, NO_BROWSER } from '../e2e/chromium.ts';
import { KEY, LAMP, openShop } from './shop.ts';
import type { Shop } from './shop.ts';

const executablePath = findChromium();
if (executablePath === null) console.warn(NO_BROWSER);

describe.skipIf(executablePath === null)('the admin of a plain service', () => {
  let shop: Shop;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;

  beforeAll(async () => {
    shop = await openShop();
    browser = await chromium.launch({
      executablePath: executablePath ?? '',
      args: ['--no-sandbox'],
    });
    context = await browser.newContext({ javaScriptEnabled: false });
    page = await context.newPage();
    await logIn(page);
  });
  afterAll(async () => {
    await browser.close();
    await shop.close();
  });
  beforeEach(() => shop.reset());

  async function logIn(at: Page): Promise<void> {
    await at.goto(`${shop.base}/admin/login`);
    await at.getByLabel('Key of the API').fill(KEY);
    await at.getByRole('button', { name: 'Log in' }).click();
    expect(await at.locator('h1').innerText()).toBe('Dashboard');
  }

  const open = (path: string) => page.goto(`${shop.base}/admin${path}`);
  const save = (at = page) => at.click('form.edit button[value=save]');
  const notice = () => page.locator('.notice, .summary').first().innerText();
  const group = (name: string) => page.getByRole('group', { name, exact: true });

  test('a wrong key is refused, the key cookie is HttpOnly and strict, and logging out removes it', async () => {
    const stranger = await (await browser.newContext()).newPage();
    await stranger.goto(`${shop.base}/admin/products`);
    await stranger.getByLabel('Key of the API').fill('guess');
    await stranger.getByRole('button', { name: 'Log in' }).click();
    expect(await stranger.getByRole('alert').innerText()).toBe('The API does not accept this key.');
    await stranger.context().close();
    const [cookie] = await context.cookies();
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/admin' });
    await page.getByRole('button', { name: 'Log out' }).click();
    expect(await context.cookies()).toEqual([]);
    await logIn(page);
  });

  test('a button of the script shows the characters of a password; without the script there is none', async () => {
    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(`${shop.base}/admin/login`);
    const key = visitor.getByLabel('Key of the API');
    const button = visitor.getByRole('button', { name: 'Show key of the API' });
    await key.fill('guess');
    expect([await key.getAttribute('type'), await button.getAttribute('aria-pressed')]).toEqual([
      'password',
      'false',
    ]);
    await button.click();
    expect([await key.getAttribute('type'), await button.getAttribute('aria-pressed')]).toEqual([
      'text',
      'true',
    ]);
    await visitor.getByRole('button', { name: 'Log in' }).click();
    expect(await visitor.getByRole('alert').innerText()).toContain('does not accept');
    await visitor.context().close();
    const plain = await (await fetch(`${shop.base}/admin/login`)).text();
    expect(plain).toContain('type="password"');
    expect(plain).not.toContain('Show');
  });

  test('every type of field has a control that keeps an unchanged value', async () => {
    await open('/products/edit?id=1');
    await save();
    expect(await notice()).toBe('Nothing was changed.');
    expect(shop.writes).toEqual([]);
    expect(await page.locator('[name="/code"], [name="/id"]').count()).toBe(0);
    expect(await page.locator('[name="/sold_at"]').inputValue()).toBe('2024-03-02T16:00');
  });

  test('each control sends the value of its type, and only changed values are sent', async () => {
    await open('/products/edit?id=1');
    await page.locator('[name="/price"]').fill('3.25');
    await page.locator('[name="/stock"]').fill('7');
    await page.getByLabel('Is new').check();
    await page.getByLabel('Is rated').selectOption('true');
    await page.getByLabel('Status').selectOption({ label: 'Hidden' });
    await group('Colors').getByLabel('Green').check();
    await group('Size').getByLabel('Width').fill('4');
    await group('Words').getByRole('button', { name: 'Remove words 1' }).click();
    await group('Prices').getByRole('button', { name: 'Add' }).click();
    await group('Prices 3').getByLabel('Amount').fill('5');
    await group('Labels').getByRole('button', { name: 'Add' }).click();
    await page.getByLabel('Name 3').fill('new');
    await page.getByLabel('Value 3').fill('label');
    await page.getByLabel('Kind of shape').selectOption({ label: 'Circle' });
    await group('Shape').getByRole('button', { name: 'Change' }).click();
    await page.getByLabel('Radius').fill('2');
    await page.locator('[name="/sold_at"]').fill('2024-05-06T07:08');
    await page.locator('[name="/day"]').fill('');
    await page.locator('[name="/extra"]').fill('{"a": [true]}');
    await page.getByLabel('Text', { exact: true }).fill('<p>Other</p>');
    await save();
    expect(await notice()).toBe('Saved.');
    expect(shop.writes).toEqual([
      {
        text: { raw: '<p>Other</p>' },
        ...{ price: 3.25, stock: 7, is_new: true, is_rated: true, status: 'draft' },
        colors: ['red', 'green', 'blue'],
        words: ['two'],
        size: { width: 4, unit: 'cm' },
        prices: [...(LAMP['prices'] as object[]), { amount: 5 }],
        labels: { 'a/b': 'x', c: '', new: 'label' },
        extra: { a: [true] },
        shape: { kind: 'circle', radius: 2 },
        ...{ sold_at: '2024-05-06T07:08:00Z', day: null },
      },
    ]);
  });

  test('a form without a login, with too many fields, or with a file that the page does not accept is refused', async () => {
    const send = (path: string, body: FormData | URLSearchParams, cookie = ''): Promise<Response> =>
      fetch(`${shop.base}/admin${path}`, { method: 'POST', body, headers: { cookie } });
    const many = new URLSearchParams('a&'.repeat(1001));
    expect((await send('/products/new', many)).status).toBe(400);
    expect((await send('/products/new', many, `admin_key=${KEY}`)).status).toBe(400);
    const form = new FormData();
    form.set('picture', new Blob(['a'.repeat(9 * 1024 * 1024)]), 'a.png');
    for (const [path, key] of [
      ['/products/new', 'guess'],
      ['/makers/new', KEY],
      ['/products/edit?id=1', KEY],
    ] as const) {
      const response = await send(path, form, `admin_key=${key}`);
      expect([path, response.status, await response.text()]).toEqual([
        path,
        413,
        expect.stringContaining('must not exceed 8 MiB'),
      ]);
    }
  });

  test('the CSRF token differs on each page, each of them is valid, and a changed one gets 403', async () => {
    const tokens: string[] = [];
    for (let at = 0; at < 2; at += 1) {
      await open('/products/edit?id=1');
      tokens.push(await page.locator('form.edit [name=_csrf]').inputValue());
    }
    expect(new Set(tokens).size).toBe(2);
    const fields = { _csrf: tokens[0] ?? '', _do: 'save' };
    const send = (body: Record<string, string>) =>
      fetch(`${shop.base}/admin/products/edit?id=1`, {
        ...{ method: 'POST', redirect: 'manual', body: new URLSearchParams(body) },
        headers: { cookie: `admin_key=${KEY}` },
      });
    expect((await send(fields)).status).toBe(303);
    const changed = Buffer.from(fields._csrf, 'base64url');
    changed[0] = (changed[0] ?? 0) ^ 1;
    expect((await send({ ...fields, _csrf: changed.toString('base64url') })).status).toBe(403);
  });

  test('an endpoint with files has a control for each; they are sent with the other values', async () => {
    await open('/products/new');
    const picture = page.getByLabel('Picture');
    expect(await picture.getAttribute('accept')).toBe('image/png');
    const file = (name: string, mimeType: string, size: number) => ({
      ...{ name, mimeType },
      buffer: Buffer.alloc(size, 'a'),
    });
    await picture.setInputFiles(file('lamp.png', 'image/png', 1001));
    const manuals = [file('a.txt', 'text/plain', 3), file('b.txt', 'text/plain', 4)];
    await page.getByLabel('Manuals').setInputFiles(manuals);
    await page.getByLabel('Title').fill('Lantern');
    await page.getByLabel('Price').fill('2.5');
    await page.getByLabel('Code').fill('L9');
    await save();
    expect(await notice()).toContain('Picture: picture must not exceed 1,000 bytes.');
    await picture.setInputFiles(file('lamp.png', 'image/png', 900));
    await page.getByLabel('Manuals').setInputFiles(manuals);
    await save();
    expect(await notice()).toBe('Created.');
    expect(shop.files).toEqual([
      'picture: lamp.png, 900 bytes',
      'manuals: a.txt, 3 bytes',
      'manuals: b.txt, 4 bytes',
    ]);
    expect(shop.writes.at(-1)).toMatchObject({ title: 'Lantern', price: 2.5, is_new: true });
  });

  test('invalid values are kept in the form, with the errors of the API at their fields', async () => {
    await open('/products/new');
    await page.locator('[name="/price"]').fill('much');
    await page.locator('[name="/email"]').fill('nobody');
    await page.locator('[name="/extra"]').fill('{');
    await save();
    expect(await page.locator('[id="f-extra-error"]').innerText()).toContain('not valid JSON');
    await page.locator('[name="/extra"]').fill('');
    await save();
    const marked = await page
      .locator('[aria-invalid]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('name')));
    expect(marked).toEqual(expect.arrayContaining(['/title']));
    await page.getByLabel('Title').fill('Rope');
    await save();
    expect(await page.locator('[name="/price"]').inputValue()).toBe('much');
    expect(await page.locator('.summary a').allInnerTexts()).toEqual(
      expect.arrayContaining(['Price', 'Email']),
    );
    await page.locator('[name="/price"]').fill('2');
    await page.locator('[name="/email"]').fill('');
    await page.getByLabel('Code').fill('R1');
    await page.getByLabel('Secret').fill('hidden');
    await save();
    expect(await notice()).toBe('Created.');
    expect(shop.writes.at(-1)).toMatchObject({
      title: 'Rope',
      price: 2,
      code: 'R1',
      secret: 'hidden',
      status: 'draft',
    });
  });

  test('of 10,000 related items a form shows fewer than 40, and a search finds the others', async () => {
    await open('/products/edit?id=1');
    const maker = page.getByLabel('Maker', { exact: true });
    expect(await maker.locator('option:checked').innerText()).toBe('Maker 9999');
    expect(await maker.locator('option').count()).toBeLessThan(40);
    await page.getByRole('searchbox', { name: 'Search maker' }).fill('Maker 777');
    await page.locator('button[value="find:/maker"]').click();
    await maker.selectOption({ label: 'Maker 7771' });
    await save();
    expect(shop.writes).toEqual([{ maker: 7771 }]);

    const scripted = await (await browser.newContext()).newPage();
    await logIn(scripted);
    await scripted.goto(`${shop.base}/admin/products/edit?id=1`);
    await scripted.getByRole('searchbox', { name: 'Search maker' }).pressSequentially('Maker 888');
    await scripted.getByLabel('Maker', { exact: true }).selectOption({ label: 'Maker 8881' });
    await scripted
      .getByRole('group', { name: 'Words' })
      .getByRole('button', { name: 'Add' })
      .click();
    await scripted.locator('[name="/words/2"]').fill('three');
    await save(scripted);
    await scripted.waitForURL(/done=saved/);
    expect(shop.writes.at(-1)).toEqual({ maker: 8881, words: ['one', 'two', 'three'] });
    await scripted.context().close();

    await open('/makers?page=500');
    expect(await page.locator('.paging p').innerText()).toBe('9981–10000 of 10000');
    await open('/products');
    expect(await page.locator('td[data-label=Maker]').first().innerText()).toBe('Maker 8881');
  });

  test('keywords of the schema set labels, columns, order and controls', async () => {
    await open('/makers/new');
    const controls = page.locator('form.edit .card [name^="/"]');
    const names = await controls.evaluateAll((all) =>
      all.map((one) => [one.tagName, one.getAttribute('name')]),
    );
    expect(names).toEqual([
      ['TEXTAREA', '/note'],
      ['INPUT', '/name'],
    ]);
    await page.getByLabel('Remark').fill('Closed');
    await page.getByLabel('Name').fill('Zeta');
    await save();
    await open('/makers?search=Zeta');
    expect(await page.locator('thead th').allInnerTexts()).toEqual(['Name', 'Remark']);
    expect(await page.locator('td[data-label=Remark]').innerText()).toContain('Closed');
  });

  test.each(['export', '', '1/..'])('the ID %j in a URL opens no other route', async (id) => {
    const response = await open(`/products/edit?id=${encodeURIComponent(id)}`);
    expect(response?.status()).toBe(404);
    expect(shop.writes).toEqual([]);
  });

  test('a change by another user is shown, also without ETags', async () => {
    await open('/products/edit?id=1');
    shop.rows.set(1, { ...LAMP, title: 'Theirs', price: 99 });
    await page.getByLabel('Title').fill('Mine');
    await save();
    expect(await page.locator('h1').innerText()).toBe('Changed in the meantime');
    await page.getByRole('button', { name: 'Save the choice' }).click();
    expect(await notice()).toBe('Saved.');
    expect(shop.rows.get(1)).toMatchObject({ title: 'Mine', price: 99 });
  });

  test('a field that the schema loses between loading and saving is reported with its value', async () => {
    await open('/products/edit?id=1');
    const form = await page.evaluate<string>(
      `new URLSearchParams(new FormData(document.querySelector('form.edit'))).toString()`,
    );
    const cookie = (await context.cookies())
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
    const body = new URLSearchParams(form);
    body.set('/weight', '12 kg');
    const response = await fetch(`${shop.base}/admin/products/edit?id=1`, {
      method: 'POST',
      headers: { cookie },
      body,
    });
    expect([response.status, await response.text()]).toEqual([
      409,
      expect.stringContaining('Weight: 12 kg'),
    ]);
    expect(shop.writes).toEqual([]);
  });
});
