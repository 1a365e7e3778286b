import { expect, test } from 'vitest';
import { openMediaSite, picture } from './media-site.ts';
import { opened, sqliteDatabases } from './store-databases.ts';

test('an AVIF picture gets copies in its format, is edited, and is recognized by a compatible brand', async () => {
  const databases = await sqliteDatabases();
  const store = await opened(await databases.fresh());
  const site = await openMediaSite(store);
  const bytes = await picture(400, 300).avif().toBuffer();
  const { status, body } = await site.upload('tower.avif', bytes);
  expect([status, body]).toEqual([
    201,
    expect.objectContaining({
      mime_type: 'image/avif',
      media_details: expect.objectContaining({
        width: 400,
        height: 300,
        sizes: expect.objectContaining({
          thumbnail: expect.objectContaining({ width: 150, mime_type: 'image/avif' }),
        }),
      }),
    }),
  ]);
  const edited = await site.ask(`media/${body.id}/edit`, {
    user: 'editor',
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ src: body.source_url, rotation: 90 }),
  });
  expect([edited.status, edited.body.media_details]).toEqual([
    201,
    expect.objectContaining({ width: 300, height: 400 }),
  ]);
  const general = Buffer.from(bytes);
  // The major brand is the general one of HEIF pictures; the compatible brands contain `avif`.
  general.write('mif1', 8, 'latin1');
  expect((await site.upload('general.jpg', general)).body.mime_type).toBe('image/avif');
  await site.close();
  await store.close();
  await databases.stop();
});
