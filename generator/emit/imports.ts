import { posix } from 'node:path';
import { isOwnRuntime } from '../config/settings.ts';
import type { ImportExtension, Settings } from '../config/settings.ts';
import { id, joined, Source, ts } from './source.ts';

/** Module → the imported names. */
type Names = Map<string, Set<string>>;

/** Collects the imports of one generated file while its code is printed. */
export class Imports {
  readonly #file: string;
  readonly #settings: Settings;
  readonly #values: Names = new Map();
  readonly #types: Names = new Map();
  /** Module → the statement that imports everything from it. */
  readonly #namespaces = new Map<string, Source>();

  /** `file` and modules other than the runtime are paths from the project's root. */
  constructor(file: string, settings: Settings) {
    this.#file = file;
    this.#settings = settings;
  }

  /** Imports the value `name` of `module`, as `alias`. */
  value(module: string, name: string, alias = name): Source {
    const code = id(alias);
    this.#take(this.#values, module, alias === name ? code : ts`${id(name)} as ${code}`);
    return code;
  }

  /** Imports the type `name` of `module`, as `alias`. */
  type(module: string, name: string, alias = name): Source {
    const code = id(alias);
    this.#take(this.#types, module, alias === name ? code : ts`${id(name)} as ${code}`);
    return code;
  }

  /** Imports everything that `module` exports as `alias`. */
  all(module: string, alias: string): Source {
    const code = id(alias);
    const specifier = specifierOf(this.#file, module, this.#settings);
    this.#namespaces.set(specifier, ts`import * as ${code} from ${specifier};`);
    return code;
  }

  /** Imports every type that `module` exports as `alias`. */
  allTypes(module: string, alias: string): Source {
    const code = id(alias);
    const specifier = specifierOf(this.#file, module, this.#settings);
    this.#namespaces.set(specifier, ts`import type * as ${code} from ${specifier};`);
    return code;
  }

  /** Returns the import statements, sorted by module, values before types. */
  statements(): readonly Source[] {
    const namespaces = this.#namespaces;
    const modules = new Set([...namespaces.keys(), ...this.#values.keys(), ...this.#types.keys()]);
    return [...modules]
      .sort()
      .flatMap((module) => [
        ...[namespaces.get(module) ?? []].flat(),
        ...statement(this.#values.get(module), (names) => ts`import { ${names} } from ${module};`),
        ...statement(
          this.#types.get(module),
          (names) => ts`import type { ${names} } from ${module};`,
        ),
      ]);
  }

  #take(into: Names, module: string, name: Source): Source {
    const specifier = specifierOf(this.#file, module, this.#settings);
    into.set(specifier, union(into.get(specifier), [name.text]));
    return name;
  }
}

function union(some: Set<string> | undefined, more: readonly string[]): Set<string> {
  const all = some ?? new Set();
  for (const each of more) all.add(each);
  return all;
}

function statement(
  names: ReadonlySet<string> | undefined,
  write: (names: Source) => Source,
): Source[] {
  if (!names) return [];
  const sorted = [...names].sort().map((name) => new Source(name));
  return [write(joined(sorted, ', '))];
}

/** The parts of the runtime that generated code imports, whether it is a package or a folder. */
export const modules = {
  kernel: 'runtime:schema',
  shape: 'runtime:shape',
  server: 'runtime:server',
  runtimeClient: 'runtime:client',
  resource: 'runtime:resource',
  testing: 'runtime:testing',
  arbitraries: 'runtime:arbitraries',
} as const;

const RUNTIME = 'runtime:';

/**
 * Returns the specifier by which the file `from` imports `module`: a part of the runtime, or a file. Both are paths from
 * the project's root.
 */
export function specifierOf(from: string, module: string, settings: Settings): string {
  const { runtime, importExtension } = settings;
  if (!module.startsWith(RUNTIME)) return withExtension(relative(from, module), importExtension);
  const part = module.slice(RUNTIME.length);
  return isOwnRuntime(settings)
    ? withExtension(relative(from, posix.join(runtime, part, 'index.ts')), importExtension)
    : `${runtime}/${part}`;
}

function withExtension(path: string, extension: ImportExtension): string {
  return path.replace(/\.ts$/, extension === 'none' ? '' : `.${extension}`);
}

// A folder so deep that no `..` of a path leaves it, wherever the tool runs.
const PROJECT = '/project'.repeat(32);

function relative(from: string, module: string): string {
  const path = posix.relative(
    posix.join(PROJECT, posix.dirname(from)),
    posix.join(PROJECT, module),
  );
  return path.startsWith('.') ? path : `./${path}`;
}
