import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Script } from 'node:vm';
import { digestOf } from '../digest.ts';
import { writeAtomically } from '../output/write-atomically.ts';
import { generatorFolder } from '../place.ts';
import { letGarbageGrow } from './engine.ts';
import type { runGenerate } from './generate.ts';
import { cachePath, toolId } from '../quick/record.ts';

/** What the build makes of all that is not needed to see that nothing has changed: one script. */
export const REST = 'command.cjs';

/** The part of the command that makes something. */
export interface Rest {
  readonly runGenerate: typeof runGenerate;
  /** Keeps what the engine has compiled of it for the next runs on the project. */
  readonly keep: () => void;
}

export async function loadRest(root: string): Promise<Rest> {
  const path = join(generatorFolder, REST);
  const { runGenerate, keep } = existsSync(path)
    ? loadScript(path, cachePath(root, 'code.bin'))
    : { ...(await import('./generate.ts')), keep: () => undefined };
  // Collecting it earlier takes 35 MiB less where five hundred resources are made, and time where nearly all is known.
  const isKnown = existsSync(cachePath(root, 'memory') ?? '');
  letGarbageGrow(isKnown ? 'by itself' : 40);
  return {
    runGenerate,
    keep: () => {
      // Who generates once and from nothing, as CI does, has no next run to spare time for.
      if (!isKnown) return;
      // Code that was compiled with other settings is not taken.
      letGarbageGrow('by itself');
      keep();
    },
  };
}

function loadScript(path: string, cache: string | null): Rest {
  const known = readCode(cache);
  const script = new Script(`(function (${parameters}) {${readFileSync(path, 'latin1')}\n})`, {
    filename: path,
    ...(known && { cachedData: known.code }),
  });
  const module = { exports: {} };
  // It is of the form that `parameters` says.
  const start = script.runInThisContext() as (...values: readonly unknown[]) => void;
  const importModule = (specifier: string) => import(/* @vite-ignore */ specifier);
  const url = pathToFileURL(path).href;
  start(module, module.exports, createRequire(path), dirname(path), path, url, importModule);
  const runs = known && script.cachedDataRejected !== true ? known.runs + 1 : 1;
  return {
    ...(module.exports as Pick<Rest, 'runGenerate'>), // what the build made of the module
    keep: () => {
      if (cache !== null && runs <= MOST_RUNS) writeCode(cache, runs, script.createCachedData());
    },
  };
}

const parameters = 'module, exports, require, __dirname, __filename, moduleUrl, importModule';

/** A function is compiled when it is first called: not every run calls the same. */
const MOST_RUNS = 3;

interface Code {
  readonly runs: number;
  readonly code: Buffer;
}

/** What was kept by the same build, as it was written: the engine trusts it. */
function readCode(path: string | null): Code | null {
  if (path === null || !existsSync(path)) return null;
  const bytes = readFileSync(path);
  const code = bytes.subarray(HEAD);
  const [tool, digest, runs] = bytes.toString('latin1', 0, HEAD).trimEnd().split(' ');
  return tool === toolId() && digest === digestOf(code) ? { runs: Number(runs), code } : null;
}

function writeCode(path: string, runs: number, code: Buffer): void {
  const head = [toolId(), digestOf(code), runs].join(' ').padEnd(HEAD);
  writeAtomically(path, Buffer.concat([Buffer.from(head), code]));
}

/** Room for what tells one from another. */
const HEAD = 128;
