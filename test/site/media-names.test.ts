import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Store } from '../../site/store/index.ts';
import { openMediaSite, picture } from './media-site.ts';
import type { MediaSite } from './media-site.ts';
import { opened, sqliteDatabases } from './store-databases.ts';
import type { Databases } from './store-databases.ts';

let databases: Databases;
let store: Store;
let site: MediaSite;
beforeEach(async () => {
  databases = await sqliteDatabases();
  store = await opened(await databases.fresh());
  site = await openMediaSite(store);
});
afterEach(async () => {
  await site.close();
  await store.close();
  await databases.stop();
});

const form = (name: string, bytes: Uint8Array): FormData => {
  const data = new FormData();
  data.append('file', new File([new Uint8Array(bytes)], name));
  return data;
};
const sendForm = (body: FormData) => site.ask('media', { user: 'editor', method: 'POST', body });

test.each([
  ['../../../etc/passwd.png', 'passwd.png'],
  ['..\\..\\x.png', 'x.png'],
  ['a b  c?.PNG', 'a-b-c.png'],
  ['.htaccess.png', 'htaccess.png'],
  ['x.php.png', 'x-php.png'],
  ['Über Größe.png', 'Uber-Grose.png'],
  ['x-300x200.png', 'x-300x200-1.png'],
  ['-.png', 'unnamed-file.png'],
  ['Con.png', 'Con-1.png'],
  ['com1 .png', 'com1-1.png'],
  ['tower. png ', 'tower.png'],
  [`${'n'.repeat(400)}.png`, `${'n'.repeat(60)}.png`],
  ['no-png.jpg', 'no-png.png'],
  ['Storm%20at%20sea.png', 'Storm-at-sea.png'],
  ['caf%C3%A9%22.png', 'cafe.png'],
  ['..%2f..%2Fy.png', 'y.png'],
  ['100%zz%ff.png', '100-zz-ff.png'],
])('the file name %j becomes %s', async (sent, kept) => {
  const bytes = await picture(10, 10).png().toBuffer();
  const { status, body } = await sendForm(form(sent, bytes));
  expect([status, body.media_details.file]).toEqual([201, `2024/05/${kept}`]);
});

test('letters of other scripts in file names are kept, and percent-encoded in the URL', async () => {
  const bytes = await picture(10, 10).png().toBuffer();
  const { body } = await sendForm(form('灯台.png', bytes));
  expect(body.source_url).toBe(
    `${site.base}/cms-content/uploads/2024/05/${encodeURIComponent('灯台')}.png`,
  );
  expect((await fetch(body.source_url)).status).toBe(200);
});

test('a long file name is cut to whole characters within the limit of file systems', async () => {
  const bytes = await picture(3000, 20).jpeg().toBuffer();
  const name = encodeURIComponent(`a${'\u{2070e}'.repeat(80)}.jpg`);
  const { status, body } = await site.upload('a.jpg', bytes, {
    headers: { 'content-disposition': `attachment; filename*=UTF-8''${name}` },
  });
  expect(status).toBe(201);
  expect(body.media_details.file).toBe(`2024/05/a${'\u{2070e}'.repeat(29)}-scaled.jpg`);
  expect((await fetch(body.source_url)).status).toBe(200);
});
