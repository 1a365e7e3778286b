import { format } from 'oxfmt';
import type { FormatConfig } from 'oxfmt';
import { UserFacingError } from '../errors.ts';

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

/** Returns a TypeScript file in the style of generated code, which equals prettier's output. */
export async function formatCode(path: string, text: string): Promise<string> {
  const { code, errors } = await runFormatter(text);
  const [error] = errors;
  if (error) throw new Error(`format: ${path} is not TypeScript: ${error.message}`);
  return code;
}

async function runFormatter(text: string): ReturnType<typeof format> {
  try {
    return await format('generated.ts', text, style);
  } catch (cause) {
    // It returns the errors of a text; it throws if its native part cannot be loaded.
    throw new UserFacingError(
      `oxfmt, which formats generated code, cannot be loaded on ${process.platform} ${process.arch}: ` +
        'either it has no build for this machine, or its optional dependency @oxfmt/binding-* is not installed.',
      { cause },
    );
  }
}
