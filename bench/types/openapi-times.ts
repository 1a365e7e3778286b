type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };
type JsonMap = { readonly [name: string]: Json };

/** Returns an OpenAPI document with `times` as many operations and schemas, which are copies with numbered names. */
export function openApiTimes(document: object, times: number): object {
  const { paths = {}, components = {}, ...others } = document as { [part: string]: JsonMap };
  const { schemas, ...shared } = components;
  const copies = Array.from({ length: times }, (_, at) => (at === 0 ? '' : String(at + 1)));
  const merged = (of: (copy: string) => JsonMap): JsonMap => Object.assign({}, ...copies.map(of));
  const copied = {
    paths: merged((copy) => renamed(paths, copy, (path) => withNumber(path, copy))),
    schemas: merged((copy) => renamed(schemas as JsonMap, copy, (name) => name + copy)),
  };
  return { ...others, paths: copied.paths, components: { ...shared, schemas: copied.schemas } };
}

/** `/cms/v2/posts/{id}` → `/cms/v2/posts2/{id}` */
function withNumber(path: string, copy: string): string {
  return path.replace(/^(\/[^/]+\/[^/]+\/[^/]+)/, `$1${copy}`);
}

function renamed(map: JsonMap, copy: string, name: (key: string) => string): JsonMap {
  return Object.fromEntries(
    Object.entries(map).map(([key, value]) => [name(key), referring(value, copy)]),
  );
}

/** Returns the value with the references, operations and tags of the copy. */
function referring(value: Json, copy: string): Json {
  const text = JSON.stringify(value)
    .replace(/"(#\/components\/schemas\/[^"]+)"/g, `"$1${copy}"`)
    .replace(/("operationId":"[a-zA-Z-]+)/g, `$1${copy}`);
  return JSON.parse(text) as Json;
}
