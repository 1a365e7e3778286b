import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import type { ObjectLiteralExpression, SourceFile } from 'ts-morph';
import { groupBy } from '../collections.ts';
import { ignoreNotFound, UserFacingError } from '../errors.ts';
import { normalized, prepare } from '../files.ts';
import { parse } from '../typescript.ts';
import { handlersIn } from './handler-file.ts';
import type { AppendMembers, HandlerChange } from './plan.ts';
import { indented } from './stub-text.ts';
import type { StubMember } from './stub-text.ts';

/**
 * Prepares the missing handler files, and adds missing members to existing ones; nothing else in them changes. New code follows the
 * prettier configuration of the project. A file that was saved since the run read it is not changed: the run ends with an error.
 */
export async function* preparedStubs(root: string, changes: readonly HandlerChange[]) {
  for (const change of changes) {
    const path = join(root, change.path);
    const before = textAtPath(path);
    const isAsPlanned = (before === null ? null : normalized(before)) === change.before;
    const format = await formatterFor(root, change.path);
    const text =
      change.kind === 'create'
        ? await format(change.text)
        : await complete(before ?? '', change, format);
    // Completing a file takes long enough for an editor to save it meanwhile.
    if (!isAsPlanned || textAtPath(path) !== before)
      throw new UserFacingError(
        `${change.path} has changed since it was read. Run generate again.`,
      );
    yield prepare(path, text);
  }
}

function textAtPath(path: string): string | null {
  return ignoreNotFound(() => readFileSync(path, 'utf8')) ?? null;
}

/** Returns the text of a handler file with the members of a change added. */
async function complete(text: string, change: AppendMembers, format: Format): Promise<string> {
  // ts-morph writes line feeds; a file that has CRLF throughout keeps it.
  const isCrlf = text.includes('\r\n') && !/[^\r]\n/.test(text);
  const file = parse({ path: change.path, text: isCrlf ? text.replaceAll('\r\n', '\n') : text });
  const literal = handlersIn(file, change.constant, change.type)?.literal;
  if (!literal) throw new Error(`handlers: no object of type ${change.type} in ${change.path}`);
  const members = change.members.map((member) => member.text);
  append(file, literal, await formatMembers(members, format));
  await addImports(file, change.members, format);
  const completed = file.getFullText();
  return isCrlf ? completed.replaceAll('\n', '\r\n') : completed;
}

/** Appends members after the last one, or between the braces; the rest of the text does not change. */
function append(file: SourceFile, literal: ObjectLiteralExpression, members: string): void {
  const text = file.getFullText();
  const last = literal.getProperties().at(-1);
  const brace = literal.getEnd() - 1;
  const outer = indentationAt(text, literal.getStart());
  const isOneLine = !text.slice(literal.getStart(), brace).includes('\n');
  const inner = last && !isOneLine ? indentationAt(text, last.getStart()) : `${outer}  `;

  // Members of several lines are separated by an empty line, as in the files that `generate` creates.
  const first = last && !isOneLine && members.includes('{\n') ? '\n\n' : '\n';

  const lastEnd = last?.getEnd() ?? literal.getStart() + 1;
  const contentEnd = text.slice(0, brace).trimEnd().length;
  const between = text.slice(lastEnd, contentEnd);
  const withoutComments = between.replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, '');
  const comma = last && !withoutComments.includes(',') ? ',' : '';
  const end = isOneLine ? brace : contentEnd;
  const closing = isOneLine ? `\n${outer}` : '';
  file.replaceText([lastEnd, end], comma + between + first + indented(members, inner) + closing);
}

function indentationAt(text: string, position: number): string {
  const line = text.slice(text.lastIndexOf('\n', position - 1) + 1, position);
  return /^[ \t]*/.exec(line)?.[0] ?? '';
}

async function addImports(file: SourceFile, members: readonly StubMember[], format: Format) {
  const formatted = async (statement: string): Promise<string> =>
    (await format(statement)).trimEnd().replaceAll('\r\n', '\n');
  for (const [module, group] of groupBy(members, (member) => member.module)) {
    const names = new Set(group.flatMap((member) => member.names));
    const path = module.slice(1, -1);
    const all = file.getImportDeclarations();
    const there = all.find(
      (other) => other.getModuleSpecifierValue() === path && !other.isTypeOnly(),
    );
    const known = there?.getNamedImports().map((name) => name.getName()) ?? [];
    const missing = [...names].filter((name) => !known.includes(name)).sort();
    if (missing.length === 0) continue;
    if (there) {
      there.addNamedImports(missing);
      there.replaceWithText(await formatted(there.getText()));
      continue;
    }
    const statement = await formatted(`import { ${missing.join(', ')} } from ${module};`);
    const last = all.at(-1);
    if (last) file.insertText(last.getEnd(), `\n${statement}`);
    else file.insertText(0, `${statement}\n\n`);
  }
}

type Format = (text: string) => Promise<string>;

/**
 * Returns a formatter for the handler file at `path` below `root`, with the prettier configuration (or .editorconfig) that applies to it,
 * or the style of generated code. Throws a `UserFacingError` if the configuration cannot be used.
 */
async function formatterFor(root: string, path: string): Promise<Format> {
  const filepath = join(root, path);
  const style = await orExplain(path, () => resolveConfig(filepath, { editorconfig: true }));
  // `babel-ts` prints what `typescript` prints in half of the time.
  const options = { parser: 'babel-ts', ...(style ?? { singleQuote: true, printWidth: 100 }) };
  return (text) => orExplain(path, () => format(text, { ...options, filepath }));
}

/** Formats members of an object literal. The result is not indented. */
async function formatMembers(members: readonly string[], format: Format): Promise<string> {
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
  } catch (cause) {
    // A syntax error of the text is a bug; anything else comes from the configuration or one of its plugins.
    if (!(cause instanceof Error) || (cause.name === 'SyntaxError' && 'loc' in cause)) throw cause;
    const problem = `prettier cannot use its configuration for ${path}: ${cause.message}`;
    throw new UserFacingError(problem, { cause });
  }
}
