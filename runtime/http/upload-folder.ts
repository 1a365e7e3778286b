import { createHash, type Hash } from 'node:crypto';
import { copyFile, mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { UploadedFile, WireHeaders } from './wire.ts';

const PREFIX = 'upload-';
const DAY = 24 * 60 * 60 * 1000;

/** The folder for the files of one request, which only this user can read. */
export class UploadFolder {
  readonly path: string;
  #names = 0;

  private constructor(path: string) {
    this.path = path;
  }

  /** Creates a folder below `parent`, or in the temporary folder of the system. */
  static async make(parent: string = tmpdir()): Promise<UploadFolder> {
    await mkdir(parent, { recursive: true, mode: 0o700 });
    // mkdtemp creates a folder of mode 0700.
    return new UploadFolder(await mkdtemp(join(parent, PREFIX)));
  }

  /** Returns the path for another file. */
  next(): string {
    this.#names += 1;
    return join(this.path, String(this.#names));
  }

  /** Removes the folder and all files in it. */
  async remove(): Promise<void> {
    await rm(this.path, { recursive: true, force: true });
  }
}

/** Moves an uploaded file to `target`, or writes it there if it is in memory; an existing file is replaced. */
export async function keepFile(file: UploadedFile, target: string): Promise<void> {
  if (file.path === null) return writeFile(target, await file.bytes());
  try {
    await rename(file.path, target);
  } catch (error) {
    if (!isError(error, 'EXDEV')) throw error;
    // Another disk: the original is removed with the folder of the request.
    await copyFile(file.path, target);
  }
}

/** Returns the hash for the digest of a file; `null` for a request without `Content-MD5`. */
export function md5For(headers: WireHeaders): Hash | null {
  return headers['content-md5'] === undefined ? null : createHash('md5');
}

/** Removes folders below `parent` that are older than a day: a killed process has left them. */
export async function removeLostUploads(parent: string, now: number): Promise<void> {
  for (const name of (await ifThere(readdir(parent))) ?? []) {
    if (!name.startsWith(PREFIX)) continue;
    const path = join(parent, name);
    const found = await ifThere(stat(path));
    if (found && now - found.mtimeMs > DAY) await rm(path, { recursive: true, force: true });
  }
}

/** Resolves like `reading`; to `null` for a file or folder that does not exist, as another process may have removed it. */
async function ifThere<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (isError(error, 'ENOENT')) return null;
    throw error;
  }
}

function isError(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/** Whether a file matches `Content-MD5`, in hexadecimal digits or base64 (RFC 1864). True without that header. */
export function contentMatches(contentMd5: string | null, { md5 }: UploadedFile): boolean {
  if (contentMd5 === null || md5 === null) return true;
  const sent = contentMd5.trim();
  return sent.toLowerCase() === md5 || sent === Buffer.from(md5, 'hex').toString('base64');
}
