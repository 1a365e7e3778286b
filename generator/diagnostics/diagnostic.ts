import type { codes } from './codes.ts';

export type Severity = 'error' | 'warning';

export type Message<P extends string> = (values: { readonly [K in P]: string }) => string;

/** A message with named gaps: the names in the text are the values it wants. */
export function message<const P extends readonly string[]>(
  strings: TemplateStringsArray,
  ...names: P
): Message<P[number]> {
  return (values) =>
    strings.reduce((text, part, index) => {
      // `index` counts the gaps as well, one behind; the tuple's type is the union of its members.
      const name = names[index - 1] as P[number];
      return text + values[name] + part;
    });
}

export type Code = keyof typeof codes;
type ValuesOf<C extends Code> = Parameters<(typeof codes)[C]['message']>[0];

/** A file that a diagnostic can point into. */
export interface TextFile {
  /** From the project's root, with slashes. */
  readonly path: string;
  readonly text: string;
}

/** A stretch of a file, as offsets into its text. */
export interface Span {
  readonly file: TextFile;
  readonly start: number;
  readonly end: number;
}

/** A file or a folder, without a place in its text. */
export function asAWhole(path: string): Span {
  return { file: { path, text: '' }, start: 0, end: 0 };
}

/** One complaint: what, where, and the values its message wants. */
export interface Diagnostic {
  readonly code: Code;
  readonly span: Span;
  readonly values: { readonly [name: string]: string };
}

export function diagnose<C extends Code>(code: C, span: Span, values: ValuesOf<C>): Diagnostic {
  return { code, span, values };
}
