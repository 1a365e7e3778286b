import { isError } from '../../runtime/errors/rest-error.ts';
import { sanitizeValue, validateValue } from '../../runtime/schema/index.ts';
import type { Schema } from '../../runtime/schema/index.ts';
import type { Attributes, AttributeSchemas, BlockMetadata, BlockType } from './block-types.ts';

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

/** Returns a positive whole number, also of a text; 0 for anything else. */
export function wholeNumber(value: unknown): number {
  const number = typeof value === 'number' || typeof value === 'string' ? Number(value) : 0;
  return Number.isSafeInteger(number) && number > 0 ? number : 0;
}

/** The attribute of every block type that locks moving and removing. */
const EVERY: AttributeSchemas = { lock: { type: 'object' } };

/** The attributes of a type: its own, and those that follow from what it supports. */
export function attributesOf({ attributes = {}, supports = {} }: BlockMetadata): AttributeSchemas {
  return {
    ...attributes,
    ...EVERY,
    ...(supports['customClassName'] === false ? {} : { className: { type: 'string' } }),
    ...(supports['align'] ? { align: { type: 'string' } } : {}),
  };
}

/** The schema of all attributes of a block; others are not allowed. */
export function attributesSchema({ attributes }: BlockType): Schema {
  return { type: 'object', properties: attributes, additionalProperties: false };
}

/**
 * The attributes with which a block is rendered: of what is written in it the values that fit, and
 * defaults for the others.
 */
export function preparedAttributes({ attributes }: BlockType, written: Attributes): Attributes {
  const entries = Object.entries(attributes).flatMap(([name, schema]): [string, unknown][] => {
    const value = Object.hasOwn(written, name) ? written[name] : undefined;
    if (value !== undefined && !isError(validateValue(value, schema, name)))
      return [[name, sanitizeValue(value, schema, name)]];
    return schema.default === undefined ? [] : [[name, schema.default]];
  });
  return Object.fromEntries(entries);
}
