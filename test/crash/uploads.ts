import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import sharp from 'sharp';
import type { MediaStorage } from '../../site/media/storage.ts';
import { nameOfPart } from '../../site/media/storage.ts';
import { isAcknowledged, listAll, send } from './client.ts';
import type { Target } from './client.ts';
import type { Ledger } from './ledger.ts';
import type { Random } from './rounds.ts';

const MOST_FILES = 40;

interface Medium {
  readonly id: number;
  readonly source_url: string;
  readonly media_details: {
    readonly file: string;
    readonly filesize: number;
    readonly sizes: Readonly<Record<string, { readonly file: string; readonly filesize?: number }>>;
  };
}

/** Uploads an image, or deletes one of the images of the writer. */
export async function writeUploads(
  target: Target,
  ledger: Ledger,
  { random, writer, writers }: { random: Random; writer: number; writers: number },
): Promise<void> {
  const own = ledger.keys('media:').filter((key) => idOf(key) % writers === writer);
  const key = own[Math.floor(random() * own.length)];
  if (key !== undefined && random() < (own.length * writers < MOST_FILES ? 0.3 : 0.7)) {
    await ledger.write(key, null, async () => {
      const path = `media/${idOf(key)}?force=true`;
      return isAcknowledged(await send(target, 'DELETE', path), 200);
    });
    return;
  }
  const png = await pictureOf(random);
  await ledger.create(digestOf(png), async () => {
    const reply = await send(target, 'POST', 'media', { png });
    return isAcknowledged(reply, 201) ? `media:${String(Object(reply.body).id)}` : null;
  });
}

const idOf = (key: string): number => Number(key.slice(key.indexOf(':') + 1));

/** Returns an image with a random colour. */
export async function pictureOf(random: Random): Promise<Uint8Array<ArrayBuffer>> {
  const channel = (): number => Math.floor(random() * 256);
  const background = { r: channel(), g: channel(), b: channel() };
  const size = { width: 320, height: 240 + Math.floor(random() * 60) };
  return new Uint8Array(
    await sharp({ create: { ...size, channels: 3, background } })
      .png()
      .toBuffer(),
  );
}

/** Returns the SHA-256 of a file. */
export const digestOf = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex');

/**
 * Reads the attachments with the digests of their served files. Throws if a file is not served completely, or if a
 * published file belongs to no attachment.
 */
export async function readUploads(
  target: Target,
  storage: MediaStorage,
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  const listed = new Map<string, number | null>();
  const media = (await listAll(
    target,
    'media?context=edit&_fields=id,source_url,media_details',
  )) as readonly Medium[];
  for (const { id, source_url: url, media_details: details } of media) {
    if (listed.has(details.file)) throw new Error(`two attachments have the file ${details.file}`);
    const response = await fetch(url);
    if (response.status !== 200)
      throw new Error(`the file of attachment ${id} has status ${response.status}`);
    found.set(`media:${id}`, digestOf(new Uint8Array(await response.arrayBuffer())));
    listed.set(details.file, details.filesize);
    for (const [name, { file, filesize = null }] of Object.entries(details.sizes)) {
      if (name === 'full') continue;
      listed.set(posix.join(posix.dirname(details.file), file), filesize);
    }
  }
  const uploads = `${new URL(target.api).origin}/cms-content/uploads/`;
  for (const [file, size] of listed) {
    const { status, headers } = await fetch(uploads + file, { method: 'HEAD' });
    const length = headers.get('content-length');
    if (status !== 200 || (size !== null && length !== String(size)))
      throw new Error(`${file} has status ${status} and ${length} of ${size} bytes`);
  }
  for await (const { path } of storage.list()) {
    const isHidden = nameOfPart(posix.basename(path)) !== null;
    if (!isHidden && !listed.has(path)) throw new Error(`${path} belongs to no attachment`);
  }
  return found;
}
