import { Node } from 'ts-morph';
import type {
  ObjectLiteralElementLike,
  ObjectLiteralExpression,
  SourceFile,
  VariableDeclaration,
} from 'ts-morph';
import type { Span, TextFile } from '../diagnostics/diagnostic.ts';
import { parse, syntaxErrorOf } from '../typescript.ts';

/** A handler file, by the form in which it defines its handlers. */
export type HandlerFile =
  /** A constant, or a function that returns the object: see `handlerObject`. */
  | {
      readonly kind: 'plain';
      readonly members: readonly HandlerMember[];
      /** Whether no members are spread or computed. */
      readonly complete: boolean;
      /** The name of the constant or the function. */
      readonly name: Span;
    }
  /** A constant or a function in another form, with the type: the compiler reports what is missing. */
  | { readonly kind: 'typed' }
  | { readonly kind: 'unrecognised' };

export interface HandlerMember {
  readonly name: string;
  /** The source of the arguments if its value is a call; else `null`. */
  readonly callArguments: string | null;
  readonly span: Span;
  /** Whether it is an object literal without `permission`. */
  readonly lacksPermission: boolean;
  /** The source of its `permission`; `null` without one, or if it is a method. */
  readonly permission: string | null;
}

/** Parses the handlers of type `type`: the exported constant `name`, or an exported function that returns them. */
export function parseHandlerFile(file: TextFile, name: string, type: string): HandlerFile {
  const source = parse(file);
  // The compiler explains syntax errors better.
  if (syntaxErrorOf(source) !== null) return { kind: 'unrecognised' };
  const object = handlerObject(source, name, type);
  if (object) return plain(file, object);
  const variable = source.getVariableDeclaration(name);
  const init = variable?.getInitializer();
  const satisfied = Node.isSatisfiesExpression(init) ? init.getTypeNode()?.getText() : undefined;
  const isConstant =
    variable?.isExported() === true && (typeNameOf(variable) === type || satisfied === type);
  return { kind: isConstant || factoryOf(source, type) ? 'typed' : 'unrecognised' };
}

/** The object literal with the handlers, and the name of the constant or the function. */
export interface HandlerObject {
  readonly name: Node;
  readonly literal: ObjectLiteralExpression;
}

/**
 * Returns the object of `export const posts: PostsHandlers = { … }`, or of a function that returns it:
 * `export const createPostsHandlers = (…): PostsHandlers => ({ … })`. `null` for any other form.
 */
export function handlerObject(
  source: SourceFile,
  name: string,
  type: string,
): HandlerObject | null {
  const variable = source.getVariableDeclaration(name);
  const init = variable?.getInitializer();
  if (variable?.isExported() && typeNameOf(variable) === type)
    return Node.isObjectLiteralExpression(init)
      ? { name: variable.getNameNode(), literal: init }
      : null;
  const factory = factoryOf(source, type);
  if (!factory) return null;
  const returned = returnedBy(factory.body);
  return Node.isObjectLiteralExpression(returned)
    ? { name: factory.name, literal: returned }
    : null;
}

/** Returns the name and the body of the exported function that returns `type` or a promise of it. */
function factoryOf(source: SourceFile, type: string): Factory | null {
  const functions = [
    ...source.getFunctions().map((made) => ({ made, named: made })),
    ...source.getVariableDeclarations().map((named) => ({ made: named.getInitializer(), named })),
  ];
  for (const { made, named } of functions) {
    const isFunction =
      Node.isArrowFunction(made) ||
      Node.isFunctionExpression(made) ||
      Node.isFunctionDeclaration(made);
    const returns = isFunction ? made.getReturnTypeNode()?.getText() : undefined;
    if (!isFunction || (returns !== type && returns !== `Promise<${type}>`)) continue;
    if (!named.isExported()) continue;
    const hasParameters = made.getParameters().length > 0;
    return { name: named.getNameNode() ?? made, body: made.getBody(), hasParameters };
  }
  return null;
}

interface Factory {
  readonly name: Node;
  readonly body: Node | undefined;
  readonly hasParameters: boolean;
}

/** Returns the expression that a function returns in its last statement. */
function returnedBy(body: Node | undefined): Node | undefined {
  if (!Node.isBlock(body)) return withoutParentheses(body);
  const last = body.getStatements().at(-1);
  return Node.isReturnStatement(last) ? withoutParentheses(last.getExpression()) : undefined;
}

function withoutParentheses(node: Node | undefined): Node | undefined {
  return Node.isParenthesizedExpression(node) ? withoutParentheses(node.getExpression()) : node;
}

function plain(file: TextFile, { name: named, literal }: HandlerObject): HandlerFile {
  const properties = literal.getProperties();
  const spanOf = (node: Node): Span => ({ file, start: node.getStart(), end: node.getEnd() });
  const members = properties.flatMap((property) => {
    const name = nameOf(property);
    if (name === null) return [];
    const [lacksPermission, permission] = [isUnprotected(property), permissionIn(property)];
    const callArguments = argumentsIn(property);
    return [{ name, span: spanOf(nameNode(property)), callArguments, lacksPermission, permission }];
  });
  return {
    kind: 'plain',
    members,
    complete: members.length === properties.length,
    name: spanOf(named),
  };
}

function argumentsIn(property: ObjectLiteralElementLike): string | null {
  const value = Node.isPropertyAssignment(property) ? property.getInitializer() : undefined;
  if (!Node.isCallExpression(value)) return null;
  return value
    .getArguments()
    .map((argument) => argument.getText())
    .join(', ');
}

/** Returns the name of the exported function that returns handlers, and whether it has parameters; `null` without one. */
export function handlerFactory(
  file: TextFile,
  type: string,
): { readonly name: string; readonly hasParameters: boolean } | null {
  const source = parse(file);
  const found = syntaxErrorOf(source) === null ? factoryOf(source, type) : null;
  return found && { name: found.name.getText(), hasParameters: found.hasParameters };
}

function isUnprotected(property: ObjectLiteralElementLike): boolean {
  const members = membersOf(property);
  if (members === null) return false;
  const names = members.map(nameOf);
  // A spread or computed member may be the permission.
  return !names.includes('permission') && !names.includes(null);
}

function permissionIn(property: ObjectLiteralElementLike): string | null {
  const permission = membersOf(property)?.findLast((member) => nameOf(member) === 'permission');
  if (Node.isShorthandPropertyAssignment(permission)) return permission.getName();
  if (!Node.isPropertyAssignment(permission)) return null;
  return permission.getInitializer()?.getText() ?? null;
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
