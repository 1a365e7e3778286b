import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { OverlayOptions, Sharp } from 'sharp';
import { listen } from '../../runtime/http/index.ts';
import { makeApplicationPassword } from '../../site/domain/accounts.ts';
import { createSite } from '../../site/app.ts';
import type { App, SiteParts } from '../../site/app.ts';
import { freePort } from '../../site/lib/free-port.ts';
import { importSite } from '../../site/store/index.ts';
import type { SiteFile, Store } from '../../site/store/index.ts';
import { isUnavailable } from '../../site/lib/files.ts';

/** The properties of an attachment that tests check. */
export interface Medium {
  readonly id: number;
  readonly slug: string;
  readonly source_url: string;
  readonly mime_type: string;
  readonly media_details: {
    readonly file: string;
    readonly width: number;
    readonly height: number;
    readonly sizes: { readonly [name: string]: { readonly source_url: string; width: number } };
    readonly [name: string]: unknown;
  };
  readonly [name: string]: unknown;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Medium & { readonly code?: string };
}

export interface Ask extends RequestInit {
  /** A login name; anonymous if absent. */
  readonly user?: string;
}

/** A site that listens on a port, with the content of `facts/site.json` and without files. */
export interface MediaSite {
  readonly base: string;
  /** The root folder of the files. */
  readonly folder: string;
  readonly app: App;
  readonly authorization: (user: string) => string;
  ask(path: string, ask?: Ask): Promise<Answer>;
  /** Uploads a file as the body. */
  upload(name: string, bytes: Uint8Array, ask?: Ask): Promise<Answer>;
  /** Paths of all files, sorted. */
  files(): Promise<readonly string[]>;
  /** Paths of incomplete uploads. */
  incoming(): Promise<readonly string[]>;
  close(): Promise<void>;
}

const USERS = ['admin', 'editor', 'author', 'contributor', 'subscriber'];
export const NOW = Date.UTC(2024, 4, 6, 7, 8, 9);

/** Opens the site on an empty store; `wrap` can replace the store. Files are on the disk or in `bucket`. */
export async function openMediaSite(
  store: Store,
  wrap: (store: Store) => Store = (same) => same,
  more: Pick<SiteParts['settings'], 'bucket'> = {},
): Promise<MediaSite> {
  const port = await freePort(0, '127.0.0.1');
  if (typeof port !== 'number') throw new Error('no port is free');
  const base = `http://127.0.0.1:${port}`;
  const dataDir = await mkdtemp(join(tmpdir(), 'media-'));
  const text = await readFile(join(import.meta.dirname, 'facts/site.json'), 'utf8');
  // The form of the file is documented in site/store/site-file.ts.
  await importSite(store, JSON.parse(text) as SiteFile, { baseUrl: base, adminUrl: base });
  const passwords = new Map<string, string>();
  for (const login of USERS) {
    const user = await store.users.byLogin(login);
    if (!user) throw new Error(`no user ${login}`);
    passwords.set(
      login,
      (await makeApplicationPassword(store, user.id, { name: 'test' })).password,
    );
  }
  const app = createSite({
    store: wrap(store),
    settings: {
      token: 'cms',
      baseUrl: base,
      adminUrl: base,
      apiRel: 'https://api.test/',
      debug: false,
      dataDir,
      ...more,
    },
    secret: 'of a test',
    clock: () => NOW,
  });
  const listening = await listen(
    { respond: app.respond },
    { port, host: '127.0.0.1', fallback: app.pages, isUnavailable },
  );

  const authorization = (user: string): string =>
    `Basic ${Buffer.from(`${user}:${passwords.get(user) ?? ''}`).toString('base64')}`;
  const ask = async (path: string, { user, headers, ...init }: Ask = {}): Promise<Answer> => {
    const answer = await fetch(`${base}/cms-json/cms/v2/${path}`, {
      ...init,
      headers: {
        ...headers,
        ...(user === undefined ? {} : { authorization: authorization(user) }),
      },
    });
    // The test checks the response of the service.
    const body = (await answer.json()) as Answer['body'];
    return { status: answer.status, headers: answer.headers, body };
  };
  return {
    base,
    app,
    folder: join(dataDir, 'uploads'),
    authorization,
    ask,
    upload: (name, bytes, { headers, ...more } = {}) =>
      ask('media', {
        user: 'editor',
        method: 'POST',
        // A copy, since fetch does not accept shared buffers.
        body: new Uint8Array(bytes),
        headers: {
          'content-type': 'application/octet-stream',
          'content-disposition': `attachment; filename="${name}"`,
          ...headers,
        },
        ...more,
      }),
    files: () => filesBelow(join(dataDir, 'uploads')),
    incoming: () => filesBelow(join(dataDir, 'incoming')),
    close: async () => {
      await listening.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function filesBelow(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}

/** Returns an image with a cross of colours, which shows how it is turned and cropped. */
export function picture(width: number, height: number): Sharp {
  const half = (left: number, color: string): OverlayOptions => ({
    input: {
      create: {
        width: Math.ceil(width / 2),
        height,
        channels: 3,
        background: color,
      },
    },
    left,
    top: 0,
  });
  return sharp({ create: { width, height, channels: 3, background: '#ffffff' } }).composite([
    half(0, '#cc0000'),
    half(Math.floor(width / 2), '#0000cc'),
  ]);
}

/** Returns the colour at a position of an image: `red`, `blue` or the hex value. */
export async function colorAt(bytes: Uint8Array, x: number, y: number): Promise<string> {
  const { data } = await sharp(bytes)
    .extract({ left: x, top: y, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [red = 0, , blue = 0] = data;
  if (red > 150 && blue < 80) return 'red';
  return blue > 150 && red < 80 ? 'blue' : 'other';
}
