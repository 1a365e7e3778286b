import { hint } from '../diagnostics/hint.ts';
import { diagnose } from '../diagnostics/diagnostic.ts';
import type { Diagnostic, TextFile } from '../diagnostics/diagnostic.ts';
import { overlapOf } from './overlap.ts';
import { parts } from './settings.ts';
import type { Config, Settings } from './settings.ts';

/** What a member has to be; a sentence when the value is not that. */
type Kind = (value: unknown) => string | null;

/** A folder of the project: below its root, with slashes, none at either end. */
const isFolder: Kind = (value) => {
  if (typeof value !== 'string' || value === '') return 'is not the path of a folder';
  if (leadsBelow(value)) return null;
  const plain = value.replace(/^(?:\.\/+)+/, '').replace(/\/+$/, '');
  return leadsBelow(plain) ? `must be written as ${shown(plain)}` : 'is outside the project';
};

function leadsBelow(path: string): boolean {
  const parts = path.split('/');
  return !path.includes('\\') && parts.every((part) => !['', '.', '..'].includes(part));
}

const PACKAGE = /^(?:\.{1,2}\/)?(?:@[\w.-]+\/)?[\w.-]+(?:\/[\w.-]+)*$/;

const members: { readonly [K in keyof Config]-?: Kind } = {
  schemas: isFolder,
  out: isFolder,
  handlers: isFolder,
  runtime: (value) =>
    typeof value === 'string' && PACKAGE.test(value) ? null : 'is neither a package nor a folder',
  parts: (value) => {
    const known: readonly unknown[] = parts;
    const isList =
      Array.isArray(value) && value.length > 0 && value.every((one) => known.includes(one));
    return isList ? null : `is not a list of ${parts.join(', ')}`;
  },
};

/** Everything that is wrong with the value that a configuration file exports. */
export function checkConfig(value: unknown, file: TextFile): Diagnostic[] {
  if (!isObject(value)) {
    const span = { file, start: 0, end: firstLine(file) };
    return [diagnose('config/unreadable', span, { problem: 'it does not export an object' })];
  }
  return problems(value, members, file);
}

/** Everything that is wrong with what the command line says. */
export function checkGiven(given: Config): Diagnostic[] {
  return Object.entries(given).flatMap(([name, value]) =>
    problems({ [name]: value }, members, commandLine({ [name]: value })),
  );
}

/** What is wrong with settings of which each is right. `file` is that of the configuration, where there is one. */
export function checkTogether(
  settings: Settings,
  given: Config,
  file: TextFile | null,
): Diagnostic[] {
  const overlap = overlapOf(settings);
  if (overlap === null) return [];
  const isGiven = given.out !== undefined || given[overlap.name] !== undefined;
  const span = placeOf('out', isGiven || file === null ? commandLine(given) : file);
  const values = { name: 'out', value: shown(settings.out), problem: overlap.problem };
  return [diagnose('config/bad-value', span, values)];
}

/** Options as they are typed, for diagnostics to point into. */
function commandLine(given: Config): TextFile {
  const options = Object.entries(given).map(([name, value]) => `--${name} ${String(value)}`);
  return { path: 'command line', text: options.join(' ') };
}

function problems(
  value: { readonly [name: string]: unknown },
  kinds: { readonly [name: string]: Kind },
  file: TextFile,
): Diagnostic[] {
  return Object.entries(value).flatMap(([name, member]) => {
    const span = placeOf(name, file);
    if (!Object.hasOwn(kinds, name)) {
      const values = { name, hint: settingLike(name, Object.keys(kinds)) };
      return [diagnose('config/unknown-member', span, values)];
    }
    const problem = member === undefined ? null : kinds[name]?.(member);
    if (!problem) return [];
    return [diagnose('config/bad-value', span, { name, value: shown(member), problem })];
  });
}

/** ` Did you mean "out"?` for `output` as well: people know how a name begins. */
function settingLike(name: string, known: readonly string[]): string {
  const near = hint(name, known);
  const like = known.find((each) => each.slice(0, 3) === name.slice(0, 3).toLowerCase());
  return near === '' && like !== undefined ? hint(like, [like]) : near;
}

/** Where a member is written: the file is code, and its value may come from anywhere. */
function placeOf(name: string, file: TextFile): Diagnostic['span'] {
  const found = new RegExp(`(?<![\\w$])${name.replaceAll(/\W/g, '\\$&')}(?![\\w$])`).exec(
    file.text,
  );
  if (!found) return { file, start: 0, end: firstLine(file) };
  return { file, start: found.index, end: found.index + name.length };
}

function shown(value: unknown): string {
  return JSON.stringify(value) ?? String(value);
}

function firstLine({ text }: TextFile): number {
  return (text.split('\n')[0] ?? '').length;
}

function isObject(value: unknown): value is { readonly [name: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
