import { format } from 'oxfmt';
import type { FormatConfig } from 'oxfmt';
import type { Memo } from '../collections.ts';
import { digestOf } from '../files.ts';
import type { File } from '../emit/index.ts';
import { UserFacingError } from '../errors.ts';
import { withChecksum } from './checksum.ts';

/** A generated file as it has to be on disk. */
interface Planned {
  readonly hash: string;
  readonly text: () => Promise<string>;
}

/** Files by their paths from the project's root, sorted by path. */
export type Files = ReadonlyMap<string, Planned>;

/** How many files are formatted at a time; more only take memory. */
const AT_ONCE = 32;

/** Prints and formats every file, and adds the headers. A file with a known digest is printed only if its text is needed. */
export async function planFiles(files: readonly File[], memo: Memo): Promise<Files> {
  const planned: (readonly [path: string, file: Planned])[] = [];
  for (let at = 0; at < files.length; at += AT_ONCE) {
    const some = files.slice(at, at + AT_ONCE).map((file) => planFile(file, memo));
    planned.push(...(await Promise.all(some)));
  }
  return new Map(planned.sort(([a], [b]) => (a < b ? -1 : 1)));
}

async function planFile({ path, source, digest, print }: File, memo: Memo) {
  let finished: Promise<string> | null = null;
  const text = () => (finished ??= finish(path, source, print()));
  const hash = await memo('file', digest, async () => digestOf(await text()));
  return [path, { hash, text }] as const;
}

/** Formats a file and adds its header. */
async function finish(path: string, source: string, printed: string): Promise<string> {
  // JSON and Markdown are printed as they are.
  const formatted = path.endsWith('.ts') ? await formatCode(path, printed) : printed;
  return withChecksum(path, source, formatted);
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
