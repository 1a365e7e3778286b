import type { Details } from '../../media/details.ts';
import { readDetails } from '../../media/details.ts';
import type { KnownPost } from '../post-type/access.ts';
import type { Scope } from '../scope.ts';

/** The file of an attachment, according to its meta values. */
export interface MediaFile {
  /** The path below the upload folder; empty when unknown. */
  readonly file: string;
  /** Its address. */
  readonly url: string;
  readonly isPicture: boolean;
  readonly type: string;
  readonly altText: string;
  /** The stored details; `null` for none. */
  readonly details: Details | null;
}

/** Returns the stored data about the file of an attachment. A file on another server may have a URL only. */
export function mediaFile({ media, keys }: Scope, post: KnownPost): MediaFile {
  const file = textOf(post.meta[keys.file]);
  return {
    file,
    url: file === '' ? post.guid : media.urlOf(file),
    isPicture: post.mime_type.startsWith('image/'),
    type: post.mime_type,
    altText: textOf(post.meta[keys.altText]),
    details: readDetails(post.meta[keys.fileDetails]),
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
