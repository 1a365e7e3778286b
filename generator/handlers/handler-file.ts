import { Node } from 'ts-morph';
import type { ObjectLiteralElementLike, ObjectLiteralExpression, SourceFile } from 'ts-morph';
import type { Span, TextFile } from '../diagnostics/diagnostic.ts';
import { parse, syntaxErrorOf } from '../typescript.ts';

/** A handler file, by the form in which it defines its handlers. */
export type HandlerFile =
  /** A constant, or a function that returns the object: see `handlersIn`. */
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
  const found = syntaxErrorOf(source) === null ? handlersIn(source, name, type) : null;
  if (!found) return { kind: 'unrecognised' };
  return found.literal ? plain(file, found.name, found.literal) : { kind: 'typed' };
}

/**
 * Returns the name and the object of `export const posts: PostsHandlers = { … }`, or of a function that returns it:
 * `export const createPostsHandlers = (…): PostsHandlers => ({ … })`. `literal` is `null` if the type is found in any other form.
 */
export function handlersIn(source: SourceFile, name: string, type: string) {
  const variable = source.getVariableDeclaration(name);
  const init = variable?.getInitializer();
  const satisfied = Node.isSatisfiesExpression(init) ? init.getTypeNode() : undefined;
  const types = [variable?.getTypeNode(), satisfied].map((node) => node?.getText());
  if (variable?.isExported() && types.includes(type))
    return { name: variable.getNameNode(), literal: objectIn(init) };
  const factory = factoryOf(source, type);
  return factory && { name: factory.name, literal: objectIn(returnedBy(factory.body)) };
}

function objectIn(node: Node | undefined): ObjectLiteralExpression | null {
  return Node.isObjectLiteralExpression(node) ? node : null;
}

/** Returns the name and the body of the exported function that returns `type` or a promise of it. */
function factoryOf(source: SourceFile, type: string) {
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
    return { name: named.getNameNode() ?? made, body: made.getBody() };
  }
  return null;
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

function plain(file: TextFile, named: Node, literal: ObjectLiteralExpression): HandlerFile {
  const properties = literal.getProperties();
  const spanOf = (node: Node): Span => ({ file, start: node.getStart(), end: node.getEnd() });
  const members = properties.flatMap((property): HandlerMember | readonly [] => {
    const name = nameOf(property);
    if (name === null || Node.isSpreadAssignment(property)) return [];
    const value = Node.isPropertyAssignment(property) ? property.getInitializer() : undefined;
    const inner = Node.isObjectLiteralExpression(value) ? value.getProperties() : null;
    const names = inner?.map(nameOf);
    return {
      name,
      span: spanOf(property.getNameNode()),
      // A spread or computed member may be the permission.
      lacksPermission: names?.includes('permission') === false && !names.includes(null),
      permission: permissionIn(inner ?? []),
    };
  });
  const complete = members.length === properties.length;
  return { kind: 'plain', members, complete, name: spanOf(named) };
}

function permissionIn(members: readonly ObjectLiteralElementLike[]): string | null {
  const permission = members.findLast((member) => nameOf(member) === 'permission');
  if (Node.isShorthandPropertyAssignment(permission)) return permission.getName();
  const value = Node.isPropertyAssignment(permission) ? permission.getInitializer() : undefined;
  return value?.getText() ?? null;
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

/** Returns the names that a module exports, or `null` if only the compiler can tell. */
export function exportedNames(file: TextFile): readonly string[] | null {
  const source = parse(file);
  const isUnknown = source.getExportDeclarations().some((each) => each.isNamespaceExport());
  if (syntaxErrorOf(source) !== null || isUnknown) return null;
  return source.getExportSymbols().map((symbol) => symbol.getName());
}
