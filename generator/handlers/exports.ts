import { Node } from 'ts-morph';
import type { Statement } from 'ts-morph';
import type { TextFile } from '../diagnostics/diagnostic.ts';
import { parse, syntaxErrorOf } from '../typescript.ts';

/** Returns the names of the values that a module exports, or `null` if only the compiler can tell. */
export function exportedNames(file: TextFile): readonly string[] | null {
  const source = parse(file);
  if (syntaxErrorOf(source) !== null) return null;
  const isExportAll = (statement: Statement): boolean =>
    Node.isExportDeclaration(statement) && statement.isNamespaceExport();
  const statements = source.getStatements();
  return statements.some(isExportAll) ? null : statements.flatMap(namesOf);
}

function namesOf(statement: Statement): readonly string[] {
  if (Node.isExportDeclaration(statement)) {
    if (statement.isTypeOnly()) return [];
    return statement
      .getNamedExports()
      .map((named) => named.getAliasNode()?.getText() ?? named.getName());
  }
  if (!Node.isExportable(statement) || !statement.isExported()) return [];
  if (Node.isVariableStatement(statement))
    return statement.getDeclarations().map((declaration) => declaration.getName());
  const isValue =
    Node.isFunctionDeclaration(statement) ||
    Node.isClassDeclaration(statement) ||
    Node.isEnumDeclaration(statement);
  return isValue ? [statement.getName() ?? 'default'] : [];
}
