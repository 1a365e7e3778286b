import { builtInWidgetTypes } from './types/index.ts';
import type { WidgetType } from './widget-type.ts';

/** The kinds of widgets of one site: those that every site has, and those that were registered. */
export class WidgetTypes {
  readonly #types = new Map(builtInWidgetTypes.map((type) => [type.id, type]));

  /** Registers a kind, in place of one of the same name. */
  register(type: WidgetType): void {
    this.#types.set(type.id, type);
  }

  get(id: string): WidgetType | undefined {
    return this.#types.get(id);
  }

  /** All kinds, by name. */
  all(): readonly WidgetType[] {
    return [...this.#types.values()].sort((one, other) => (one.id < other.id ? -1 : 1));
  }
}
