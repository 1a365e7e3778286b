import type { Options, Plugin } from 'prettier';
import { format as formatText } from 'prettier/standalone';
import * as babel from 'prettier/plugins/babel';
// The declared type of this plugin hides that it is one.
import * as estree from 'prettier/plugins/estree';

/** Said in full, so that no setting of the machine has a say. */
export const style = {
  arrowParens: 'always',
  bracketSpacing: true,
  endOfLine: 'lf',
  printWidth: 100,
  quoteProps: 'as-needed',
  semi: true,
  singleQuote: true,
  tabWidth: 2,
  trailingComma: 'all',
  useTabs: false,
} as const satisfies Options;

/** The text as it is to be read; the ending of `path` says in which language it is. */
export async function formatFile(path: string, text: string): Promise<string> {
  if (path.endsWith('.md')) return formatMarkdown(text);
  return formatText(text, { ...style, parser: 'babel-ts', plugins: [babel, estree as Plugin] });
}

async function formatMarkdown(text: string): Promise<string> {
  const markdown = await import('prettier/plugins/markdown');
  return formatText(text, { ...style, parser: 'markdown', plugins: [markdown] });
}
