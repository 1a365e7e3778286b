import type { UploadedFile } from './uploaded-file.ts';

/**
 * Whether a file is what `Content-MD5` says, in hexadecimal digits or, as RFC 1864 has it, in base64. True
 * where the request came without one.
 */
export function contentMatches(contentMd5: string | null, { md5 }: UploadedFile): boolean {
  if (contentMd5 === null || md5 === null) return true;
  const told = contentMd5.trim();
  return told.toLowerCase() === md5 || told === Buffer.from(md5, 'hex').toString('base64');
}
