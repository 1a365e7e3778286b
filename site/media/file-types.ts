import { open } from 'node:fs/promises';
import type { SiteOptions } from '../domain/options.ts';
import { extensionOf, safeFileName } from './file-names.ts';

/** Number of bytes that are read to detect the format. */
const BEGINNING = 4096;

/** The signature of each format as a pattern of Latin-1 text; `^` is the first byte, `.` any byte. */
const SIGNATURES = [
  ['jpeg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG\r\n\x1a\n/],
  ['gif', /^GIF8[79]a/],
  ['webp', /^RIFF....WEBP/s],
  ['bmp', /^BM.{4}\0{4}/s],
  ['tiff', /^(?:II\*\0|MM\0\*)/],
  ['ico', /^\0\0\x01\0/],
  // A brand of HEIF can be followed by compatible brands.
  ['avif', /^....ftyp(?:avi[fs]|m[is]f1....(?:....){0,8}?avi[fs])/s],
  ['heic', /^....ftyp(?:heic|heix|heim|heis|mif1|msf1)/s],
  ['mp4', /^....(?:ftyp(?!heic|heix|heim|heis|mif1|msf1|avif|avis)|moov|mdat|wide)/s],
  ['matroska', /^\x1a\x45\xdf\xa3/],
  ['ogg', /^OggS/],
  ['avi', /^RIFF....AVI /s],
  ['wav', /^RIFF....WAVE/s],
  ['mpeg', /^\0\0\x01[\xb3\xba]/],
  ['asf', /^\x30\x26\xb2\x75\x8e\x66\xcf\x11/],
  ['mp3', /^(?:ID3|\xff[\xfa\xfb\xf2\xf3\xe2\xe3])/],
  ['aac', /^\xff[\xf1\xf9]/],
  ['flac', /^fLaC/],
  ['midi', /^MThd/],
  ['rtf', /^\{\\rtf/],
  ['pdf', /^%PDF-/],
  ['zip', /^PK(?:\x03\x04|\x05\x06)/],
  ['gzip', /^\x1f\x8b/],
  ['tar', /^.{257}ustar/s],
  ['rar', /^Rar!\x1a\x07/],
  ['7z', /^7z\xbc\xaf\x27\x1c/],
  ['ole', /^\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1/],
] as const;

/** A file format that is detected by the first bytes. */
type Signature = (typeof SIGNATURES)[number][0] | 'text';

/** Returns the format of a file by its first bytes; `null` for an unknown format. */
function signatureOf(beginning: Uint8Array): Signature | null {
  const text = Buffer.from(beginning).toString('latin1');
  const found = SIGNATURES.find(([, pattern]) => pattern.test(text));
  if (found) return found[0];
  return NO_TEXT.test(text) || MARKUP.test(text) ? null : 'text';
}

// Bytes that do not occur in text, neither in UTF-8 nor in older encodings.
const NO_TEXT = /[\0-\x08\x0e-\x1a\x1c-\x1f]/;
// Markup that a browser could run as a page, a picture with scripts, or a program.
const MARKUP = /^(?:\xef\xbb\xbf)?\s*(?:<[!?a-z/]|#!)|<(?:script|html|svg|\?php|\?=)/i;

/** A file type that can be uploaded. */
interface FileType {
  /** File extensions; the first is the usual one. */
  readonly extensions: readonly string[];
  /** The media type that is stored and sent. */
  readonly type: string;
  /** The format of the first bytes. */
  readonly signature: Signature;
}

/**
 * All accepted file types. Types that a browser would run as part of the site (HTML, SVG, scripts) are not included,
 * and no setting can add them.
 */
const fileTypes: readonly FileType[] = [
  { extensions: ['jpg', 'jpeg', 'jpe'], type: 'image/jpeg', signature: 'jpeg' },
  { extensions: ['gif'], type: 'image/gif', signature: 'gif' },
  { extensions: ['png'], type: 'image/png', signature: 'png' },
  { extensions: ['webp'], type: 'image/webp', signature: 'webp' },
  { extensions: ['avif'], type: 'image/avif', signature: 'avif' },
  { extensions: ['bmp'], type: 'image/bmp', signature: 'bmp' },
  { extensions: ['tiff', 'tif'], type: 'image/tiff', signature: 'tiff' },
  { extensions: ['ico'], type: 'image/x-icon', signature: 'ico' },
  { extensions: ['heic'], type: 'image/heic', signature: 'heic' },
  { extensions: ['mp4', 'm4v'], type: 'video/mp4', signature: 'mp4' },
  { extensions: ['mov', 'qt'], type: 'video/quicktime', signature: 'mp4' },
  { extensions: ['3gp', '3gpp'], type: 'video/3gpp', signature: 'mp4' },
  { extensions: ['webm'], type: 'video/webm', signature: 'matroska' },
  { extensions: ['mkv'], type: 'video/x-matroska', signature: 'matroska' },
  { extensions: ['ogv'], type: 'video/ogg', signature: 'ogg' },
  { extensions: ['avi'], type: 'video/avi', signature: 'avi' },
  { extensions: ['mpeg', 'mpg', 'mpe'], type: 'video/mpeg', signature: 'mpeg' },
  { extensions: ['wmv'], type: 'video/x-ms-wmv', signature: 'asf' },
  { extensions: ['mp3'], type: 'audio/mpeg', signature: 'mp3' },
  { extensions: ['m4a', 'm4b'], type: 'audio/mpeg', signature: 'mp4' },
  { extensions: ['aac'], type: 'audio/aac', signature: 'aac' },
  { extensions: ['wav'], type: 'audio/wav', signature: 'wav' },
  { extensions: ['ogg', 'oga'], type: 'audio/ogg', signature: 'ogg' },
  { extensions: ['flac'], type: 'audio/flac', signature: 'flac' },
  { extensions: ['mid', 'midi'], type: 'audio/midi', signature: 'midi' },
  { extensions: ['wma'], type: 'audio/x-ms-wma', signature: 'asf' },
  { extensions: ['txt', 'asc'], type: 'text/plain', signature: 'text' },
  { extensions: ['csv'], type: 'text/csv', signature: 'text' },
  { extensions: ['tsv'], type: 'text/tab-separated-values', signature: 'text' },
  { extensions: ['ics'], type: 'text/calendar', signature: 'text' },
  { extensions: ['vtt'], type: 'text/vtt', signature: 'text' },
  { extensions: ['rtf'], type: 'application/rtf', signature: 'rtf' },
  { extensions: ['pdf'], type: 'application/pdf', signature: 'pdf' },
  { extensions: ['zip'], type: 'application/zip', signature: 'zip' },
  { extensions: ['gz', 'gzip'], type: 'application/x-gzip', signature: 'gzip' },
  { extensions: ['tar'], type: 'application/x-tar', signature: 'tar' },
  { extensions: ['rar'], type: 'application/rar', signature: 'rar' },
  { extensions: ['7z'], type: 'application/x-7z-compressed', signature: '7z' },
  { extensions: ['doc'], type: 'application/msword', signature: 'ole' },
  { extensions: ['xls'], type: 'application/vnd.ms-excel', signature: 'ole' },
  { extensions: ['ppt'], type: 'application/vnd.ms-powerpoint', signature: 'ole' },
  { extensions: ['docx'], type: office('wordprocessingml.document'), signature: 'zip' },
  { extensions: ['xlsx'], type: office('spreadsheetml.sheet'), signature: 'zip' },
  { extensions: ['pptx'], type: office('presentationml.presentation'), signature: 'zip' },
  { extensions: ['odt'], type: openDocument('text'), signature: 'zip' },
  { extensions: ['ods'], type: openDocument('spreadsheet'), signature: 'zip' },
  { extensions: ['odp'], type: openDocument('presentation'), signature: 'zip' },
];

const byExtension = new Map(
  fileTypes.flatMap((type) => type.extensions.map((extension) => [extension, type] as const)),
);

/** Returns the file type of a name by its extension; `undefined` if it is unknown. */
export function typeOfName(name: string): FileType | undefined {
  return byExtension.get(extensionOf(name));
}

/** Returns the response headers for a media type; objects in an object storage have them, too. */
export function headersOfType(type: string): Readonly<Record<string, string>> {
  const isShown = /^(?:image|audio|video)\/|^text\/plain$|\/pdf$/.test(type);
  return {
    'Content-Type': type.startsWith('text/') ? `${type}; charset=UTF-8` : type,
    // A name can be reused after its file is deleted, so the cache time is limited.
    'Cache-Control': 'public, max-age=86400',
    ...(isShown ? {} : { 'Content-Disposition': 'attachment' }),
  };
}

/**
 * Returns the file types that a site accepts: those whose extensions are in the setting `upload_filetypes`, separated
 * by spaces; all of them if it is not set.
 */
export function allowedTypes(options: SiteOptions): readonly FileType[] {
  const listed = options.text('upload_filetypes').toLowerCase().split(/\s+/).filter(Boolean);
  if (listed.length === 0) return fileTypes;
  return fileTypes.filter(({ extensions }) => extensions.some((name) => listed.includes(name)));
}

function office(kind: string): string {
  return `application/vnd.openxmlformats-officedocument.${kind}`;
}

function openDocument(kind: string): string {
  return `application/vnd.oasis.opendocument.${kind}`;
}

// Pictures often have the extension of another format; the content decides.
const RENAMED: ReadonlySet<Signature> = new Set([
  'jpeg',
  'png',
  'gif',
  'webp',
  'avif',
  'bmp',
  'tiff',
]);

/**
 * Detects the type of a file by its content. The extension has to match, except that pictures with the extension of
 * another picture format are renamed, so that the name matches the content. Returns `null` for a file that the site does not accept.
 */
export async function detectFileType(
  path: string,
  clientName: string,
  options: SiteOptions,
): Promise<{ readonly name: string; readonly type: string } | null> {
  const signature = signatureOf(await beginningOf(path));
  const name = safeFileName(clientName);
  const named = typeOfName(name);
  if (signature === null || named === undefined) return null;
  const allowed = allowedTypes(options);
  if (named.signature === signature)
    return allowed.includes(named) ? { name, type: named.type } : null;
  if (!RENAMED.has(signature) || !RENAMED.has(named.signature)) return null;
  const actual = allowed.find((type) => type.signature === signature);
  return actual ? { name: renamed(name, actual), type: actual.type } : null;
}

function renamed(name: string, { extensions }: FileType): string {
  return `${name.slice(0, -extensionOf(name).length)}${extensions[0] ?? ''}`;
}

async function beginningOf(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(BEGINNING), 0, BEGINNING, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
