import { isError } from '../../runtime/errors/rest-error.ts';
import { sanitizeValue, validateValue } from '../../runtime/schema/index.ts';
import type { Schema } from '../../runtime/schema/index.ts';
import type { Attributes, AttributeSchemas, BlockMetadata, BlockType } from './block-types.ts';

/** Returns a string attribute; the empty string if it is not set. */
export function textOf(attributes: Attributes, name: string): string {
  const value = attributes[name];
  return typeof value === 'string' ? value : '';
}

/** Returns a numeric attribute; `unset` if it is not set. */
export function numberOf(attributes: Attributes, name: string, unset: number): number {
  const value = attributes[name];
  return typeof value === 'number' ? value : unset;
}

/** Whether a boolean attribute is true. */
export function isOn(attributes: Attributes, name: string): boolean {
  return attributes[name] === true;
}

/** Returns the class for the attribute `textAlign`; the empty string if it is not set. */
export function textAlign(attributes: Attributes): string {
  const align = textOf(attributes, 'textAlign');
  return align === '' ? '' : `has-text-align-${align}`;
}

/** Returns a positive integer from a number or a numeric string; 0 for any other value. */
export function wholeNumber(value: unknown): number {
  const number = typeof value === 'number' || typeof value === 'string' ? Number(value) : 0;
  return Number.isSafeInteger(number) && number > 0 ? number : 0;
}

/** The attribute of every block type: `lock` prevents moving and removing. */
const EVERY: AttributeSchemas = { lock: { type: 'object' } };

/** Returns the attributes of a block type: the declared ones and those implied by `supports`. */
export function attributesOf({ attributes = {}, supports = {} }: BlockMetadata): AttributeSchemas {
  return {
    ...attributes,
    ...EVERY,
    ...(supports['customClassName'] === false ? {} : { className: { type: 'string' } }),
    ...(supports['align'] ? { align: { type: 'string' } } : {}),
  };
}

/** Returns the schema of all attributes of a block type. Additional attributes are not allowed. */
export function attributesSchema({ attributes }: BlockType): Schema {
  return { type: 'object', properties: attributes, additionalProperties: false };
}

/**
 * Returns the attributes for rendering a block: the valid values that the block sets, and the defaults of the others.
 * Invalid values are dropped.
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
