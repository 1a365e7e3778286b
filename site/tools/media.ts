import '../lib/native-modules.ts';
import { checkMedia, removeOrphans } from '../media/check.ts';
import type { MediaReport, MediaSource } from '../media/check.ts';
import { incomingFolder, MediaFolder } from '../media/folder.ts';
import { moveMedia } from '../media/move.ts';
import type { MovedFile } from '../media/move.ts';
import { mediaStorage } from '../media/open-storage.ts';
import { readSettings, SettingsError } from '../config.ts';
import type { Settings } from '../config.ts';
import { isUnavailable } from '../lib/files.ts';
import { fail, readCommandLine, refuse } from './command-line.ts';
import { hasUsers, withStore } from './store.ts';

const USAGE = `Usage: npm run media -- --check             lists files that no attachment has, and missing ones
       npm run media -- --check --remove    removes the files that no attachment has
       npm run media -- --move --to s3      copies the files in DATA_DIR/uploads to MEDIA_URL
       npm run media -- --move --to disk    copies the files at MEDIA_URL to DATA_DIR/uploads
       npm run media -- --move --to … --remove    removes the files that were copied from their old place

The site is that of DATABASE_URL or DATA_DIR; its files are those at MEDIA_URL or in DATA_DIR/uploads. Files
that were put there by hand belong to no attachment either. Files of an upload that may still be running stay
for ten minutes. A move compares size and SHA-256 of each file, and continues where an earlier one ended.
Exit status 0: files and attachments agree, or all files are moved; 1: they differ; 2: a mistake in the command.`;

async function main(): Promise<void> {
  const options = {
    check: { type: 'boolean', default: false },
    remove: { type: 'boolean', default: false },
    move: { type: 'boolean', default: false },
    to: { type: 'string' },
  } as const;
  const read = readCommandLine({ usage: USAGE, options });
  if (read === null) return;
  const { check: isChecking, move: isMoving, remove: isRemoving, to } = read.values;
  if (isChecking === isMoving) return void refuse(USAGE, 'Choose --check or --move.');
  if (isMoving && to !== 's3' && to !== 'disk')
    return void refuse(USAGE, 'Choose the destination: --to s3 or --to disk.');
  const settings = readSettings(process.env);
  if (settings instanceof SettingsError) return fail(settings.message);
  const problem = await mediaStorage(settings).problem();
  if (problem !== null) return fail(problem);
  if (isMoving) return move(settings, to === 's3', isRemoving);
  await withStore(async (store) => {
    // With a wrong DATA_DIR or DATABASE_URL every file would be an orphan.
    if (!(await hasUsers(store))) return fail(`there is no site at ${store.address}`);
    await check({ store, media: mediaStorage(settings), token: settings.token }, isRemoving);
  }, settings);
}

async function move(settings: Settings, isToBucket: boolean, isRemoving: boolean): Promise<void> {
  if (settings.bucket === null) return fail('MEDIA_URL is not set');
  const disk = MediaFolder.of(settings);
  const bucket = mediaStorage(settings);
  const [from, to] = isToBucket ? [disk, bucket] : [bucket, disk];
  const counts = { copied: 0, present: 0, differs: 0, failed: 0 };
  const onFile = (file: string, result: MovedFile): void => {
    counts[result] += 1;
    if (result !== 'present') process.stdout.write(`${result.padEnd(9)}  ${file}\n`);
  };
  await moveMedia({ from, to, isRemoving, incoming: incomingFolder(settings), onFile });
  const { copied, present, differs, failed } = counts;
  process.stdout.write(
    `${counted(copied, 'file')} copied, ${present} there before, ${differs} different, ${failed} failed.\n`,
  );
  if (differs + failed > 0) process.exitCode = 1;
}

async function check(source: MediaSource, isRemoving: boolean): Promise<void> {
  const report = await checkMedia(source);
  const { orphans, unpublished, missing } = report;
  const removed = isRemoving ? await removeOrphans(source, report, Date.now()) : [];
  process.stdout.write(linesOf(report, new Set(removed), isRemoving).join(''));
  const left = orphans.length - removed.length + (isRemoving ? 0 : unpublished.length);
  if (left + missing.length > 0) process.exitCode = 1;
}

function linesOf(
  { orphans, unpublished, missing }: MediaReport,
  removed: ReadonlySet<string>,
  isRemoving: boolean,
): string[] {
  return [
    ...orphans.map((path) => `${removed.has(path) ? 'removed' : 'orphan '}    ${path}\n`),
    ...unpublished.map((file) => `${isRemoving ? 'published' : 'hidden   '}  ${file}\n`),
    ...missing.map(({ file, attachment }) => `missing    ${file} (attachment ${attachment})\n`),
    `${counted(orphans.length, 'file')} without an attachment, ${removed.size} removed; ` +
      `${counted(missing.length, 'file')} missing.\n`,
  ];
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

try {
  await main();
} catch (error) {
  if (!(error instanceof Error) || !isUnavailable(error)) throw error;
  fail(error.message);
}
