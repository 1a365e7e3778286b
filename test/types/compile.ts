import { readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import ts from 'typescript';

const root = resolve(import.meta.dirname, '../..');

/** Returns the diagnostics of the compiler for a program: `path:line: message`. */
export function complaints(
  files: readonly string[],
  options: ts.CompilerOptions,
  texts: ReadonlyMap<string, string> = new Map(),
): string[] {
  const all: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2023,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    allowImportingTsExtensions: true,
    noEmit: true,
    strict: true,
    skipLibCheck: false,
    types: [],
    ...options,
  };
  const host = ts.createCompilerHost(all);
  const { readFile, fileExists } = host;
  const known = new Map([...texts].map(([path, text]) => [join(root, path), text]));
  host.readFile = (path) => known.get(path) ?? readFile(path);
  host.fileExists = (path) => known.has(path) || fileExists(path);
  const program = ts.createProgram(
    files.map((path) => join(root, path)),
    all,
    host,
  );
  return ts.getPreEmitDiagnostics(program).map(formatted);
}

/** Returns the uses of deprecated names in a file, as editors and the ESLint rule `no-deprecated` find them. */
export function deprecatedUses(path: string, options: ts.CompilerOptions): string[] {
  const file = join(root, path);
  const service = ts.createLanguageService({
    getCompilationSettings: () => ({ ...options, module: ts.ModuleKind.NodeNext, noEmit: true }),
    getScriptFileNames: () => [file],
    getScriptVersion: () => '1',
    getScriptSnapshot: (name) => {
      const text = ts.sys.readFile(name);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => root,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
  });
  return service
    .getSuggestionDiagnostics(file)
    .filter((found) => found.reportsDeprecated)
    .map(formatted);
}

/** Returns the problems that prevent isolated declarations of a file. */
export function declarationComplaints(path: string): string[] {
  const { diagnostics = [] } = ts.transpileDeclaration(readFileSync(join(root, path), 'utf8'), {
    fileName: join(root, path),
    reportDiagnostics: true,
    compilerOptions: { isolatedDeclarations: true, declaration: true, strict: true },
  });
  return diagnostics.map(formatted);
}

function formatted({ file, start = 0, messageText }: ts.Diagnostic): string {
  const text = ts.flattenDiagnosticMessageText(messageText, '\n');
  if (!file) return text;
  const { line } = file.getLineAndCharacterOfPosition(start);
  return `${relative(root, file.fileName).split(sep).join('/')}:${line + 1}: ${text}`;
}
