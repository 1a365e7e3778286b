import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { metaKeys } from '../content/meta-keys.ts';
import { readOptions } from '../content/options.ts';
import { baseName } from '../media/details.ts';
import type { MediaFolder } from '../media/folder.ts';
import { PictureError } from '../media/pictures.ts';
import { storeFile } from '../media/store-file.ts';
import type { PostRow, Session } from '../store/index.ts';
import { drawings } from './drawings.ts';

/** Draws the pictures of the sample site, so that its attachments have files as any others. */
export async function drawPictures(
  store: Session,
  folder: MediaFolder,
  token: string,
): Promise<void> {
  const { rows } = await store.posts.find({
    types: ['attachment'],
    slugs: [...drawings.keys()],
  });
  const workplace = await mkdtemp(join(tmpdir(), 'draw-'));
  try {
    for (const row of rows) await drawPicture({ store, folder, token, workplace }, row);
  } finally {
    await rm(workplace, { recursive: true, force: true });
  }
}

interface Drawing {
  readonly store: Session;
  readonly folder: MediaFolder;
  readonly token: string;
  readonly workplace: string;
}

async function drawPicture(
  { store, folder, token, workplace }: Drawing,
  { id, slug, mime_type: type }: PostRow,
): Promise<void> {
  const keys = metaKeys(token);
  const meta = (await store.meta.of('post', [id])).get(id);
  const wanted = String(meta?.[keys.file] ?? `${slug}.png`);
  const path = join(workplace, slug);
  await sharp(Buffer.from(drawings.get(slug) ?? ''))
    .png()
    .toFile(path);
  const source = { path, type, name: baseName(wanted), folder: dirname(wanted) };
  const stored = await storeFile(folder, await readOptions(store), source);
  if (stored instanceof PictureError) throw new Error(`sample: ${slug}: ${stored.message}`);
  const { file, details } = stored;
  await store.meta.set('post', id, { [keys.file]: file, [keys.fileDetails]: details });
  await store.posts.update(id, { guid: folder.urlOf(file) });
}
