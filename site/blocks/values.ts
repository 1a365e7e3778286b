import type { Attributes } from './block-type.ts';

/** An attribute that is a text; empty when it is not set. */
export function textOf(attributes: Attributes, name: string): string {
  const value = attributes[name];
  return typeof value === 'string' ? value : '';
}

/** An attribute that is a number; `unset` when it is not set. */
export function numberOf(attributes: Attributes, name: string, unset: number): number {
  const value = attributes[name];
  return typeof value === 'number' ? value : unset;
}

/** Whether an attribute is on. */
export function isOn(attributes: Attributes, name: string): boolean {
  return attributes[name] === true;
}

/** The class that aligns a text; empty for none. */
export function textAlign(attributes: Attributes): string {
  const align = textOf(attributes, 'textAlign');
  return align === '' ? '' : `has-text-align-${align}`;
}
