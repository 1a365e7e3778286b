import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { built } from '../built.ts';
import { picture } from '../site/media-site.ts';
import { startSite } from './site-process.ts';
import type { SiteProcess } from './site-process.ts';

/** The files that remain after a process is killed during uploads and deletions. */

let dataDir: string;
let uploads: string;
let first: SiteProcess;
let site: SiteProcess;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'killed-uploads-'));
  uploads = join(dataDir, 'uploads');
  first = await startSite(built, dataDir);
  const bytes = new Uint8Array(await picture(1600, 1200).png().toBuffer());
  const sent = Promise.allSettled(
    Array.from({ length: 12 }, (_, at) => upload(`pier-${at}.png`, bytes)),
  );
  // Sizes of images are created one after another: some are complete, one is being written.
  await vi.waitFor(() => expect(parts().length).toBeGreaterThan(2), {
    timeout: 30_000,
    interval: 5,
  });
  first.signal('SIGKILL');
  await first.ended;
  await sent;
});
afterAll(async () => {
  await site.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test('every served file belongs to an attachment, and every file of an attachment is complete', async () => {
  const left = parts();
  expect(left.length).toBeGreaterThan(0);
  const twoDaysAgo = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000);
  for (const path of left) utimesSync(join(uploads, path), twoDaysAgo, twoDaysAgo);
  writeFileSync(join(uploads, '.part-young.png'), 'young');

  site = await startSite(built, dataDir);
  await vi.waitFor(() => expect(parts()).toEqual(['.part-young.png']), { timeout: 20_000 });
  const listed = await listedFiles();
  expect(
    files()
      .filter((path) => !basename(path).startsWith('.'))
      .sort(),
  ).toEqual([...listed.keys()].sort());
  const origin = new URL(site.api).origin;
  for (const [path, size] of listed) {
    const { status, headers } = await fetch(`${origin}/cms-content/uploads/${path}`, {
      method: 'HEAD',
    });
    expect([path, status, headers.get('content-length')]).toEqual([path, 200, String(size)]);
  }
  const hidden = await fetch(`${origin}/cms-content/uploads/.part-young.png`);
  expect(hidden.status).toBe(404);
});

test('npm run media lists files without an attachment and missing files, and removes the former', async () => {
  rmSync(join(uploads, '.part-young.png'));
  expect(media('--check')).toMatchObject({ status: 0, stderr: '' });
  const [gone = ''] = (await listedFiles()).keys();
  rmSync(join(uploads, gone));
  writeFileSync(join(uploads, 'left.png'), 'x');
  writeFileSync(join(uploads, '.part-young.png'), 'x');

  const checked = media('--check');
  expect(checked.status).toBe(1);
  expect(checked.stdout).toContain('orphan     left.png\n');
  expect(checked.stdout).toContain('orphan     .part-young.png\n');
  expect(checked.stdout).toContain(`missing    ${gone} (attachment `);
  expect(statSync(join(uploads, 'left.png')).size).toBe(1);

  const removed = media('--check', '--remove');
  expect(removed.stdout).toContain('removed    left.png\n');
  expect(removed.stdout).toContain('2 files without an attachment, 1 removed; 1 file missing.\n');
  expect(files()).not.toContain('left.png');
  // An upload may be writing it.
  expect(files()).toContain('.part-young.png');
});

test('npm run media prints its usage, for an invalid option with exit status 2', () => {
  expect(media('--help')).toMatchObject({
    status: 0,
    stderr: '',
    stdout: expect.stringContaining('Usage: npm run media'),
  });
  expect(media('--chek')).toMatchObject({
    status: 2,
    stdout: '',
    stderr: expect.stringContaining('Usage: npm run media'),
  });
});

function media(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['site/tools/media.js', ...args], {
    cwd: built,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
  });
  return { status, stdout, stderr };
}

/** All files below the folder of uploads. */
function files(): string[] {
  return readdirSync(uploads, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(uploads, join(entry.parentPath, entry.name)));
}

/** The unpublished files. */
function parts(): string[] {
  return files().filter((path) => basename(path).startsWith('.part-'));
}

function authorization(): string {
  const pair = `${first.login}:${first.applicationPassword}`;
  return `Basic ${Buffer.from(pair).toString('base64')}`;
}

function upload(name: string, body: Uint8Array<ArrayBuffer>): Promise<Response> {
  return fetch(`${first.api}cms/v2/media`, {
    method: 'POST',
    headers: {
      authorization: authorization(),
      'content-type': 'image/png',
      'content-disposition': `attachment; filename="${name}"`,
    },
    body,
  });
}

interface Medium {
  readonly media_details: {
    readonly file: string;
    readonly filesize: number;
    readonly sizes: {
      readonly [name: string]: { readonly file: string; readonly filesize: number };
    };
  };
}

/** The files of attachments with their sizes. */
async function listedFiles(): Promise<ReadonlyMap<string, number>> {
  const answer = await fetch(`${site.api}cms/v2/media?per_page=100&context=edit`, {
    headers: { authorization: authorization() },
  });
  const listed = new Map<string, number>();
  for (const { media_details: details } of (await answer.json()) as Medium[]) {
    listed.set(details.file, details.filesize);
    const folder = details.file.slice(0, details.file.lastIndexOf('/') + 1);
    for (const [name, { file, filesize }] of Object.entries(details.sizes))
      if (name !== 'full') listed.set(folder + file, filesize);
  }
  return listed;
}
