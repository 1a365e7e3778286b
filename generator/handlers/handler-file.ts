import { Node } from 'ts-morph';
import type { ObjectLiteralElementLike, VariableDeclaration } from 'ts-morph';
import type { Span, TextFile } from '../diagnostics/diagnostic.ts';
import { parse, syntaxErrorOf } from '../typescript.ts';

/** A handler file, by the form in which it defines its constant. */
export type HandlerFile =
  /** `export const posts: PostsHandlers = { … }` */
  | {
      readonly kind: 'plain';
      readonly members: readonly HandlerMember[];
      /** Whether no members are spread or computed. */
      readonly complete: boolean;
      readonly constant: Span;
    }
  /** The constant in another form, with its type: the compiler reports what is missing. */
  | { readonly kind: 'typed' }
  | { readonly kind: 'unrecognised' };

export interface HandlerMember {
  readonly name: string;
  readonly span: Span;
  /** Whether it is an object literal without `permission`. */
  readonly lacksPermission: boolean;
  /** Whether it is an object literal whose `permission` is `anyone`. */
  readonly isForAnyone: boolean;
}

/** Parses the exported constant `name` of type `type`. */
export function parseHandlerFile(file: TextFile, name: string, type: string): HandlerFile {
  const source = parse(file);
  const variable = source.getVariableDeclaration(name);
  // The compiler explains syntax errors better.
  if (syntaxErrorOf(source) !== null || variable?.isExported() !== true)
    return { kind: 'unrecognised' };
  const init = variable.getInitializer();
  if (typeNameOf(variable) === type && Node.isObjectLiteralExpression(init))
    return plain(file, variable, init.getProperties());
  const satisfied = Node.isSatisfiesExpression(init) ? init.getTypeNode()?.getText() : undefined;
  const isTyped = typeNameOf(variable) === type || satisfied === type;
  return { kind: isTyped ? 'typed' : 'unrecognised' };
}

function plain(
  file: TextFile,
  variable: VariableDeclaration,
  properties: readonly ObjectLiteralElementLike[],
): HandlerFile {
  const spanOf = (node: Node): Span => ({ file, start: node.getStart(), end: node.getEnd() });
  const members = properties.flatMap((property) => {
    const name = nameOf(property);
    if (name === null) return [];
    const [lacksPermission, isForAnyone] = [isUnprotected(property), permitsAnyone(property)];
    return [{ name, span: spanOf(nameNode(property)), lacksPermission, isForAnyone }];
  });
  return {
    kind: 'plain',
    members,
    complete: members.length === properties.length,
    constant: spanOf(variable.getNameNode()),
  };
}

function isUnprotected(property: ObjectLiteralElementLike): boolean {
  const members = membersOf(property);
  if (members === null) return false;
  const names = members.map(nameOf);
  // A spread or computed member may be the permission.
  return !names.includes('permission') && !names.includes(null);
}

function permitsAnyone(property: ObjectLiteralElementLike): boolean {
  const permission = membersOf(property)?.findLast((member) => nameOf(member) === 'permission');
  return (
    Node.isPropertyAssignment(permission) && permission.getInitializer()?.getText() === 'anyone'
  );
}

/** Returns the members of a property whose value is an object literal; `null` for other values. */
function membersOf(property: ObjectLiteralElementLike): ObjectLiteralElementLike[] | null {
  if (!Node.isPropertyAssignment(property)) return null;
  const value = property.getInitializer();
  return Node.isObjectLiteralExpression(value) ? value.getProperties() : null;
}

function nameNode(property: ObjectLiteralElementLike): Node {
  return Node.isSpreadAssignment(property) ? property : property.getNameNode();
}

/** Returns the name of a member; `null` if it is spread or computed. */
function nameOf(property: ObjectLiteralElementLike): string | null {
  if (Node.isSpreadAssignment(property)) return null;
  const node = property.getNameNode();
  if (Node.isIdentifier(node)) return node.getText();
  return Node.isStringLiteral(node) || Node.isNoSubstitutionTemplateLiteral(node)
    ? node.getLiteralText()
    : null;
}

function typeNameOf(variable: VariableDeclaration): string | undefined {
  return variable.getTypeNode()?.getText();
}

/** Returns the names that a module exports, or `null` if only the compiler can tell. */
export function exportedNames(file: TextFile): readonly string[] | null {
  const source = parse(file);
  const isUnknown = source.getExportDeclarations().some((each) => each.isNamespaceExport());
  if (syntaxErrorOf(source) !== null || isUnknown) return null;
  return source.getExportSymbols().map((symbol) => symbol.getName());
}
