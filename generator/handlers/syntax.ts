import type { TextFile } from '../diagnostics/diagnostic.ts';

/** The little of a syntax tree that handler files are recognised by. */
export interface Program {
  readonly body: readonly Statement[];
}

export interface Statement {
  readonly type: string;
  readonly exportKind?: 'value' | 'type';
  readonly declaration?: Declaration | null;
  readonly specifiers?: readonly { readonly exported?: Name }[];
}

interface Declaration {
  readonly type: string;
  readonly id?: Name | null;
  readonly declarations?: readonly Variable[];
}

export interface Variable {
  readonly id: Name & { readonly typeAnnotation?: { readonly typeAnnotation?: TypeNode } };
  readonly init: Expression | null;
}

export interface Expression extends Node {
  /** Of an identifier. */
  readonly name?: string;
  /** What stands before `satisfies` or `as`. */
  readonly expression?: Expression;
  readonly typeAnnotation?: TypeNode;
  readonly properties?: readonly Property[];
}

export interface Property extends Node {
  readonly computed?: boolean;
  readonly key?: Name;
  readonly value?: Expression;
}

interface TypeNode {
  readonly typeName?: Name;
}

/** An identifier has a name, a quoted key a value. */
export interface Name extends Node {
  readonly name?: string;
  readonly value?: unknown;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Parses a handler file; `null` when it does not parse, which the compiler says better. By prettier's
 * parser, which loads in 15 ms: ts-morph takes 300 ms, and is needed only to change a file.
 */
export async function parseProgram({ text }: TextFile): Promise<Program | null> {
  const parse = await parser();
  try {
    return parse(text);
  } catch {
    return null;
  }
}

async function parser(): Promise<(text: string) => Program> {
  const { parsers } = await import('prettier/plugins/babel');
  return (text) => {
    // Its options matter to prettier's own languages only; the tree is babel's.
    const tree: unknown = parsers['babel-ts'].parse(text, {} as never);
    return (tree as { readonly program: Program }).program;
  };
}

/** What keeps a file from being parsed, and where: line and column, both from 1. */
export interface SyntaxProblem {
  readonly problem: string;
  readonly line: number;
  readonly column: number;
}

/** `null` for a file that parses. */
export async function syntaxProblemOf({ text }: TextFile): Promise<SyntaxProblem | null> {
  const parse = await parser();
  try {
    parse(text);
    return null;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const found = /^(.*?)\.? \((\d+):(\d+)\)/.exec(message);
    const [, problem = message, line = '1', column = '1'] = found ?? [];
    return { problem, line: Number(line), column: Number(column) };
  }
}

/** The variables that are exported where they are declared. */
export function exportedVariables({ body }: Program): Variable[] {
  return body
    .filter(({ type }) => type === 'ExportNamedDeclaration')
    .flatMap(({ declaration }) => declaration?.declarations ?? []);
}
