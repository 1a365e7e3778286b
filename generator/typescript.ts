import { Project, QuoteKind, ts } from 'ts-morph';
import type { SourceFile } from 'ts-morph';
import type { TextFile } from './diagnostics/diagnostic.ts';

const project = new Project({
  useInMemoryFileSystem: true,
  skipLoadingLibFiles: true,
  skipFileDependencyResolution: true,
  manipulationSettings: { quoteKind: QuoteKind.Single },
});

/** Parses a TypeScript file. Syntax errors do not throw; `syntaxErrorOf` returns them. */
export function parse({ path, text }: TextFile): SourceFile {
  return project.createSourceFile(`/${path}`, text, { overwrite: true });
}

/** Returns the first syntax error of a file with its position in the text, or `null`. */
export function syntaxErrorOf(file: SourceFile) {
  // The compiler keeps them at the tree, without a public type; asking for a program's diagnostics takes seconds.
  const { parseDiagnostics = [] } = file.compilerNode as {
    readonly parseDiagnostics?: readonly ts.Diagnostic[];
  };
  const [first] = parseDiagnostics;
  if (first === undefined) return null;
  const problem = ts.flattenDiagnosticMessageText(first.messageText, '\n').replace(/\.$/, '');
  return { problem, start: first.start ?? 0 };
}
