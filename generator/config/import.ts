import { pathToFileURL } from 'node:url';
import type { TextFile } from '../diagnostics/diagnostic.ts';

/** The file does not come to its end. */
export class Unfinished extends Error {}

interface ConfigModule {
  readonly default?: unknown;
}

/** What the file at `path` exports as default. Throws whatever the file throws. */
export async function importConfig(path: string, { text }: TextFile): Promise<unknown> {
  const { exit } = process;
  const waiting = new AbortController();
  process.exit = () => {
    throw new Unfinished('ends the process');
  };
  try {
    const module = await Promise.race([importCode(path, text), endless(waiting.signal)]);
    return module.default;
  } finally {
    process.exit = exit;
    waiting.abort();
  }
}

/** Fails when nothing is left that the file could wait for, or when it takes too long. */
function endless(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const give = () => reject(new Unfinished('waits for something that does not come'));
    const timer = setTimeout(give, LONGEST_MS).unref();
    process.once('beforeExit', give);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      process.off('beforeExit', give);
    });
  });
}

const LONGEST_MS = 20_000;

let imported = 0;

/** Runs the file as it is now: what was imported before is not looked up again. */
async function importCode(path: string, text: string): Promise<ConfigModule> {
  imported += 1;
  const url = `${pathToFileURL(path).href}?${text.length}.${imported}`;
  try {
    // A module is an object of what it exports.
    return (await import(/* @vite-ignore */ url)) as ConfigModule;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code !== 'ERR_UNKNOWN_FILE_EXTENSION') throw error;
    // A Node that does not read TypeScript by itself.
    const { tsImport } = await import('tsx/esm/api');
    return (await tsImport(url, import.meta.url)) as ConfigModule;
  }
}
