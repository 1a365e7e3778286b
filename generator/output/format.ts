import { format } from 'oxfmt';
import type { FormatConfig } from 'oxfmt';
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

// Its compiled part, which is loaded with the first text, gives memory back as soon as a text is formatted, rather than
// keep what the largest of each of its threads took: 80 MiB with thousands of files.
process.env['MIMALLOC_PURGE_DELAY'] ??= '0';

/** TypeScript as it is to be read. Of several portions all but the first and the last are statements of one block. */
export async function formatCode(path: string, ...portions: readonly string[]): Promise<string> {
  const formatted: string[] = [];
  const last = portions.length - 1;
  for (const [at, portion] of portions.entries()) {
    const whole = `${at > 0 ? '{\n' : ''}${portion}${at < last ? '}\n' : ''}`;
    const text = await formatWhole(path, whole);
    formatted.push(text.slice(at > 0 ? '{\n'.length : 0, at < last ? -'}\n'.length : undefined));
  }
  return formatted.join('\n');
}

async function formatWhole(path: string, text: string): Promise<string> {
  const { code, errors } = await native(path, text);
  const [error] = errors;
  if (error) throw new Error(`format: ${path} is not TypeScript: ${error.message}`);
  return code;
}

async function native(path: string, text: string): ReturnType<typeof format> {
  try {
    return await format(path, text, style);
  } catch (cause) {
    // It gives what is wrong with a text; it throws where its compiled part cannot be loaded.
    throw new Unable(
      `oxfmt, which formats what is generated, cannot be loaded on ${process.platform} ${process.arch}: ` +
        'either it has no build for this machine, or its optional dependency @oxfmt/binding-* is not installed.',
      { cause },
    );
  }
}
