import { posix } from 'node:path';
import type { ImportExtension, Settings } from '../config/settings.ts';
import type { Names } from '../names/names.ts';
import { id, Source, ts } from './source.ts';

interface Imported {
  readonly specifier: string;
  /** The statement that imports everything. */
  all: Source | null;
  readonly values: Set<string>;
  readonly types: Set<string>;
}

/** Collects the imports of one generated file while its code is printed. */
export class Imports {
  readonly #file: string;
  readonly #names: Pick<Names, 'settings' | 'renamed'>;
  /** By module. */
  readonly #imported = new Map<string, Imported>();

  /** `file` and modules other than the runtime are paths from the project's root. */
  constructor(file: string, names: Pick<Names, 'settings' | 'renamed'>) {
    this.#file = file;
    this.#names = names;
  }

  /** Imports the value `name` of `module`, as `alias`. */
  value(module: string, name: string, alias = name): Source {
    this.#from(module).values.add(aliased(name, alias));
    return id(alias);
  }

  /** Imports the type `name` of `module`: as `PageOf` if it is `Page` of the runtime and an item has the same name. */
  type(module: string, name: string): Source {
    const isRuntime = module.startsWith(RUNTIME);
    const alias = isRuntime && this.#names.renamed.includes(name) ? `${name}Of` : name;
    this.#from(module).types.add(aliased(name, alias));
    return id(alias);
  }

  /** Imports everything that `module` exports as `alias`. */
  all(module: string, alias: string, keywords = ts`import`): Source {
    const imported = this.#from(module);
    imported.all ??= ts`${keywords} * as ${id(alias)} from ${imported.specifier};`;
    return id(alias);
  }

  /** Imports every type that `module` exports as `alias`. */
  allTypes(module: string, alias: string): Source {
    return this.all(module, alias, ts`import type`);
  }

  /** Returns the import statements, sorted by module, values before types. */
  statements(): readonly Source[] {
    const sorted = [...this.#imported.values()].sort((a, b) =>
      a.specifier < b.specifier ? -1 : 1,
    );
    return sorted.flatMap(({ specifier, all, values, types }) => [
      ...(all ? [all] : []),
      ...(values.size > 0 ? [ts`import { ${listed(values)} } from ${specifier};`] : []),
      ...(types.size > 0 ? [ts`import type { ${listed(types)} } from ${specifier};`] : []),
    ]);
  }

  #from(module: string): Imported {
    const known = this.#imported.get(module);
    if (known) return known;
    const specifier = specifierOf(this.#file, module, this.#names.settings);
    const made = { specifier, all: null, values: new Set<string>(), types: new Set<string>() };
    this.#imported.set(module, made);
    return made;
  }
}

function aliased(name: string, alias: string): string {
  return alias === name ? id(name).text : `${id(name)} as ${id(alias)}`;
}

function listed(names: ReadonlySet<string>): Source {
  return new Source([...names].sort().join(', '));
}

/** The parts of the runtime that generated code imports, whether it is a package or a folder. */
export const modules = {
  errors: 'runtime:errors',
  kernel: 'runtime:schema',
  shape: 'runtime:shape',
  server: 'runtime:server',
  runtimeClient: 'runtime:client',
  resource: 'runtime:resource',
  testing: 'runtime:testing',
  arbitraries: 'runtime:arbitraries',
} as const;

const RUNTIME = 'runtime:';

/** Returns the specifier by which the file `from` imports `module`: a part of the runtime, or a file of the project. */
export function specifierOf(from: string, module: string, settings: Settings): string {
  const { runtime, importExtension } = settings;
  if (!module.startsWith(RUNTIME)) return withExtension(relative(from, module), importExtension);
  const part = module.slice(RUNTIME.length);
  // A folder of the project, or a package.
  return runtime.startsWith('.')
    ? withExtension(relative(from, posix.join(runtime, part, 'index.ts')), importExtension)
    : `${runtime}/${part}`;
}

function withExtension(path: string, extension: ImportExtension): string {
  return path.replace(/\.ts$/, extension === 'none' ? '' : `.${extension}`);
}

/** A folder below more folders than a path can leave, in place of the current one. */
const PROJECT = '/-'.repeat(64);

/** Returns the path of `module` from the folder of `from`. Only `module` may be outside of the project. */
function relative(from: string, module: string): string {
  const root = module.startsWith('..') ? PROJECT : '/';
  const path = posix.relative(posix.join(root, posix.dirname(from)), posix.join(root, module));
  return path.startsWith('.') ? path : `./${path}`;
}
