import '../lib/native-modules.ts';
import { checkMedia, removeOrphans } from '../media/check.ts';
import type { MediaReport, MediaSource } from '../media/check.ts';
import { MediaFolder } from '../media/folder.ts';
import { readSettings, SettingsError } from '../config.ts';
import { openStore, StoreError } from '../store/index.ts';
import { fail, readCommandLine, refuse } from './command-line.ts';

const USAGE = `Usage: npm run media -- --check             lists files that no attachment has, and missing ones
       npm run media -- --check --remove    removes the files that no attachment has

The site is that of DATABASE_URL or DATA_DIR; its files are those in DATA_DIR/uploads. Files that were put
there by hand belong to no attachment either. Files of an upload that may still be running stay for ten
minutes. Exit status 0: files and attachments agree, 1: they differ, 2: a mistake in the command.`;

async function main(): Promise<void> {
  const options = {
    check: { type: 'boolean', default: false },
    remove: { type: 'boolean', default: false },
  } as const;
  const read = readCommandLine({ usage: USAGE, options });
  if (read === null) return;
  if (!read.values.check) return void refuse(USAGE, 'Say what to do: --check.');
  const settings = readSettings(process.env);
  if (settings instanceof SettingsError) return fail(settings.message);
  const store = await openStore(settings);
  if (store instanceof StoreError) return fail(store.message);
  try {
    // With a mistake in DATA_DIR or DATABASE_URL every file would be one too many.
    if ((await store.users.find({ limit: 0 })).total === 0)
      return fail(`there is no site at ${store.address}`);
    await check(
      { store, media: MediaFolder.of(settings), token: settings.token },
      read.values.remove,
    );
  } finally {
    await store.close();
  }
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

await main();
