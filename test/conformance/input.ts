import type { Schema } from '../../runtime/schema/types.ts';
import type { CaseInput } from './types.ts';

/** Read members of the input of a case by kind. They throw if the case lacks one. */

export function textAt(input: CaseInput, name: string, otherwise?: string): string {
  const value = input[name] ?? otherwise;
  if (typeof value !== 'string') throw new TypeError(`case: ${name} is no text`);
  return value;
}

export function numberAt(input: CaseInput, name: string, otherwise?: number): number {
  const value = input[name] ?? otherwise;
  if (typeof value !== 'number') throw new TypeError(`case: ${name} is no number`);
  return value;
}

export function textsAt(input: CaseInput, name: string): readonly string[] {
  return listAt(input, name).map(String);
}

export function listAt(input: CaseInput, name: string): readonly unknown[] {
  const value = input[name];
  if (!Array.isArray(value)) throw new TypeError(`case: ${name} is no list`);
  return value;
}

/** Returns a schema unchanged: some cases test invalid schemas. */
export function schemaAt(input: CaseInput, name: string): Schema {
  return (input[name] ?? {}) as Schema;
}
