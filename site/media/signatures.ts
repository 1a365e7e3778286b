/** What the beginning of a file tells of its content. */
export type Signature =
  | '7z'
  | 'aac'
  | 'asf'
  | 'avi'
  | 'bmp'
  | 'flac'
  | 'gif'
  | 'gzip'
  | 'heic'
  | 'ico'
  | 'jpeg'
  | 'matroska'
  | 'midi'
  | 'mp3'
  | 'mp4'
  | 'mpeg'
  | 'ogg'
  | 'ole'
  | 'pdf'
  | 'png'
  | 'rar'
  | 'rtf'
  | 'tar'
  | 'text'
  | 'tiff'
  | 'wav'
  | 'webp'
  | 'zip';

/** How much of a file has to be looked at. */
export const BEGINNING = 4096;

/** The bytes of each signature as Latin-1 text; `^` is the first byte, `.` any byte. */
const SIGNATURES: readonly (readonly [Signature, RegExp])[] = [
  ['jpeg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG\r\n\x1a\n/],
  ['gif', /^GIF8[79]a/],
  ['webp', /^RIFF....WEBP/s],
  ['bmp', /^BM.{4}\0{4}/s],
  ['tiff', /^(?:II\*\0|MM\0\*)/],
  ['ico', /^\0\0\x01\0/],
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
];

/** What a file is by its first bytes; `null` when they say nothing that is known. */
export function signatureOf(beginning: Uint8Array): Signature | null {
  const text = Buffer.from(beginning).toString('latin1');
  const found = SIGNATURES.find(([, pattern]) => pattern.test(text));
  if (found) return found[0];
  return isPlainText(text) ? 'text' : null;
}

// No text holds these: neither UTF-8 nor any of the older encodings.
const NO_TEXT = /[\0-\x08\x0e-\x1a\x1c-\x1f]/;
// Markup that a browser could take for a page, a picture with scripts, or a program.
const MARKUP = /^(?:\xef\xbb\xbf)?\s*(?:<[!?a-z/]|#!)|<(?:script|html|svg|\?php|\?=)/i;

function isPlainText(text: string): boolean {
  return !NO_TEXT.test(text) && !MARKUP.test(text);
}
