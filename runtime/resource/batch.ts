/**
 * Whether `allow_batch`, as a route or an endpoint has it, lets a request of `method` be in a batch: a write for `v1`, a read for
 * `get` as well. Anything that is no map allows nothing.
 */
export function allowsBatch(allowed: unknown, method: string): boolean {
  if (typeof allowed !== 'object' || allowed === null) return false;
  if (!('v1' in allowed && allowed.v1)) return false;
  return method !== 'GET' || ('get' in allowed && Boolean(allowed.get));
}
