/** `npm run determinism`: compares what is generated under many circumstances. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { readCommandLine, refuse, wholeNumber } from '../site/tools/command-line.ts';

const usage = `Usage: npm run determinism -- [RUNS]

Generates copies of the project from nothing: RUNS times (20), in other languages and time zones, from files
that were written in another order, below another folder, with CRLF, and by Node 20 and 24. Prints the
SHA-256 of everything that each copy generates. Exit status 1 when any differs.

  -h, --help  show this`;

const root = resolve(import.meta.dirname, '..');
const INPUTS = [
  'schemas',
  'site/handlers',
  'generator',
  'runtime',
  'restloom.config.ts',
  'package.json',
  'tsconfig.json',
];

interface Circumstances {
  readonly name: string;
  readonly env?: { readonly [name: string]: string };
  readonly node?: '20' | '24';
  readonly isShuffled?: boolean;
  readonly hasCrlf?: boolean;
  readonly folder?: string;
}

const OTHERS: readonly Circumstances[] = [
  {
    name: 'German, in Berlin',
    env: { LANG: 'de_DE.UTF-8', LC_ALL: 'de_DE.UTF-8', TZ: 'Europe/Berlin' },
  },
  {
    name: 'Turkish, in Istanbul',
    env: { LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8', TZ: 'Europe/Istanbul' },
  },
  { name: 'no language, in Auckland', env: { LANG: 'C', LC_ALL: 'C', TZ: 'Pacific/Auckland' } },
  { name: 'files in another order', isShuffled: true },
  { name: 'another folder', folder: 'ä folder/with spaces' },
  { name: 'lines that end in CRLF', hasCrlf: true },
  { name: 'Node 20', node: '20' },
  { name: 'Node 24', node: '24' },
];

const command = readCommandLine({ usage, options: {}, operands: [0, 1] });
if (command) {
  const runs = wholeNumber(command.positionals[0] ?? '20');
  if (runs === null) refuse(usage, 'RUNS is a number, as in npm run determinism -- 20.');
  else compare(runs);
}

function compare(runs: number): void {
  const base = mkdtempSync(join(tmpdir(), 'restloom-determinism-'));
  const same = Array.from({ length: runs }, (_, run) => ({ name: `run ${run + 1}` }));
  const all: readonly Circumstances[] = [...same, ...OTHERS];
  const seen = new Map<string, string[]>();
  for (const [index, circumstances] of all.entries()) {
    const digest = digestIn(join(base, circumstances.folder ?? `p${index}`), circumstances);
    seen.set(digest, [...(seen.get(digest) ?? []), circumstances.name]);
    console.log(`${digest.slice(0, 16)}  ${circumstances.name}`);
  }
  rmSync(base, { recursive: true, force: true });
  for (const [digest, names] of seen) console.log(`${digest}  ${names.length} of ${all.length}`);
  process.exitCode = seen.size === 1 ? 0 : 1;
}

/** Generates everything in a fresh copy, and digests paths and bytes of what is there then. */
function digestIn(folder: string, { env = {}, node, isShuffled, hasCrlf }: Circumstances): string {
  const files = INPUTS.flatMap((input) => filesOf(input));
  if (isShuffled) files.reverse();
  for (const file of files) {
    const target = join(folder, file);
    mkdirSync(dirname(target), { recursive: true });
    const isInput = file.startsWith('schemas/');
    if (hasCrlf && isInput)
      writeFileSync(target, readFileSync(join(root, file), 'utf8').replaceAll('\n', '\r\n'));
    else cpSync(join(root, file), target);
  }
  // A link, but for its cache: what an earlier run has kept must not be what is compared.
  mkdirSync(join(folder, 'node_modules'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (!name.startsWith('.'))
      symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));

  const command = ['--import', 'tsx', 'generator/cli.ts'];
  const [program, args] =
    node === undefined ? [process.execPath, command] : ['npx', ['-y', `node@${node}`, ...command]];
  execFileSync(program, args, {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });

  const hash = createHash('sha256');
  const made = readdirSync(join(folder, 'generated'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => path.slice(folder.length))
    .sort();
  for (const path of made)
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(folder, path)))
      .update('\0');
  rmSync(folder, { recursive: true, force: true });
  return hash.digest('hex');
}

function filesOf(input: string): string[] {
  const path = join(root, input);
  if (/\.(?:ts|json)$/.test(input)) return [input];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
}
