import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SyntaxKind } from 'ts-morph';
import type { ObjectLiteralExpression, SourceFile } from 'ts-morph';
import { normalized } from '../files.ts';
import { prepare } from '../files.ts';
import type { Prepared } from '../files.ts';
import { ignoreNotFound } from '../errors.ts';
import { UserFacingError } from '../errors.ts';
import { formatMembers, formatterFor } from './format.ts';
import type { Format } from './format.ts';
import { parse } from '../typescript.ts';
import type { AppendMembers, HandlerChange } from './plan.ts';
import { indented } from './stub-text.ts';

/**
 * Prepares the missing handler files, and adds missing members to existing ones; nothing else in them changes. New code follows the
 * prettier configuration of the project. A file that was saved since the run read it is not changed: the run ends with an error.
 */
export async function* preparedStubs(
  root: string,
  changes: readonly HandlerChange[],
): AsyncIterable<Prepared> {
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
  const literal = file
    .getVariableDeclarationOrThrow(change.constant)
    .getInitializerIfKindOrThrow(SyntaxKind.ObjectLiteralExpression);
  const members = change.members.map((member) => member.text);
  append(file, literal, await formatMembers(members, format));
  await addImports(file, change, format);
  const completed = file.getFullText();
  return isCrlf ? completed.replaceAll('\n', '\r\n') : completed;
}

function append(file: SourceFile, literal: ObjectLiteralExpression, members: string): void {
  const text = file.getFullText();
  const last = literal.getProperties().at(-1);
  const brace = literal.getEnd() - 1;
  const outer = indentationAt(text, literal.getStart());
  const isOneLine = !text.slice(literal.getStart(), brace).includes('\n');
  const inner = last && !isOneLine ? indentationAt(text, last.getStart()) : `${outer}  `;

  // Members of several lines stand apart, as in the files that `generate` creates.
  const first = last && !isOneLine && members.includes('{\n') ? '\n\n' : '\n';

  const lastEnd = last?.getEnd() ?? literal.getStart() + 1;
  const contentEnd = endOfContent(text, brace);
  const between = text.slice(lastEnd, contentEnd);
  const comma = last && !hasComma(between) ? ',' : '';
  const end = isOneLine ? brace : contentEnd;
  const closing = isOneLine ? `\n${outer}` : '';
  file.replaceText([lastEnd, end], comma + between + first + indented(members, inner) + closing);
}

/** Where the last comment or member before the brace ends. */
function endOfContent(text: string, brace: number): number {
  return text.slice(0, brace).trimEnd().length;
}

/** Whether a comma follows, comments left out. */
function hasComma(text: string): boolean {
  return text.replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, '').includes(',');
}

/** The blanks that the line of `position` begins with. */
function indentationAt(text: string, position: number): string {
  const line = text.slice(text.lastIndexOf('\n', position - 1) + 1, position);
  return /^[ \t]*/.exec(line)?.[0] ?? '';
}

async function addImports(
  file: SourceFile,
  { imports }: AppendMembers,
  format: Format,
): Promise<void> {
  const formatted = async (statement: string): Promise<string> =>
    (await format(statement)).trimEnd().replaceAll('\r\n', '\n');
  for (const { module, names } of imports) {
    const path = module.slice(1, -1);
    const there = file
      .getImportDeclarations()
      .find((other) => other.getModuleSpecifierValue() === path && !other.isTypeOnly());
    const known = there?.getNamedImports().map((name) => name.getName()) ?? [];
    const missing = names.filter((name) => !known.includes(name));
    if (missing.length === 0) continue;
    if (there) {
      there.addNamedImports(missing);
      there.replaceWithText(await formatted(there.getText()));
    } else insertImport(file, await formatted(`import { ${missing.join(', ')} } from ${module};`));
  }
}

function insertImport(file: SourceFile, statement: string): void {
  const last = file.getImportDeclarations().at(-1);
  if (last) file.insertText(last.getEnd(), `\n${statement}`);
  else file.insertText(0, `${statement}\n\n`);
}
