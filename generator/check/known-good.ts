import { digestOf } from '../digest.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Project, ResourceFile } from '../load/project.ts';

/**
 * Remembers in which resources the rules that look at one place at a time have found nothing. What they
 * find follows from the resource, the argument sets, the site's callbacks and the settings.
 */
export class KnownGood {
  readonly #project: Project;
  readonly #around: string;

  constructor(project: Project) {
    const { argSets, handlers, settings } = project;
    const callbacks = handlers.find(({ path }) => path === `${settings.handlers}/callbacks.ts`);
    const sets = [...argSets.values()].map(({ digest }) => digest);
    this.#project = project;
    this.#around = digestOf(JSON.stringify([settings, sets, callbacks?.hash]));
  }

  /** The project without the resources that are known to be good; `null` when all of them are. */
  rest(): Project | null {
    const { memory, resources } = this.#project;
    const unknown = resources.filter((file) => !memory.knows('rules', this.#keyOf(file)));
    return unknown.length === 0 ? null : { ...this.#project, resources: unknown };
  }

  /**
   * To be told of all that was found. A resource is good where nothing is said of its own file; what is said of
   * another kind of file may be its fault as well.
   */
  remember(found: readonly Diagnostic[]): void {
    const { memory, resources } = this.#project;
    const blamed = new Set(found.map(({ span }) => span.file.path));
    const own = new Set(resources.map(({ source }) => source));
    if ([...blamed].some((path) => !own.has(path))) return;
    for (const file of resources) {
      if (!blamed.has(file.source)) memory.recall('rules', this.#keyOf(file), () => true);
    }
  }

  #keyOf({ digest }: ResourceFile): string {
    return `${digest} ${this.#around}`;
  }
}
