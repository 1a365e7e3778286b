import { sanitizeTextField, sanitizeUrl, toInteger, toText } from '../../runtime/schema/index.ts';
import { can } from '../domain/permissions/caller.ts';
import type { Caller } from '../domain/permissions/caller.ts';
import { safeHtml } from '../domain/html.ts';
import type { Instance } from './widget-types.ts';

/** An option of a field: the stored value and its label. */
export type Choice = readonly [value: string, label: string];

/** The form control of a setting. */
type Control =
  | { readonly kind: 'text' | 'url' | 'textarea' | 'checkbox' }
  | { readonly kind: 'number'; readonly least: number; readonly most: number }
  | { readonly kind: 'select'; readonly choices: readonly Choice[] };

/** A setting of a widget type. */
export interface Field {
  readonly name: string;
  readonly label: string;
  readonly control: Control;
  /** Returns the value to store for a submitted value (`undefined` if absent); `undefined` removes the setting. */
  read(value: unknown, caller: Caller): unknown;
}

type Read = Field['read'];

/** Returns the constructor of the fields with a control, which `read` reads. */
function fieldOf(kind: 'text' | 'url' | 'textarea' | 'checkbox', read: Read) {
  return (name: string, label: string): Field => ({ name, label, control: { kind }, read });
}

/** A line of plain text. */
export const textField = fieldOf('text', (value) => sanitizeTextField(toText(value ?? '')));

/** A URL; invalid ones become empty. */
export const urlField = fieldOf('url', (value) => sanitizeUrl(toText(value ?? '')));

/** HTML; it is sanitized unless the user may write any HTML. */
export const htmlField = fieldOf('textarea', (value, caller) => {
  const html = toText(value ?? '');
  return can(caller, 'unfiltered_html') ? html : safeHtml(html);
});

/** A boolean setting. */
export const flagField = fieldOf('checkbox', isOn);

/** A boolean setting that is not stored if it is not sent. */
export const optionalFlagField = fieldOf('checkbox', (value) =>
  value === undefined || value === null ? undefined : isOn(value),
);

/** A boolean setting that is stored as 1 or 0. */
export const switchField = fieldOf('checkbox', (value) => (isOn(value) ? 1 : 0));

/** An integer, limited to the range; an empty value becomes `unset`. */
export function numberField(
  name: string,
  label: string,
  { least, most, unset }: { readonly least: number; readonly most: number; readonly unset: number },
): Field {
  return {
    name,
    label,
    control: { kind: 'number', least, most },
    read: (value) => {
      if (value === undefined || value === null || value === '') return unset;
      return Math.min(most, Math.max(least, toInteger(value)));
    },
  };
}

/** One of several values; any other value becomes the first one. */
export function choiceField(name: string, label: string, choices: readonly Choice[]): Field {
  const values = choices.map(([value]) => value);
  return {
    name,
    label,
    control: { kind: 'select', choices },
    read: (value) => values.find((each) => each === toText(value ?? '')) ?? values[0],
  };
}

/** Returns the settings to store: the sanitized new values over the previous ones. */
export function readFields(
  fields: readonly Field[],
  sent: Instance,
  before: Instance,
  caller: Caller,
): Instance {
  const read = fields.flatMap((field) => {
    const given = Object.hasOwn(sent, field.name) ? sent[field.name] : undefined;
    const value = field.read(given, caller);
    return value === undefined ? [] : [[field.name, value] as const];
  });
  return { ...before, ...Object.fromEntries(read) };
}

/** Returns a setting as text. */
export function textOf(instance: Instance, name: string): string {
  const value = Object.hasOwn(instance, name) ? instance[name] : undefined;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Whether a setting is on. */
export function isSet(instance: Instance, name: string): boolean {
  return Object.hasOwn(instance, name) && isOn(instance[name]);
}

/** Returns a setting as a number; `unset` if it is not a number. */
export function numberOf(instance: Instance, name: string, unset: number): number {
  const number = Number.parseInt(textOf(instance, name), 10);
  return Number.isNaN(number) ? unset : number;
}

function isOn(value: unknown): boolean {
  return Boolean(value) && value !== '0' && value !== 'false';
}
