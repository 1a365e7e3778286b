import { join } from 'node:path';
import { configNames } from '../config/names.ts';
import type { Settings } from '../config/settings.ts';
import { isHidden } from '../quick/files.ts';

/** Whether the watcher has to look at a path. Files of the folder that the tool owns are seen from their folders. */
export function isOfInterest(path: string, folders: Settings, isFile: boolean): boolean {
  if (isRead(path, folders) || folders.out.startsWith(`${path}/`)) return true;
  return isOwned(path, folders) && !isFile;
}

/** Whether the same is to be watched for both. */
export function areSameFolders(some: Settings, others: Settings): boolean {
  const { schemas, handlers, out } = others;
  return some.schemas === schemas && some.handlers === handlers && some.out === out;
}

/** Whether runs read what is there. The folder itself counts, so that one that is gone and comes again is seen. */
export function isRead(path: string, { schemas, handlers }: Settings): boolean {
  if (path === '' || configNames.includes(path)) return true;
  return [schemas, handlers].some(
    (folder) => path === folder || isInside(path, folder) || folder.startsWith(`${path}/`),
  );
}

/** Whether it is the tool that writes there. */
export function isOwned(path: string, { out }: Settings): boolean {
  return path === out || isInside(path, out);
}

function isInside(path: string, folder: string): boolean {
  if (!path.startsWith(`${folder}/`)) return false;
  return !path
    .slice(folder.length + 1)
    .split('/')
    .some(isHidden);
}

/** The path that the system tells something of, by its folder. */
export function toldPath(name: unknown, told: unknown): string | null {
  if (typeof name !== 'string' || typeof told !== 'object' || told === null) return null;
  return 'watchedPath' in told ? join(String(told.watchedPath), name) : null;
}
