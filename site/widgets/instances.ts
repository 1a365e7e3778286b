import { isMap } from '../../runtime/schema/values/containers.ts';
import { isSame, sign } from '../../runtime/auth/crypto.ts';
import type { Session } from '../store/index.ts';
import type { Instance, WidgetTypes } from './widget-types.ts';

/** Splits the ID of a widget, `recent-posts-2`, into its type and its number; `null` for an ID without one. */
export function parseWidgetId(id: string) {
  const [, base, number] = /^(.+)-(\d{1,15})$/.exec(id) ?? [];
  return base === undefined ? { base: id, number: null } : { base, number: Number(number) };
}

// Stored next to the settings of the widgets; marks that a type can have several widgets.
const MARK = '_multiwidget';

/** Returns the settings of all widgets of a type, by number. */
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

/** Returns the settings of a widget; `null` if it does not exist. */
export async function instanceOf(store: Session, id: string): Promise<Instance | null> {
  const { base, number } = parseWidgetId(id);
  return number === null ? null : ((await instancesOf(store, base)).get(number) ?? null);
}

/** Stores the settings of a widget; `null` removes it. */
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

/** Returns the IDs of all widgets, active or not. */
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

/** Encoded settings: clients send them back unchanged and cannot modify them. */
interface EncodedInstance {
  readonly encoded: string;
  /** A keyed digest of the encoded settings. */
  readonly hash: string;
}

/** Encodes settings for clients. */
export function encodeInstance(instance: Instance, secret: string): EncodedInstance {
  const text = JSON.stringify(instance);
  return { encoded: Buffer.from(text, 'utf8').toString('base64'), hash: hashOf(text, secret) };
}

/** Decodes settings of a client; returns `null` if they were not encoded by this site. */
export function decodeInstance(given: EncodedInstance, secret: string): Instance | null {
  const text = Buffer.from(given.encoded, 'base64').toString('utf8');
  if (!isSame(given.hash, hashOf(text, secret))) return null;
  // A text with a valid hash was written by `encodeInstance`.
  return JSON.parse(text) as Instance;
}

// The key signs other values, too, so the signed text begins with its purpose.
function hashOf(text: string, secret: string): string {
  return sign(`widget|${text}`, secret);
}
