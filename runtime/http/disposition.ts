import { decodePercent } from './query-string.ts';

/**
 * The file name of `Content-Disposition: attachment; filename="a.png"`, without folders; `null` when
 * there is none, and for any other disposition. `filename*=UTF-8''…` wins over `filename`.
 */
export function attachmentName(disposition: string | undefined): string | null {
  if (disposition === undefined || !/^\s*attachment\s*;/i.test(disposition)) return null;
  const encoded = /;\s*filename\*\s*=\s*utf-8'[^']*'([^;\s]+)/i.exec(disposition)?.[1];
  if (encoded !== undefined) return fileName(decodePercent(encoded));
  const plain = /;\s*filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;]*))/i.exec(disposition);
  return fileName(plain?.[1]?.replace(/\\(.)/g, '$1') ?? plain?.[2] ?? '');
}

/** The last part of what a client calls a file: paths are its own business. */
export function fileName(name: string): string | null {
  const last = name.split(/[/\\]/).at(-1)?.trim() ?? '';
  return last === '' || last === '.' || last === '..' ? null : last;
}
