import type { WireResponse } from '../../runtime/http/index.ts';
import { AVATAR_HASH, AVATARS_PATH, avatarHashOf, avatarUrl } from '../domain/avatars.ts';
import type { AvatarSubject } from '../domain/avatars.ts';
import type { Scope } from '../handlers/scope.ts';
import { isReading, plainText, wrongMethod } from './response.ts';
import { html } from './html.ts';
import type { Html } from './html.ts';
import { textOf } from './request.ts';
import type { PageRequest } from './request.ts';

/** Returns the hash in the path of an avatar; `null` for any other path. */
export function avatarPath(path: string): string | null {
  const hash = path.startsWith(`${AVATARS_PATH}/`) ? path.slice(AVATARS_PATH.length + 1) : '';
  return AVATAR_HASH.test(hash) ? hash : null;
}

/** Responds with the generated avatar for a hash; it never changes. */
export async function avatarResponse(request: PageRequest, hash: string): Promise<WireResponse> {
  if (!isReading(request)) return wrongMethod('GET, HEAD');
  const size = sizeOf(textOf(request.query, 's'));
  if (size === null) return plainText('s is a number of pixels from 1 to 512.\n', 400);
  const { default: sharp } = await import('sharp');
  const picture = await sharp(Buffer.from(pattern(hash, size)))
    .png({ palette: true })
    .toBuffer();
  return {
    status: 200,
    headers: [
      ...['Content-Type', 'image/png'],
      ...['Cache-Control', 'public, max-age=31536000, immutable'],
    ],
    body: picture,
  };
}

/** Returns the avatar of a person, or `null`. It has no alternative text, because the name is next to it. */
export async function avatarImage(
  scope: Scope,
  subject: AvatarSubject,
  size: number,
  loading: 'eager' | 'lazy' = 'eager',
): Promise<Html | null> {
  const hash = await avatarHashOf(subject, scope);
  if (hash === null) return null;
  const [url, sharper] = [size, 2 * size].map((pixels) => avatarUrl(hash, pixels, scope.settings));
  return html`<img
    class="avatar"
    src="${url}"
    srcset="${sharper} 2x"
    width="${size}"
    height="${size}"
    alt=""
    loading="${loading}"
  />`;
}

const USUAL = 96;
const LARGEST = 512;

function sizeOf(text: string): number | null {
  if (text === '') return USUAL;
  const size = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  return size >= 1 && size <= LARGEST ? size : null;
}

const CELLS = 5;

/** Returns an SVG with a symmetric pattern of five by five cells, in a color that depends on the hash. */
function pattern(hash: string, size: number): string {
  const bytes = Buffer.from(hash, 'hex');
  const hue = Math.round((bytes.readUInt16BE(0) / 0xffff) * 360);
  const cells: string[] = [];
  for (let column = 0; column < Math.ceil(CELLS / 2); column += 1) {
    for (let row = 0; row < CELLS; row += 1) {
      const byte = bytes[2 + ((column * CELLS + row) % (bytes.length - 2))] ?? 0;
      if (byte % 2 === 0) continue;
      for (const x of new Set([column, CELLS - 1 - column]))
        cells.push(`M${x + 1} ${row + 1}h1v1h-1z`);
    }
  }
  const side = CELLS + 2;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${side} ${side}" ` +
    `shape-rendering="crispEdges"><rect width="${side}" height="${side}" fill="hsl(${hue}, 35%, 90%)"/>` +
    `<path fill="hsl(${hue}, 45%, 42%)" d="${cells.join('')}"/></svg>`
  );
}
