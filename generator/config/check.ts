import { asAWhole, diagnose, firstLine } from '../diagnostics/diagnostic.ts';
import type { Diagnostic, Span, TextFile } from '../diagnostics/diagnostic.ts';
import { hint } from '../diagnostics/hint.ts';
import { importExtensions, int64s, parts } from './settings.ts';
import type { Config, Settings } from './settings.ts';

/** Returns the problem of a value, or `null` if it is valid. */
type Check = (value: unknown) => string | null;

/** A folder of the project: a relative path with slashes, without one at either end. */
const isFolder: Check = (value) => {
  if (typeof value !== 'string' || value === '') return 'is not the path of a folder';
  if (isBelowRoot(value)) return null;
  const plain = value.replace(/^(?:\.\/+)+/, '').replace(/\/+$/, '');
  return isBelowRoot(plain) ? `must be written as ${shown(plain)}` : 'is outside the project';
};

function isBelowRoot(path: string): boolean {
  const segments = path.split('/');
  return !path.includes('\\') && segments.every((segment) => !['', '.', '..'].includes(segment));
}

const PACKAGE = /^(?:\.{1,2}\/)?(?:@[\w.-]+\/)?[\w.-]+(?:\/[\w.-]+)*$/;

const members: { readonly [K in keyof Config]-?: Check } = {
  schemas: isFolder,
  out: isFolder,
  handlers: isFolder,
  runtime: (value) =>
    typeof value === 'string' && PACKAGE.test(value) ? null : 'is neither a package nor a folder',
  parts: (value) =>
    isListOf(value, (part) => includes(parts, part)) && value.length > 0
      ? null
      : `is not a list of ${parts.join(', ')}`,
  importExtension: isOneOf(importExtensions),
  int64: isOneOf(int64s),
  bases: (value) =>
    isListOf(value, (name) => typeof name === 'string') ? null : 'is not a list of names',
  emitters: (value) => {
    if (!isListOf(value, isEmitter))
      return 'is not a list of objects with a name of letters, digits and - and a function emit';
    const names = value.map(({ name }) => name);
    return new Set(names).size === names.length ? null : 'has two emitters of one name';
  },
};

function isEmitter(value: unknown): value is { readonly name: string } {
  if (typeof value !== 'object' || value === null) return false;
  const { name, emit } = { name: undefined, emit: undefined, ...value };
  return /^[\w-]+$/.test(String(name)) && typeof emit === 'function';
}

function isListOf<T>(value: unknown, is: (item: unknown) => item is T): value is readonly T[] {
  return Array.isArray(value) && value.every(is);
}

function isOneOf(values: readonly string[]): Check {
  return (value) => (includes(values, value) ? null : `is not one of ${values.join(', ')}`);
}

function includes<T>(list: readonly T[], value: unknown): value is T {
  return (list as readonly unknown[]).includes(value);
}

/** Checks the default export of a configuration file. */
export function checkConfig(value: unknown, file: TextFile): Diagnostic[] {
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return Object.entries(value).flatMap(([name, member]) =>
      checkMember(name, member, positionOf(name, file)),
    );
  const problem = 'it does not export an object';
  return [diagnose('config/unreadable', firstLine(file), { problem })];
}

/** Checks the options of the command line. */
export function checkGiven(given: Config): Diagnostic[] {
  return Object.entries(given).flatMap(([name, value]) => checkMember(name, value, commandLine));
}

/** Checks that no folder of the user overlaps with `out`. `file` is the configuration file, if there is one. */
export function checkTogether(
  { out, schemas, handlers, parts }: Settings,
  given: Config,
  file: TextFile | null,
): Diagnostic[] {
  const folders = { schemas, ...(parts.includes('server') && { handlers }) };
  return Object.entries(folders).flatMap(([name, folder]) => {
    const relation = overlap(out, folder);
    if (relation === null) return [];
    const isGiven = 'out' in given || name in given;
    const span = isGiven || file === null ? commandLine : positionOf('out', file);
    const values = { name: 'out', value: shown(out), problem: `${relation} "${name}"` };
    return [diagnose('config/bad-value', span, values)];
  });
}

function overlap(out: string, folder: string): string | null {
  if (out === folder) return 'is the same folder as';
  if (out.startsWith(`${folder}/`)) return 'is inside the folder of';
  return folder.startsWith(`${out}/`) ? 'contains the folder of' : null;
}

const commandLine = asAWhole('command line');

function checkMember(name: string, value: unknown, span: Span): Diagnostic[] {
  const check = Object.entries(members).find(([known]) => known === name)?.[1];
  if (!check) return [diagnose('config/unknown-member', span, { name, hint: similarMember(name) })];
  const problem = value === undefined ? null : check(value);
  if (problem === null) return [];
  return [diagnose('config/bad-value', span, { name, value: shown(value), problem })];
}

/** Also suggests "out" for `output`, which has more letters than a typing mistake. */
function similarMember(name: string): string {
  const known = Object.keys(members);
  const similar = known.find((each) => each.slice(0, 3) === name.slice(0, 3).toLowerCase());
  return hint(name, known) || (similar === undefined ? '' : hint(similar, [similar]));
}

/** Returns the first occurrence of a member's name; the value itself may come from anywhere. */
export function positionOf(name: string, file: TextFile): Span {
  const word = new RegExp(`(?<![\\w$])${name.replaceAll(/\W/g, '\\$&')}(?![\\w$])`);
  const found = word.exec(file.text);
  return found ? { file, start: found.index, end: found.index + name.length } : firstLine(file);
}

function shown(value: unknown): string {
  return JSON.stringify(value) ?? String(value);
}
