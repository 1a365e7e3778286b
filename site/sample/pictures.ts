import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { UploadFolder } from '../../runtime/http/index.ts';
import { metaKeys } from '../domain/meta-keys.ts';
import { readOptions } from '../domain/options.ts';
import { baseName } from '../media/details.ts';
import type { MediaStorage } from '../media/storage.ts';
import { storeFile } from '../media/store-file.ts';
import type { PostRow, Session } from '../store/index.ts';
import { Problem } from '../lib/problem.ts';

/** Folders and product token for the pictures of the sample site. */
interface Studio {
  readonly folder: MediaStorage;
  /** The folder for temporary files. */
  readonly incoming: string;
  readonly token: string;
  /** Collects the paths of the written files. */
  readonly kept: Set<string>;
}

/** Renders the SVG files of the sample site as the files of its attachments, with smaller copies. */
export async function drawPictures(store: Session, studio: Studio): Promise<void> {
  const { rows } = await store.posts.find({ types: ['attachment'] });
  const workplace = await UploadFolder.make(studio.incoming);
  try {
    for (const row of rows) await drawPicture(store, studio, workplace, row);
  } finally {
    await workplace.remove();
  }
}

async function drawPicture(
  store: Session,
  { folder, token, kept }: Studio,
  workplace: UploadFolder,
  { id, slug, mime_type: type }: PostRow,
): Promise<void> {
  const keys = metaKeys(token);
  const meta = (await store.meta.of('post', [id])).get(id);
  const wanted = String(meta?.[keys.file] ?? `${slug}.png`);
  const path = workplace.next();
  const { default: sharp } = await import('sharp');
  const picture = sharp(fileURLToPath(new URL(`${slug}.svg`, import.meta.url)));
  const format =
    type === 'image/jpeg' ? picture.jpeg({ quality: 82 }) : picture.png({ palette: true });
  await format.toFile(path);
  const source = { path, type, name: baseName(wanted), folder: dirname(wanted) };
  const stored = await storeFile(folder, await readOptions(store), source);
  if (stored instanceof Problem) throw new Error(`sample: ${slug}: ${stored.message}`);
  const { file, details, files } = stored;
  for (const one of files) kept.add(one);
  await store.meta.set('post', id, { [keys.file]: file, [keys.fileDetails]: details });
  await store.posts.update(id, { guid: folder.urlOf(file) });
}
