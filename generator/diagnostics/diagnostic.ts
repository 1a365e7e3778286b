import type { codes } from './codes.ts';

export type Severity = 'error' | 'warning';

/** Defines a diagnostic after which nothing is written: error`Unknown setting "${'name'}".`. The interpolated names are its values. */
export const error = template('error');

/** Defines a diagnostic that does not keep a run from writing. */
export const warning = template('warning');

function template<S extends Severity>(severity: S) {
  return <const P extends readonly string[]>(strings: TemplateStringsArray, ...names: P) => {
    const message = (values: { readonly [K in P[number]]: string }): string =>
      strings.reduce((text, part, index) => {
        // The first string has no name in front of it; the type of an element is the union of all names.
        const name = names[index - 1] as P[number];
        return text + values[name] + part;
      });
    return { severity, message };
  };
}

export type Code = keyof typeof codes;
type ValuesOf<C extends Code> = Parameters<(typeof codes)[C]['message']>[0];

/** A file that a diagnostic refers to. */
export interface TextFile {
  /** Relative to the root of the project, with slashes. */
  readonly path: string;
  readonly text: string;
}

/** A range of a file, as offsets into its text. */
export interface Span {
  readonly file: TextFile;
  readonly start: number;
  readonly end: number;
}

/** Returns the span of a whole file or folder, which is printed without a position. */
export function asAWhole(path: string): Span {
  return { file: { path, text: '' }, start: 0, end: 0 };
}

export function firstLine(file: TextFile): Span {
  return { file, start: 0, end: (file.text.split('\n')[0] ?? '').length };
}

/** A diagnostic: its code, its position, and the values of its message. */
export interface Diagnostic {
  readonly code: Code;
  readonly span: Span;
  readonly values: { readonly [name: string]: string };
}

export function diagnose<C extends Code>(code: C, span: Span, values: ValuesOf<C>): Diagnostic {
  return { code, span, values };
}
