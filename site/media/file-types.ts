import type { SiteOptions } from '../domain/options.ts';
import type { Signature } from './signatures.ts';

/** A kind of file that can be taken in. */
export interface FileType {
  /** Endings of its names; the first is the usual one. */
  readonly extensions: readonly string[];
  /** Its media type, as it is kept and served. */
  readonly type: string;
  /** How its content begins. */
  readonly signature: Signature;
}

/**
 * Everything that can be taken in. What a browser would run as part of the site (HTML, SVG, scripts) is
 * not among it, and no setting can add it.
 */
const fileTypes: readonly FileType[] = [
  { extensions: ['jpg', 'jpeg', 'jpe'], type: 'image/jpeg', signature: 'jpeg' },
  { extensions: ['gif'], type: 'image/gif', signature: 'gif' },
  { extensions: ['png'], type: 'image/png', signature: 'png' },
  { extensions: ['webp'], type: 'image/webp', signature: 'webp' },
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
  { extensions: ['odt'], type: 'application/vnd.oasis.opendocument.text', signature: 'zip' },
  { extensions: ['ods'], type: 'application/vnd.oasis.opendocument.spreadsheet', signature: 'zip' },
  {
    extensions: ['odp'],
    type: 'application/vnd.oasis.opendocument.presentation',
    signature: 'zip',
  },
];

const byExtension = new Map(
  fileTypes.flatMap((type) => type.extensions.map((extension) => [extension, type] as const)),
);

/** The type that the ending of a name stands for; `undefined` for one that is not known. */
export function typeOfName(name: string): FileType | undefined {
  return byExtension.get(extensionOf(name));
}

/** What follows the last dot of a name, in small letters; empty for none. */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot < 0 ? '' : name.slice(dot + 1).toLowerCase();
}

/**
 * The types that a site takes in: those whose endings the setting `upload_filetypes` lists, with blanks
 * between them; all of them when it is not set.
 */
export function allowedTypes(options: SiteOptions): readonly FileType[] {
  const listed = options.text('upload_filetypes').toLowerCase().split(/\s+/).filter(Boolean);
  if (listed.length === 0) return fileTypes;
  return fileTypes.filter(({ extensions }) => extensions.some((name) => listed.includes(name)));
}

function office(kind: string): string {
  return `application/vnd.openxmlformats-officedocument.${kind}`;
}
