import { format } from 'oxfmt';
import type { FormatConfig } from 'oxfmt';
import type { File } from '../emit/index.ts';
import { grouped, textOf } from '../emit/portions.ts';
import { Unable } from '../unable.ts';

/** Said in full, so that neither another version nor a setting of the machine has a say. */
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

/**
 * Files of TypeScript as they are to be read, in their order. Short ones are formatted together: a call of the formatter takes longer
 * than what it does with a short text.
 */
export async function formatFiles(files: readonly File[]): Promise<readonly string[]> {
  const snippets = files.map(snippetsOf);
  const formatted: string[] = [];
  for (const group of grouped(snippets.flat(), ({ text }) => text.length))
    formatted.push(...(await formatTogether(group)));
  const rest = formatted.values();
  return snippets.map((own) => own.map((each) => placed(each, rest.next().value ?? '')).join(''));
}

/** A portion that is TypeScript by itself. */
interface Snippet {
  readonly path: string;
  readonly text: string;
  /** Whether braces were put around it, as it begins within a block or ends in one. */
  readonly isWithin: boolean;
  readonly isOpen: boolean;
  /** An empty line between two portions is one that the formatter does not see. */
  readonly behind: '' | '\n';
}

function snippetsOf([path, ...portions]: File): readonly Snippet[] {
  return portions.map((portion, at): Snippet => {
    const before = portions[at - 1];
    const isWithin = before !== undefined && typeof before !== 'string';
    const isOpen = typeof portion !== 'string';
    const own = textOf(portion);
    const text = (isWithin ? OPENING : '') + own + (isOpen ? CLOSING : '');
    const isApart = own.endsWith('\n\n') && at < portions.length - 1;
    return { path, text, isWithin, isOpen, behind: isApart ? '\n' : '' };
  });
}

function placed({ isWithin, isOpen, behind }: Snippet, formatted: string): string {
  const start = isWithin ? OPENING.length : 0;
  return formatted.slice(start, isOpen ? -CLOSING.length : undefined) + behind;
}

const OPENING = '{\n';
const CLOSING = '}\n';

async function formatTogether(snippets: readonly Snippet[]): Promise<readonly string[]> {
  const paths = snippets.map(({ path }) => path).join(', ');
  const whole = snippets.map(({ text }) => text).join(`\n${BETWEEN}`);
  const { code, errors } = await inTurn(() => native(whole));
  const [error] = errors;
  if (error) throw new Error(`format: ${paths} are not TypeScript: ${error.message}`);
  const texts = code.split(AROUND);
  if (texts.length !== snippets.length) throw new Error(`format: ${paths} cannot be told apart`);
  return texts.map((text) => (text === '' || text.endsWith('\n') ? text : `${text}\n`));
}

/** Stands between two of them, and nowhere in what is printed. */
const BETWEEN = '/* - */\n';
const AROUND = /\n*\/\* - \*\/\n+/;

/** One after the other: while one is formatted the next is printed, and a thread more would keep room of its own. */
function inTurn<T>(run: () => Promise<T>): Promise<T> {
  const turn = last.then(run);
  // Who has asked for it is told what went wrong.
  last = turn.then(nothing, nothing);
  return turn;
}

let last: Promise<void> = Promise.resolve();
const nothing = (): void => undefined;

async function native(text: string): ReturnType<typeof format> {
  try {
    return await format('snippets.ts', text, style);
  } catch (cause) {
    // It gives what is wrong with a text; it throws where its compiled part cannot be loaded.
    throw new Unable(
      `oxfmt, which formats what is generated, cannot be loaded on ${process.platform} ${process.arch}: ` +
        'either it has no build for this machine, or its optional dependency @oxfmt/binding-* is not installed.',
      { cause },
    );
  }
}
