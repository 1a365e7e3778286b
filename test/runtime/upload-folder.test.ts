import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { removeLostUploads } from '../../runtime/http/index.ts';
import { receiveForm } from '../../runtime/http/multipart.ts';
import { UploadFolder } from '../../runtime/http/upload-folder.ts';

let parent: string;

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'upload-folder-'));
});

afterEach(() => {
  rmSync(parent, { recursive: true, force: true });
});

test('temporary files of a killed process are removed after a day, and no others', async () => {
  const now = Date.now();
  const fresh = await UploadFolder.make(parent);
  const lost = await UploadFolder.make(parent);
  const other = join(parent, 'pictures');
  mkdirSync(other);
  const longAgo = new Date(now - 25 * 60 * 60 * 1000);
  for (const path of [lost.path, other]) utimesSync(path, longAgo, longAgo);
  await removeLostUploads(parent, now);
  expect([fresh.path, lost.path, other].map((path) => existsSync(path))).toEqual([
    true,
    false,
    true,
  ]);
});

test('a missing upload folder is not an error', async () => {
  await removeLostUploads(join(parent, 'none'), Date.now());
});

test('a disk that refuses a file rejects instead of waiting forever', async () => {
  const folder = await UploadFolder.make(parent);
  await folder.remove();
  const head = '--B\r\nContent-Disposition: form-data; name="f"; filename="a"\r\n\r\n';
  const pieces = [Buffer.from(head), ...Array<Buffer>(100).fill(Buffer.alloc(100_000))];
  const headers = { 'content-type': 'multipart/form-data; boundary=B' };
  const received = receiveForm(Readable.from(pieces), {
    ...{ headers, limit: 1e9, fieldLimit: 1e6, takesFiles: true },
    ...{ uploads: folder, hold: () => undefined },
  });
  await expect(received).rejects.toMatchObject({ code: 'ENOENT' });
});
