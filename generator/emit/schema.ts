import type { Resource } from '../model/api.ts';
import type { Names } from '../names/names.ts';
import { Imports } from './imports.ts';
import { outline } from './outline.ts';
import { doc, id, literal, ts } from './source.ts';
import { article, capital } from './wording.ts';

const page = outline('constant');

/** `generated/<resource>/schema.ts`: the item as OPTIONS shows it (4.1). */
export function emitSchema(resource: Resource, names: Names): string {
  const { files, schema } = names.of(resource);
  const value = literal({
    $schema: 'http://json-schema.org/draft-04/schema#',
    ...resource.publicSchema,
  });
  return page({
    imports: new Imports(files.schema, names.settings).statements(),
    doc: doc(`${capital(article(resource))}, as OPTIONS shows it.`),
    name: id(schema),
    // Of all literals alone, its type can be told without being worked out.
    value: ts`${value} as const`,
    type: false,
  });
}
