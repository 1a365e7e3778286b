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
    this.#around = JSON.stringify([settings, sets, callbacks?.text]);
  }

  /** The project without the resources that are known to be good; `null` when all of them are. */
  rest(): Project | null {
    const { memory, resources } = this.#project;
    const unknown = resources.filter((file) => !memory.knows('rules', this.#keyOf(file)));
    return unknown.length === 0 ? null : { ...this.#project, resources: unknown };
  }

  /** To be called when nothing is wrong with any of them. */
  remember(): void {
    const { memory, resources } = this.#project;
    for (const file of resources) memory.recall('rules', this.#keyOf(file), () => true);
  }

  #keyOf({ digest }: ResourceFile): string {
    return `${digest} ${this.#around}`;
  }
}
