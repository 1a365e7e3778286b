import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import type { Options } from 'prettier';
import { UserFacingError } from '../errors.ts';

/** The style of generated code, for projects without a prettier configuration. */
const standardStyle: Options = { singleQuote: true, printWidth: 100 };

/** Formats a part of a handler file. */
export type Format = (text: string) => Promise<string>;

/**
 * Returns a formatter for the handler file at `path` below `root`, with the prettier configuration (or .editorconfig) that applies to it.
 * Throws a `UserFacingError` if the configuration cannot be used.
 */
export async function formatterFor(root: string, path: string): Promise<Format> {
  const filepath = join(root, path);
  const style = await orExplain(path, () => resolveConfig(filepath, { editorconfig: true }));
  // `babel-ts` prints what `typescript` prints in half of the time.
  const options: Options = { parser: 'babel-ts', ...(style ?? standardStyle), filepath };
  return (text) => orExplain(path, () => format(text, options));
}

/** Formats members of an object literal. The result stands at the margin. */
export async function formatMembers(members: readonly string[], format: Format): Promise<string> {
  const apart = members.some((member) => member.includes('\n')) ? '\n\n' : '\n';
  // The comments keep a style with `objectWrap: 'collapse'` from putting the literal on one line.
  const text = await format(`const all = {\n//\n${members.join(apart)}\n//\n};`);
  const lines = text.trim().replaceAll('\r\n', '\n').split('\n').slice(2, -2);
  const indentation = /^[ \t]*/.exec(lines[0] ?? '')?.[0] ?? '';
  return lines.map((line) => line.slice(indentation.length)).join('\n');
}

async function orExplain<T>(path: string, action: () => Promise<T>): Promise<T> {
  try {
    return await action();
  } catch (error) {
    // A syntax error of the text is a bug; anything else comes from the configuration or one of its plugins.
    if (!(error instanceof Error) || (error.name === 'SyntaxError' && 'loc' in error)) throw error;
    throw new UserFacingError(
      `prettier cannot use its configuration for ${path}: ${error.message}`,
      {
        cause: error,
      },
    );
  }
}
