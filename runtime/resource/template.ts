/** JSON as it stands in a schema file. */
export type Json = null | boolean | number | string | JsonList | JsonMap;
export type JsonList = readonly Json[];
export interface JsonMap {
  readonly [name: string]: Json;
}

/** A base of schema files, as the generator writes it down: features and `${…}` are still open. */
export type Template = JsonMap;

export function isMap(value: Json | undefined): value is JsonMap {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The list of `{ "$add": […] }`, which goes behind another; `null` for anything else. */
export function addedTo(value: Json | undefined): JsonList | null {
  if (!isMap(value) || Object.keys(value).length !== 1) return null;
  const list = value['$add'];
  return Array.isArray(list) ? list : null;
}
