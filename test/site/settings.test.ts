import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { SiteMaker } from './site-of.ts';
import type { TestSite } from './site-of.ts';

let maker: SiteMaker;
let site: TestSite;
beforeAll(async () => {
  maker = await SiteMaker.read(`${import.meta.dirname}/facts/site.json`);
});
beforeEach(async () => {
  site = await maker.make();
});
afterEach(() => site.close());

async function change(body: object) {
  const { status, body: answer } = await site.ask({
    user: 'admin',
    method: 'PUT',
    route: '/cms/v2/settings',
    body,
  });
  // Every response of these tests is the settings or an error.
  return { status, answer: answer as { [name: string]: unknown } };
}

test('settings have the types of their schema, independent of the stored types', async () => {
  const { answer } = await change({});
  expect(answer).toMatchObject({
    title: 'Oracle',
    url: 'http://site.test',
    language: 'en_US',
    posts_per_page: 10,
    start_of_week: 1,
    use_smilies: true,
    default_category: 1,
    site_logo: null,
  });
});

test('an update stores the sent settings and changes no others', async () => {
  const { answer } = await change({ title: 'A & B', use_smilies: false, start_of_week: 0 });
  expect(answer).toMatchObject({
    title: 'A &amp; B',
    use_smilies: false,
    start_of_week: 0,
    description: 'A site to measure',
  });
});

test('null resets a setting to its default', async () => {
  await change({ posts_per_page: 3 });
  expect((await change({ posts_per_page: null })).answer['posts_per_page']).toBe(10);
  expect((await change({ title: null })).answer['title']).toBeNull();
});

test('a setting that is not stored is shown as null, which can be sent back', async () => {
  const { answer } = await change({});
  expect(answer['site_logo']).toBeNull();
  expect((await change({ site_logo: null, title: 'Sent back' })).answer).toMatchObject({
    site_logo: null,
    title: 'Sent back',
  });
});

test('null does not delete a stored value that is invalid', async () => {
  await site.store.options.set({ default_ping_status: 'sometimes' });
  expect((await change({})).answer['default_ping_status']).toBeNull();
  const { status, answer } = await change({ default_ping_status: null });
  expect([status, answer['code']]).toEqual([409, 'rest_invalid_stored_value']);
});

test('an invalid value changes nothing', async () => {
  const { status, answer } = await change({ title: 'New', posts_per_page: 'many' });
  expect([status, answer['code']]).toEqual([400, 'rest_invalid_param']);
  expect((await change({})).answer['title']).toBe('Oracle');
});

test.each(['UTC', 'Asia/Kolkata', 'America/Argentina/Buenos_Aires', 'US/Eastern', 'EST', ''])(
  'the time zone can be %j',
  async (timezone) => {
    expect((await change({ timezone })).answer['timezone']).toBe(timezone);
  },
);

test('tags are removed from date formats', async () => {
  const { answer } = await change({ date_format: '<b>Y</b>-m', time_format: 'H<br>:i' });
  expect(answer).toMatchObject({ date_format: 'Y-m', time_format: 'H:i' });
});

test('new posts have the configured defaults', async () => {
  await change({ default_comment_status: 'closed', default_category: 3 });
  const { body } = await site.ask({
    user: 'author',
    method: 'POST',
    route: '/cms/v2/posts',
    body: { title: 'T' },
  });
  expect(body).toMatchObject({ comment_status: 'closed', ping_status: 'open', categories: [3] });
});
