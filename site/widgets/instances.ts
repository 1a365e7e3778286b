import type { Session } from '../store/index.ts';
import type { WidgetTypes } from './registry.ts';
import { parseWidgetId } from './widget-id.ts';
import type { Instance } from './widget-type.ts';

// Stands among the settings by number, and says that there can be several.
const MARK = '_multiwidget';

/** The settings of all widgets of a kind, by number. */
export async function instancesOf(
  store: Session,
  base: string,
): Promise<ReadonlyMap<number, Instance>> {
  const stored = await store.options.get(optionOf(base));
  if (!isMap(stored)) return new Map();
  return new Map(
    Object.entries(stored).flatMap(([name, instance]): [number, Instance][] =>
      /^\d{1,15}$/.test(name) && isMap(instance) ? [[Number(name), instance]] : [],
    ),
  );
}

/** The settings of a widget; `null` when there is no such widget. */
export async function instanceOf(store: Session, id: string): Promise<Instance | null> {
  const { base, number } = parseWidgetId(id);
  return number === null ? null : ((await instancesOf(store, base)).get(number) ?? null);
}

/** Keeps the settings of a widget; `null` removes it. */
export async function setInstance(
  store: Session,
  base: string,
  number: number,
  instance: Instance | null,
): Promise<void> {
  const instances = new Map(await instancesOf(store, base));
  if (instance === null) instances.delete(number);
  else instances.set(number, instance);
  await store.options.set({ [optionOf(base)]: { ...Object.fromEntries(instances), [MARK]: 1 } });
}

/** The names of all widgets that there are, wherever they stand. */
export async function widgetIds(store: Session, types: WidgetTypes): Promise<readonly string[]> {
  const ids: string[] = [];
  for (const { id: base } of types.all()) {
    const numbers = [...(await instancesOf(store, base)).keys()];
    ids.push(...numbers.map((number) => `${base}-${number}`));
  }
  return ids;
}

function optionOf(base: string): string {
  return `widget_${base}`;
}

function isMap(value: unknown): value is Instance {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
