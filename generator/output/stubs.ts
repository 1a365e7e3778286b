import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ObjectLiteralExpression, Project, SourceFile } from 'ts-morph';
import type { AppendMembers, HandlerChange } from '../handlers/plan.ts';
import { indented } from '../handlers/stub-text.ts';
import { ChangedMeanwhile, normalized } from '../load/files.ts';
import { commitTogether, prepare } from './write-atomically.ts';
import type { Prepared } from './write-atomically.ts';

/**
 * Writes what handler files lack. What people wrote is never moved, changed or laid out anew. Throws `ChangedMeanwhile` where
 * a file is other than it was planned for: editors and git write while a run is under way.
 */
export async function writeStubs(root: string, changes: readonly HandlerChange[]): Promise<void> {
  await commitTogether(preparedStubs(root, changes));
}

/** The same files, not yet in their places. */
export async function* preparedStubs(
  root: string,
  changes: readonly HandlerChange[],
): AsyncIterable<Prepared> {
  const isAppended = changes.some(({ kind }) => kind === 'append');
  const complete: Completer = isAppended ? await loadCompleter() : (text) => text;
  for (const change of changes) {
    const path = join(root, change.path);
    const there = textAt(path);
    const isAsPlanned = (there === null ? null : normalized(there)) === change.before;
    if (!isAsPlanned) throw new ChangedMeanwhile(change.path);
    const text = change.kind === 'create' ? change.text : complete(there ?? '', change);
    // To complete a file takes long enough to save it meanwhile.
    if (textAt(path) !== there) throw new ChangedMeanwhile(change.path);
    yield prepare(path, text);
  }
}

function textAt(path: string): string | null {
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}

/** Puts the members of a change into the text of a handler file. */
export type Completer = (text: string, change: AppendMembers) => string;

/** Loads ts-morph, which takes longer than a whole run without it. */
async function loadCompleter(): Promise<Completer> {
  const { Project, QuoteKind, SyntaxKind } = await import('ts-morph');
  const project = new Project({
    useInMemoryFileSystem: true,
    skipLoadingLibFiles: true,
    skipFileDependencyResolution: true,
    manipulationSettings: { quoteKind: QuoteKind.Single },
  });
  return (text, change) => {
    // ts-morph writes line feeds; a file that has CRLF throughout keeps it.
    const isCrlf = text.includes('\r\n') && !/[^\r]\n/.test(text);
    const file = open(project, isCrlf ? text.replaceAll('\r\n', '\n') : text);
    const literal = file
      .getVariableDeclarationOrThrow(change.constant)
      .getInitializerIfKindOrThrow(SyntaxKind.ObjectLiteralExpression);
    append(file, literal, change);
    addImports(file, change);
    const completed = file.getFullText();
    return isCrlf ? completed.replaceAll('\n', '\r\n') : completed;
  };
}

function open(project: Project, text: string): SourceFile {
  return project.createSourceFile('handlers.ts', text, { overwrite: true });
}

function append(file: SourceFile, literal: ObjectLiteralExpression, change: AppendMembers): void {
  const text = file.getFullText();
  const last = literal.getProperties().at(-1);
  const brace = literal.getEnd() - 1;
  const outer = indentationAt(text, literal.getStart());
  const isOneLine = !text.slice(literal.getStart(), brace).includes('\n');
  const inner = last && !isOneLine ? indentationAt(text, last.getStart()) : `${outer}  `;

  // Members of several lines stand apart, as those that `generate` writes itself do.
  const members = change.members.map((member) => indented(member.text, inner));
  const apart = members.some((member) => member.includes('\n')) ? '\n\n' : '\n';
  const first = last && !isOneLine ? apart : '\n';

  const lastEnd = last?.getEnd() ?? literal.getStart() + 1;
  const contentEnd = endOfContent(text, brace);
  const between = text.slice(lastEnd, contentEnd);
  const comma = last && !hasComma(between) ? ',' : '';
  const end = isOneLine ? brace : contentEnd;
  const closing = isOneLine ? `\n${outer}` : '';
  file.replaceText([lastEnd, end], comma + between + first + members.join(apart) + closing);
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

function addImports(file: SourceFile, { imports }: AppendMembers): void {
  for (const { module, names } of imports) {
    const path = module.slice(1, -1);
    const there = file
      .getImportDeclarations()
      .find((other) => other.getModuleSpecifierValue() === path && !other.isTypeOnly());
    const known = there?.getNamedImports().map((name) => name.getName()) ?? [];
    const missing = names.filter((name) => !known.includes(name));
    if (missing.length === 0) continue;
    if (there) there.addNamedImports(missing);
    else insertImport(file, `import { ${missing.join(', ')} } from ${module};`);
  }
}

function insertImport(file: SourceFile, statement: string): void {
  const last = file.getImportDeclarations().at(-1);
  if (last) file.insertText(last.getEnd(), `\n${statement}`);
  else file.insertText(0, `${statement}\n\n`);
}
