import { isSame, sign } from '../../runtime/auth/crypto.ts';
import type { Session } from '../store/index.ts';
import type { Instance, WidgetTypes } from './widget-types.ts';

/** A kind of widget and the number of one of them. */
interface WidgetId {
  readonly base: string;
  /** `null` where the name has none. */
  readonly number: number | null;
}

/** Takes the name of a widget apart: `recent-posts-2`. */
export function parseWidgetId(id: string): WidgetId {
  const [, base, number] = /^(.+)-(\d{1,15})$/.exec(id) ?? [];
  return base === undefined ? { base: id, number: null } : { base, number: Number(number) };
}

// Stands among the settings by number, and says that there can be several.
const MARK = '_multiwidget';

/** The settings of all widgets of a kind, by number. */
export async function instancesOf(
  store: Session,
  base: string,
): Promise<ReadonlyMap<number, Instance>> {
  const stored = await store.options.get(optionOf(base));
  if (!isRecord(stored)) return new Map();
  return new Map(
    Object.entries(stored).flatMap(([name, instance]): [number, Instance][] =>
      /^\d{1,15}$/.test(name) && isRecord(instance) ? [[Number(name), instance]] : [],
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

function isRecord(value: unknown): value is Instance {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Settings as clients carry them about: they need not understand them, and cannot change them. */
interface EncodedInstance {
  readonly encoded: string;
  /** A keyed digest of what is encoded. */
  readonly hash: string;
}

/** Settings as clients are given them. */
export function encodeInstance(instance: Instance, secret: string): EncodedInstance {
  const text = JSON.stringify(instance);
  return { encoded: Buffer.from(text, 'utf8').toString('base64'), hash: hashOf(text, secret) };
}

/** Settings that a client gives back; `null` when they are none that were encoded here. */
export function decodeInstance(given: EncodedInstance, secret: string): Instance | null {
  const text = Buffer.from(given.encoded, 'base64').toString('utf8');
  if (!isSame(given.hash, hashOf(text, secret))) return null;
  // A text with a valid hash was written by `encodeInstance`.
  return JSON.parse(text) as Instance;
}

// The key signs other things too: what is signed begins with what it is for.
function hashOf(text: string, secret: string): string {
  return sign(`widget|${text}`, secret);
}
