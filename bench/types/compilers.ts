import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { costByScript, costByTool } from './check.ts';
import type { Cost } from './check.ts';
import { openInTsserver } from './editors/tsserver.ts';
import { openOverProtocol } from './editors/protocol.ts';
import type { Editor } from './editors/editor.ts';

/** A version of TypeScript, with which programs are checked and completed. */
export interface Compiler {
  readonly version: string;
  /** Checks the program of a configuration file; `null` if that takes too long. */
  readonly costOf: (config: string) => Cost | null;
  /** The factor for the number of rounds: higher for short times on the clock. */
  readonly repeats: number;
  readonly openEditor: () => Promise<Editor>;
}

const root = resolve(import.meta.dirname, '../..');
const places = [
  'bench/node_modules/typescript',
  'node_modules/typescript',
  'bench/node_modules/typescript7',
];

/** Returns the installed compilers, the newest first. */
export async function compilers(): Promise<Compiler[]> {
  const found = new Map<string, Compiler>();
  for (const place of places.map((path) => join(root, path)).filter((path) => existsSync(path))) {
    const { version } = JSON.parse(readFileSync(join(place, 'package.json'), 'utf8')) as {
      readonly version: string;
    };
    found.set(
      version,
      Number.parseInt(version) < 7 ? scripted(version, place) : await native(version, place),
    );
  }
  return [...found.values()].sort((a, b) => b.version.localeCompare(a.version));
}

/** A compiler that runs in Node. */
function scripted(version: string, place: string): Compiler {
  return {
    version,
    costOf: (config) => costByScript(join(place, 'lib/typescript.js'), config),
    repeats: 1,
    openEditor: () => Promise.resolve(openInTsserver(join(place, 'lib/tsserver.js'))),
  };
}

/** A compiler that is a separate program, whose path its package contains. */
async function native(version: string, place: string): Promise<Compiler> {
  const module = (await import(pathToFileURL(join(place, 'lib/getExePath.js')).href)) as {
    readonly default: () => string; // as lib/getExePath.d.ts declares it
  };
  const tool = module.default();
  return {
    version,
    costOf: (config) => costByTool(tool, config),
    repeats: 5,
    openEditor: () => openOverProtocol(tool),
  };
}
