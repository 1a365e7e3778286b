import { format } from 'oxfmt';
import type { FormatConfig } from 'oxfmt';
import { digestOf } from '../files.ts';
import type { Unit } from '../emit/index.ts';
import { UserFacingError } from '../errors.ts';
import { withChecksum } from './checksum.ts';

/** A generated file as it has to be on disk. */
export interface Planned {
  readonly hash: string;
  readonly text: () => Promise<string>;
}

/** Files by their paths from the project's root, sorted by path. */
export type Files = ReadonlyMap<string, Planned>;

/** Returns the digests of the files that a unit had in an earlier run, by path, or calls `make`. */
export type RememberHashes = (unit: Unit, make: () => Promise<Hashes>) => Promise<Hashes>;

export type Hashes = readonly (readonly [path: string, hash: string])[];

/** How many units are formatted at a time; more only take memory. */
const AT_ONCE = 8;

/** Prints and formats every file, and adds the headers. A unit with known digests is printed only if the text of one of its files is needed. */
export async function planFiles(
  units: readonly Unit[],
  remember: RememberHashes = (_unit, make) => make(),
): Promise<Files> {
  const planned: (readonly [path: string, file: Planned])[] = [];
  for (let at = 0; at < units.length; at += AT_ONCE) {
    const some = units.slice(at, at + AT_ONCE).map((unit) => planUnit(unit, remember));
    planned.push(...(await Promise.all(some)).flat());
  }
  return new Map(planned.sort(([a], [b]) => (a < b ? -1 : 1)));
}

async function planUnit(unit: Unit, remember: RememberHashes) {
  let finished: Promise<ReadonlyMap<string, string>> | null = null;
  const finish = () => (finished ??= finishFiles(unit));
  const hashes = await remember(unit, async () =>
    [...(await finish())].map(([path, text]) => [path, digestOf(text)] as const),
  );
  return hashes.map(([path, hash]) => {
    const text = async () => (await finish()).get(path) ?? '';
    return [path, { hash, text }] as const;
  });
}

async function finishFiles({ source, files }: Unit): Promise<ReadonlyMap<string, string>> {
  const finished = files().map(async ([path, text]) => {
    // JSON and Markdown are printed as they are.
    const formatted = path.endsWith('.ts') ? await formatCode(path, text) : text;
    return [path, withChecksum(path, source, formatted)] as const;
  });
  return new Map(await Promise.all(finished));
}

/** Every option is explicit, so the output does not depend on defaults or local configuration. */
const style = {
  arrowParens: 'always',
  bracketSpacing: true,
  embeddedLanguageFormatting: 'off',
  endOfLine: 'lf',
  insertFinalNewline: true,
  objectWrap: 'preserve',
  printWidth: 100,
  quoteProps: 'as-needed',
  semi: true,
  singleQuote: true,
  tabWidth: 2,
  trailingComma: 'all',
  useTabs: false,
} as const satisfies FormatConfig;

/** Formats a generated TypeScript file. The output equals that of prettier. */
export async function formatCode(path: string, text: string): Promise<string> {
  const { code, errors } = await format('generated.ts', text, style).catch((cause: unknown) => {
    // Errors of the text are returned; it throws if its native part cannot be loaded.
    const problem = `oxfmt, which formats generated code, cannot be loaded on ${process.platform} ${process.arch}`;
    const reasons = `it has no build for this platform, or its optional dependency @oxfmt/binding-* is not installed`;
    throw new UserFacingError(`${problem}: ${reasons}.`, { cause });
  });
  const [error] = errors;
  if (error) throw new Error(`format: ${path} is not TypeScript: ${error.message}`);
  return code;
}
