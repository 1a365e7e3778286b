import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { colorAt, openMediaSite, picture } from './media-site.ts';
import type { MediaSite } from './media-site.ts';
import { describeStore } from './store-suite.ts';

const json = { 'content-type': 'application/json' };

describeStore('media', (on) => {
  let site: MediaSite;
  beforeEach(async () => {
    site = await openMediaSite(on.store);
  });
  afterEach(() => site.close());

  const bytesAt = async (url: string): Promise<Uint8Array> =>
    new Uint8Array(await (await fetch(url)).arrayBuffer());

  test('an image that is the body of a request becomes an attachment with its sizes', async () => {
    const bytes = await picture(640, 480).png().toBuffer();
    const { status, headers, body } = await site.upload('Old Tower (1).PNG', bytes, {
      headers: { 'content-type': 'image/png' },
    });
    expect(status).toBe(201);
    expect(headers.get('location')).toBe(`${site.base}/cms-json/cms/v2/media/${body.id}`);
    const folder = `${site.base}/cms-content/uploads/2024/05`;
    const size = (name: string, width: number, height: number) => ({
      file: name,
      width,
      height,
      mime_type: 'image/png',
      filesize: expect.any(Number),
      source_url: `${folder}/${name}`,
    });
    expect(body).toMatchObject({
      status: 'inherit',
      type: 'attachment',
      slug: 'old-tower-1',
      title: { raw: 'Old-Tower-1' },
      link: `${site.base}/old-tower-1/`,
      author: 2,
      guid: { raw: `${folder}/Old-Tower-1.png` },
      media_type: 'image',
      mime_type: 'image/png',
      post: null,
      source_url: `${folder}/Old-Tower-1.png`,
      missing_image_sizes: [],
    });
    expect(body.media_details).toEqual({
      width: 640,
      height: 480,
      file: '2024/05/Old-Tower-1.png',
      filesize: bytes.length,
      sizes: {
        medium: size('Old-Tower-1-300x225.png', 300, 225),
        thumbnail: size('Old-Tower-1-150x150.png', 150, 150),
        full: { ...size('Old-Tower-1.png', 640, 480), filesize: undefined },
      },
      image_meta: {
        aperture: '0',
        credit: '',
        camera: '',
        caption: '',
        created_timestamp: '0',
        copyright: '',
        focal_length: '0',
        iso: '0',
        shutter_speed: '0',
        title: '',
        orientation: '0',
        keywords: [],
      },
    });
    expect(await bytesAt(body.source_url)).toEqual(new Uint8Array(bytes));
    expect(await site.files()).toEqual([
      '2024/05/Old-Tower-1-150x150.png',
      '2024/05/Old-Tower-1-300x225.png',
      '2024/05/Old-Tower-1.png',
    ]);
  });

  test('a form contains a file and its fields, and the post of the file embeds it', async () => {
    const form = new FormData();
    const bytes = await picture(100, 50).webp().toBuffer();
    form.append('file', new File([new Uint8Array(bytes)], 'bee.webp', { type: 'image/webp' }));
    form.append('title', 'A bee');
    form.append('caption', 'Seen <b>today</b><script>x</script>');
    form.append('description', 'On the roof.');
    form.append('alt_text', 'A bee  on a flower');
    form.append('post', '6');
    const { status, body } = await site.ask('media', {
      user: 'author',
      method: 'POST',
      body: form,
    });
    // The post belongs to another author.
    expect({ status, code: body.code }).toEqual({ status: 403, code: 'rest_cannot_edit' });

    const made = await site.ask('media', { user: 'editor', method: 'POST', body: form });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      title: { raw: 'A bee', rendered: 'A bee' },
      caption: { raw: expect.stringContaining('<b>today</b>') },
      description: {
        raw: 'On the roof.',
        rendered: expect.stringContaining('<p>On the roof.</p>'),
      },
      alt_text: 'A bee on a flower',
      post: 6,
      slug: 'a-bee',
      link: `${site.base}/2023/01/01/post-1/a-bee/`,
      mime_type: 'image/webp',
      media_details: { width: 100, height: 50, sizes: {} },
    });

    const featured = JSON.stringify({ featured_media: made.body.id });
    await site.ask('posts/6', { user: 'editor', method: 'POST', headers: json, body: featured });
    const post = await site.ask('posts/6?_embed=cms:featuredmedia,https://api.test/featuredmedia');
    expect(post.body).toMatchObject({
      featured_media: made.body.id,
      _embedded: { 'cms:featuredmedia': [{ id: made.body.id, source_url: made.body.source_url }] },
    });
  });

  test('files that are not images are stored unchanged and served for download', async () => {
    const bytes = Buffer.from('%PDF-1.4\n%%EOF\n');
    const { body } = await site.upload('report.pdf', bytes);
    expect(body).toMatchObject({
      media_type: 'file',
      mime_type: 'application/pdf',
      media_details: { filesize: bytes.length, sizes: {} },
    });
    const csv = await site.upload('list.csv', Buffer.from('a,b\n1,2\n'));
    const answer = await fetch(csv.body.source_url);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/csv; charset=UTF-8',
      'content-disposition': 'attachment',
      'x-content-type-options': 'nosniff',
    });

    const found = async (query: string) => {
      const { body: list } = await site.ask(`media?_fields=id&${query}`);
      return (list as unknown as { id: number }[]).map(({ id }) => id);
    };
    expect(await found('media_type=application')).toEqual([body.id]);
    expect(await found('mime_type=text/csv')).toEqual([csv.body.id]);
    expect(await found('media_type=image')).toEqual([5, 4]);
    // Files are found by their file names after a rename.
    await site.ask(`media/${body.id}`, {
      user: 'editor',
      method: 'PUT',
      headers: json,
      body: JSON.stringify({ title: 'Minutes', slug: 'minutes' }),
    });
    expect(await found('search=report')).toEqual([body.id]);
  });

  test('a photograph over 2560 pixels with EXIF rotation gets a scaled, rotated copy', async () => {
    const bytes = await picture(3000, 1500)
      .withMetadata({ orientation: 6 })
      .withExif({
        IFD0: { ImageDescription: 'North mole', Copyright: 'The gazette', Model: 'Box 3' },
        IFD2: { FNumber: '28/10', DateTimeOriginal: '2020:01:02 03:04:05', ExposureTime: '1/100' },
      })
      .jpeg()
      .toBuffer();
    const { status, body } = await site.upload('mole.jpg', bytes);
    expect(status).toBe(201);
    expect(body).toMatchObject({ title: { raw: 'North mole' }, caption: { raw: 'North mole' } });
    expect(body.media_details).toMatchObject({
      width: 1280,
      height: 2560,
      file: '2024/05/mole-scaled.jpg',
      original_image: 'mole.jpg',
      sizes: { medium: { width: 150, height: 300 }, large: { width: 512, height: 1024 } },
      image_meta: {
        aperture: '2.8',
        camera: 'Box 3',
        copyright: 'The gazette',
        created_timestamp: '1577934245',
        shutter_speed: '0.01',
        orientation: '1',
      },
    });
    // The left side is at the top after a quarter turn clockwise.
    const shown = await bytesAt(body.source_url);
    expect(await colorAt(shown, 600, 200)).toBe('red');
    expect(await colorAt(shown, 600, 2300)).toBe('blue');
  });

  test('title, slug and guid are those of the original file if a scaled copy is shown', async () => {
    const big = await picture(3200, 1600).jpeg().toBuffer();
    const turned = await picture(60, 40).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    for (const [name, bytes, shown] of [
      ['big', big, 'big-scaled.jpg'],
      ['turned', turned, 'turned-rotated.jpg'],
    ] as const) {
      const { body } = await site.upload(`${name}.jpg`, bytes);
      const folder = `${site.base}/cms-content/uploads/2024/05`;
      expect(body).toMatchObject({
        title: { raw: name },
        slug: name,
        guid: { raw: `${folder}/${name}.jpg` },
        source_url: `${folder}/${shown}`,
        media_details: { original_image: `${name}.jpg` },
      });
      const edited = await site.ask(`media/${body.id}/edit`, {
        user: 'editor',
        method: 'POST',
        headers: json,
        body: JSON.stringify({ src: body.source_url, rotation: 180 }),
      });
      expect(edited).toMatchObject({
        status: 201,
        body: { title: { rendered: name }, slug: `${name}-2` },
      });
    }
  });

  test('concurrent uploads with the same file name get different names and slugs', async () => {
    const bytes = await picture(20, 20).png().toBuffer();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => site.upload('same.png', bytes)),
    );
    const names = answers.map(({ body }) => body.media_details.file).sort();
    expect(names).toEqual(
      ['', '-1', '-2', '-3', '-4', '-5'].map((end) => `2024/05/same${end}.png`).sort(),
    );
    expect(new Set(answers.map(({ body }) => body.slug)).size).toBe(6);
  });

  test('an image is edited in the folder of uploads, not in TMPDIR', async () => {
    const { body } = await site.upload('pier.png', await picture(400, 200).png().toBuffer());
    vi.stubEnv('TMPDIR', '/no/such/folder');
    const { status } = await site.ask(`media/${body.id}/edit`, {
      user: 'editor',
      method: 'POST',
      headers: json,
      body: JSON.stringify({ src: body.source_url, rotation: 90 }),
    });
    vi.unstubAllEnvs();
    expect(status).toBe(201);
  });

  test('rotating and cropping an image creates a new attachment that refers to the original', async () => {
    const { body } = await site.upload('pier.png', await picture(400, 200).png().toBuffer());
    await site.ask(`media/${body.id}`, {
      user: 'editor',
      method: 'PUT',
      headers: json,
      body: JSON.stringify({ alt_text: 'The pier', caption: 'At noon' }),
    });
    const edit = (user: string, args: object) =>
      site.ask(`media/${body.id}/edit`, {
        user,
        method: 'POST',
        headers: json,
        body: JSON.stringify({ src: body.source_url, ...args }),
      });
    const modifiers = [
      { type: 'rotate', args: { angle: 90 } },
      { type: 'crop', args: { left: 0, top: 50, width: 100, height: 50 } },
    ];
    const { status, headers, body: edited } = await edit('editor', { modifiers });
    expect(status).toBe(201);
    expect(headers.get('location')).toBe(`${site.base}/cms-json/cms/v2/media/${edited.id}`);
    expect(edited).toMatchObject({
      alt_text: 'The pier',
      caption: { rendered: '<p>At noon</p>' },
      media_details: {
        width: 200,
        height: 200,
        file: '2024/05/pier-edited.png',
        parent_image: { attachment_id: body.id, file: '2024/05/pier.png' },
        sizes: { thumbnail: { width: 150 } },
      },
    });
    // The left half is at the top after the rotation, and was cropped.
    expect(await colorAt(await bytesAt(edited.source_url), 100, 20)).toBe('blue');

    const again = await edit('admin', { rotation: 180 });
    expect(again.body.media_details).toMatchObject({
      file: '2024/05/pier-edited-1.png',
      width: 400,
    });
    expect(await colorAt(await bytesAt(again.body.source_url), 20, 100)).toBe('blue');

    const refusals = [
      await edit('editor', {}),
      await edit('editor', { src: `${site.base}/other.png`, rotation: 90 }),
      await edit('editor', { x: 10, y: 10, width: 0, height: 50 }),
      await edit('editor', {
        modifiers: [{ type: 'crop', args: { left: -5, top: 0, width: 50, height: 50 } }],
      }),
      await edit('contributor', { rotation: 90 }),
      await edit('author', { rotation: 90 }),
    ];
    expect(refusals.map((answer) => `${answer.status} ${answer.body.code ?? ''}`)).toEqual([
      '400 rest_image_not_edited',
      '404 rest_unknown_attachment',
      '400 rest_image_crop_failed',
      '400 rest_image_crop_failed',
      '403 rest_cannot_edit_image',
      '403 rest_cannot_edit',
    ]);
    expect(await site.files()).toHaveLength(8);
  });

  test('missing sizes are created on request', async () => {
    const { body } = await site.upload('quay.png', await picture(640, 480).png().toBuffer());
    const key = '_cms_attachment_metadata';
    const meta = (await on.store.meta.of('post', [body.id])).get(body.id)?.[key] as object;
    await on.store.meta.set('post', body.id, { [key]: { ...meta, sizes: {} } });
    const before = await site.ask(`media/${body.id}?context=edit`, { user: 'editor' });
    expect(before.body['missing_image_sizes']).toEqual(['thumbnail', 'medium']);

    const answer = await site.ask(`media/${body.id}/post-process`, {
      user: 'editor',
      method: 'POST',
      headers: json,
      body: JSON.stringify({ action: 'create-image-subsizes' }),
    });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      missing_image_sizes: [],
      media_details: body.media_details,
    });
  });

  test('deleting an attachment removes its files, and resets the featured media of posts', async () => {
    const { body } = await site.upload('gone.png', await picture(640, 480).png().toBuffer());
    const featured = JSON.stringify({ featured_media: body.id });
    await site.ask('posts/6', { user: 'editor', method: 'POST', headers: json, body: featured });
    const address = `media/${body.id}`;
    expect((await site.ask(address, { user: 'editor', method: 'DELETE' })).body.code).toBe(
      'rest_trash_not_supported',
    );
    const { body: gone } = await site.ask(`${address}?force=true`, {
      user: 'editor',
      method: 'DELETE',
    });
    expect(gone).toMatchObject({ deleted: true, previous: { id: body.id } });
    expect(await site.files()).toEqual([]);
    expect((await fetch(body.source_url)).status).toBe(404);
    expect((await site.ask('posts/6')).body['featured_media']).toBe(0);
  });

  test('a file of a draft is visible to users who may read the draft', async () => {
    const draft = await on.post('Not yet', { status: 'draft', author: 3 });
    const { body } = await site.upload('secret.png', await picture(9, 9).png().toBuffer());
    await on.store.posts.update(body.id, { parent: draft.id });
    const codes = await Promise.all(
      [undefined, 'subscriber', 'author', 'editor'].map(async (user) => {
        const { status } = await site.ask(`media/${body.id}`, user === undefined ? {} : { user });
        return status;
      }),
    );
    expect(codes).toEqual([401, 403, 200, 200]);
    const { body: list } = await site.ask('media?_fields=id');
    expect(list).toEqual([{ id: 5 }, { id: 4 }]);
  });

  test('deleting a user removes the files of the attachments of the user', async () => {
    const mine = await picture(200, 200).png().toBuffer();
    await site.upload('mine.png', mine, { user: 'author' });
    await site.upload('yours.png', mine);
    const answer = await site.ask('users/3?force=true&reassign=false', {
      user: 'admin',
      method: 'DELETE',
    });
    expect(answer.status).toBe(200);
    expect(await site.files()).toEqual(['2024/05/yours-150x150.png', '2024/05/yours.png']);
  });

  test('Content-MD5 in hexadecimal or base64 is compared with the received bytes', async () => {
    const bytes = await picture(10, 10).png().toBuffer();
    const digest = createHash('md5').update(bytes);
    const hex = digest.copy().digest('hex');
    const sent = [
      hex,
      digest.digest('base64'),
      hex.replace(/^./, (first) => (first === 'a' ? 'b' : 'a')),
    ];
    const answers = [];
    for (const md5 of sent)
      answers.push(await site.upload('md5.png', bytes, { headers: { 'content-md5': md5 } }));
    expect(answers.map(({ status, body }) => body.code ?? status)).toEqual([
      201,
      201,
      'rest_upload_hash_mismatch',
    ]);
    expect(answers[2]?.status).toBe(412);
  });
});
