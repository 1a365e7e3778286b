import { linkEntries } from '../../../runtime/resource/index.ts';
import type { LinkSpec } from '../../../runtime/resource/index.ts';
import type { Schema, TypeName } from '../../../runtime/schema/types.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { diagnose } from '../../diagnostics/diagnostic.ts';
import type { Project } from '../../load/project.ts';
import type { Path } from '../../load/tree.ts';
import { placeholders, schemaOf } from './link-params.ts';
import type { Param } from './link-params.ts';

/** A value that has no text in the text of a link, or a list of links of what is no list. */
export function* linkTypes({ resources }: Project): Iterable<Diagnostic> {
  for (const { spec, places } of resources) {
    for (const { rel, link, path } of linkEntries(spec.links)) {
      for (const { param, path: at, needed, fits } of usesOf(rel, link, path)) {
        const types = typesOf(schemaOf(param, spec));
        if (types.length === 0 || types.some(fits)) continue;
        const values = { param, found: types.join(' or '), needed };
        yield diagnose('links/wrong-type', places.at(at), values);
      }
    }
  }
}

interface Use extends Param {
  readonly needed: string;
  readonly fits: (type: TypeName) => boolean;
}

function* usesOf(rel: string, link: LinkSpec, path: Path): Iterable<Use> {
  const { href, each, attributes = {} } = link;
  if (each !== undefined) yield { param: each, path: [...path, 'each'], ...asList };
  for (const param of placeholders(rel, path)) yield { ...param, ...asText };
  for (const param of placeholders(href, [...path, 'href'])) yield { ...param, ...asText };
  for (const [name, text] of Object.entries(attributes)) {
    // By itself a value keeps its type.
    if (/^\{[^{}]*\}$/.test(text)) continue;
    const at = [...path, 'attributes', name];
    for (const param of placeholders(text, at)) yield { ...param, ...asText };
  }
}

const asList = { needed: 'a list', fits: (type: TypeName) => type === 'array' };
// The items of a list are written with commas between them, as in "?include={tags}".
const asText = {
  needed: 'a string or a number',
  fits: (type: TypeName) => type !== 'object',
};

/** Null aside, which leaves the place empty; nothing where the type is not said. */
function typesOf(schema: Schema | undefined): readonly TypeName[] {
  return [schema?.type ?? []].flat().filter((type) => type !== 'null');
}
