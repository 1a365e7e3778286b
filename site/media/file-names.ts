import { removeAccents } from '../../runtime/schema/text/slug.ts';
import { cutText } from '../domain/text.ts';

// In UTF-16 units, which take at most three bytes each in UTF-8: file names have at most 255 bytes, and suffixes such
// as `-edited-1-1024x1024` are appended.
const LONGEST = 60;

// Names of devices in Windows, and suffixes that the site appends to the names of copies.
const RESERVED = /^(?:aux|con|nul|prn|(?:com|lpt)\d)$|-(?:\d+x\d+|scaled|rotated)$/i;

/**
 * Returns a file name that is safe in every file system and URL: letters, digits, `-`, `_` and one dot. The name that
 * the client sends can be any text.
 */
export function safeFileName(sent: string): string {
  const name = withoutEscapes(sent);
  const extension = extensionOf(name).replace(/[^a-z0-9]/g, '');
  const stem = name.includes('.') ? name.slice(0, name.lastIndexOf('.')) : name;
  const plain = removeAccents(stem.normalize('NFC')).replace(/[^\p{L}\p{M}\p{N}_-]+/gu, '-');
  const safe = cutText(plain, LONGEST)
    .replace(/-{2,}/g, '-')
    .replace(/^[-_]+|[-_]+$/g, '');
  const whole = safe === '' ? 'unnamed-file' : safe;
  const apart = RESERVED.test(whole) ? `${whole}-1` : whole;
  return extension === '' ? apart : `${apart}.${extension}`;
}

/** Decodes the percent-encoded characters of a name: clients copy names from URLs, and browsers encode quotes. */
function withoutEscapes(name: string): string {
  return name.replace(/(?:%[0-9a-f]{2})+/gi, (escapes) => {
    try {
      return decodeURIComponent(escapes);
    } catch {
      return escapes;
    }
  });
}

/** Inserts a suffix before the extension: `tower.png` and `-2` give `tower-2.png`. */
export function withSuffix(name: string, suffix: string): string {
  const dot = name.lastIndexOf('.');
  return dot < 0 ? name + suffix : name.slice(0, dot) + suffix + name.slice(dot);
}

/** Returns the extension of a name in lower case, without its dot; the empty string if it has none. */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot < 0 ? '' : name.slice(dot + 1).toLowerCase();
}
