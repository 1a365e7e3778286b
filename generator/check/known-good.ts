import { digestOf } from '../digest.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { digestOfSets } from '../load/outward.ts';
import type { Project, ResourceFile } from '../load/project.ts';

/**
 * Remembers in which resources and argument sets the rules that look at one place at a time have found
 * nothing. What they find follows from the resource, the sets that it includes, the site's callbacks and the settings.
 */
export class KnownGood {
  readonly #project: Project;
  readonly #around: string;
  readonly #keyOfSets: string;

  constructor(project: Project) {
    const { argSets, handlers, settings } = project;
    const callbacks = handlers.find(({ path }) => path === `${settings.handlers}/callbacks.ts`);
    const sets = [...argSets.values()].map(({ digest }) => digest);
    this.#project = project;
    this.#around = digestOf(JSON.stringify([settings, callbacks?.hash]));
    this.#keyOfSets = `sets ${digestOf(sets.join(' '))} ${this.#around}`;
  }

  /** The project without the resources that are known to be good; `null` when all of them are, and the sets. */
  rest(): Project | null {
    const { memory, resources } = this.#project;
    const unknown = resources.filter((file) => !memory.knows('rules', this.#keyOf(file)));
    const isNew = unknown.length > 0 || !memory.knows('rules', this.#keyOfSets);
    return isNew ? { ...this.#project, resources: unknown } : null;
  }

  /**
   * To be told of all that was found. A resource is good where nothing is said of its own file; what is said of
   * another kind of file, a set among them, may be its fault as well.
   */
  remember(found: readonly Diagnostic[]): void {
    const { memory, resources } = this.#project;
    const blamed = new Set(found.map(({ span }) => span.file.path));
    const own = new Set(resources.map(({ source }) => source));
    if ([...blamed].some((path) => !own.has(path))) return;
    memory.recall('rules', this.#keyOfSets, () => true);
    for (const file of resources) {
      if (!blamed.has(file.source)) memory.recall('rules', this.#keyOf(file), () => true);
    }
  }

  #keyOf(file: ResourceFile): string {
    return `${file.digest} ${this.#around} ${digestOfSets(file, this.#project)}`;
  }
}
