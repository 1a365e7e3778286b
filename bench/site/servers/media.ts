/** Files of the responses, and uploads, by hand; both other servers share them. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import { BASE_URL, CORE } from '../addresses.ts';
import { isoDate } from './posts.ts';

interface StoredSize {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly 'mime-type': string;
  readonly filesize: number;
}

/** The facts of a picture, as they are stored. */
export interface Details {
  readonly width: number;
  readonly height: number;
  readonly file: string;
  readonly filesize: number;
  readonly sizes: Readonly<Record<string, StoredSize>>;
  readonly image_meta: Readonly<Record<string, unknown>>;
}

/** A row of `posts` with the type `attachment`, and what is stored with it. */
export interface MediaRow {
  readonly id: number;
  readonly date: string;
  readonly date_gmt: string;
  readonly guid: string;
  readonly modified: string;
  readonly modified_gmt: string;
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly author: number;
  readonly comment_status: string;
  readonly ping_status: string;
  readonly mime_type: string;
  /** JSON. */
  readonly alt_text: string | null;
  readonly details: string;
}

export const MEDIA_COLUMNS = [
  'id',
  'date',
  'date_gmt',
  'guid',
  'modified',
  'modified_gmt',
  'slug',
  'title',
  'excerpt',
  'author',
  'comment_status',
  'ping_status',
  'mime_type',
] as const satisfies readonly (keyof MediaRow)[];

/** The names under which the facts of a file are stored. */
export const KEYS = {
  file: '_cms_attached_file',
  details: '_cms_attachment_metadata',
  altText: '_cms_attachment_image_alt',
};

const UPLOADS = `${BASE_URL}/cms-content/uploads`;

/** Returns a picture that belongs to no post. */
export function mediaItem(row: MediaRow) {
  const { id, slug, title, excerpt, author, comment_status, ping_status, mime_type } = row;
  // The servers of the bench store what this type describes.
  const { sizes, ...details } = JSON.parse(row.details) as Details;
  const altText: unknown = row.alt_text === null ? '' : JSON.parse(row.alt_text);
  const folder = details.file.slice(0, details.file.lastIndexOf('/') + 1);
  const source_url = `${UPLOADS}/${details.file}`;
  const shown: Record<string, object> = {};
  for (const [name, { 'mime-type': type, ...size }] of Object.entries(sizes))
    shown[name] = { ...size, mime_type: type, source_url: `${UPLOADS}/${folder}${size.file}` };
  shown['full'] = {
    file: details.file.slice(folder.length),
    width: details.width,
    height: details.height,
    mime_type,
    source_url,
  };
  const medium = sizes['medium'];
  const image = medium
    ? `<img width="${medium.width}" height="${medium.height}" src="${UPLOADS}/${folder}${medium.file}" alt="${String(altText)}" loading="lazy" />`
    : '';
  return {
    id,
    date: isoDate(row.date),
    date_gmt: isoDate(row.date_gmt),
    guid: { rendered: row.guid },
    modified: isoDate(row.modified),
    modified_gmt: isoDate(row.modified_gmt),
    slug,
    status: 'inherit',
    type: 'attachment',
    link: `${BASE_URL}/${slug}/`,
    title: { rendered: title },
    author,
    comment_status,
    ping_status,
    template: '',
    meta: {},
    description: {
      rendered: `<p class="attachment"><a href="${source_url}">${image}</a></p>\n`,
    },
    caption: { rendered: excerpt === '' ? '' : `<p>${excerpt}</p>` },
    alt_text: altText,
    media_type: 'image',
    mime_type,
    media_details: { ...details, sizes: shown },
    post: null,
    source_url,
    _links: {
      self: [{ href: `${CORE}/media/${id}` }],
      collection: [{ href: `${CORE}/media` }],
      about: [{ href: `${CORE}/types/attachment` }],
      author: [{ embeddable: true, href: `${CORE}/users/${author}` }],
      replies: [{ embeddable: true, href: `${CORE}/comments?post=${id}` }],
    },
  };
}

/** A stored picture. */
export interface Upload {
  readonly name: string;
  readonly url: string;
  readonly details: Details;
}

const TYPE = 'image/png';
const THUMBNAIL = 150;
const MEDIUM = 300;
/** The signature of PNG. */
const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

const IMAGE_META = {
  ...{ aperture: '0', credit: '', camera: '', caption: '', created_timestamp: '0', copyright: '' },
  ...{ focal_length: '0', iso: '0', shutter_speed: '0', title: '', orientation: '0', keywords: [] },
};

let uploads = 0;

/** Stores a PNG with its smaller copies; returns `null` for other files. */
export async function storePicture(dataDir: string, sent: Buffer): Promise<Upload | null> {
  if (!sent.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return null;
  uploads += 1;
  const folder = new Date().toISOString().slice(0, 7).replace('-', '/');
  const name = `lake-${process.pid}-${uploads}.png`;
  const target = join(dataDir, 'uploads', folder);
  await mkdir(target, { recursive: true });
  const write = (file: string, bytes: Buffer) =>
    writeFile(join(target, file), bytes, { mode: 0o600 });
  const picture = sharp(sent, { autoOrient: true, failOn: 'error' });
  const { width = 0, height = 0 } = await picture.metadata();
  await write(name, sent);
  const copies = {
    thumbnail: { width: THUMBNAIL, height: THUMBNAIL },
    medium: { width: MEDIUM, height: Math.round((MEDIUM * height) / width) },
  };
  const sizes: Record<string, StoredSize> = {};
  for (const [size, extent] of Object.entries(copies)) {
    const file = `${parse(name).name}-${extent.width}x${extent.height}.png`;
    const bytes = await picture.clone().resize(extent).png().toBuffer();
    await write(file, bytes);
    sizes[size] = { file, ...extent, 'mime-type': TYPE, filesize: bytes.length };
  }
  const file = `${folder}/${name}`;
  const details = {
    ...{ width, height, file, filesize: sent.length },
    sizes,
    image_meta: IMAGE_META,
  };
  return { name: parse(name).name, url: `${UPLOADS}/${file}`, details };
}
