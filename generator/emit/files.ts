import type { OpenAPIV3_1 } from 'openapi-types';
import type { FileField, FileFields } from '../../runtime/resource/index.ts';
import { mapValues } from '../collections.ts';
import { inline, joined, member, memberName, Source, ts } from './source.ts';

function isList({ minItems, maxItems }: FileField): boolean {
  return minItems !== undefined || maxItems !== undefined;
}

function isRequired({ required = false, minItems = 0 }: FileField): boolean {
  return required || minItems > 0;
}

/** Prints the kinds of the files of an endpoint by field: `{ cover: "one", photos: "list" }`. */
export function fileKinds(files: FileFields): Source {
  return inline(
    Object.entries(files).map(([name, field]) =>
      member(name, isList(field) ? 'list' : isRequired(field) ? 'one' : 'optional'),
    ),
  );
}

/** Prints the parameter of a client method with the files of an endpoint. */
export function filesParameter(files: FileFields, type: (name: string) => Source): Source {
  const upload = type('Upload');
  const members = Object.entries(files).map(([name, field]) => {
    const file = isList(field) ? ts`readonly ${upload}[]` : upload;
    const key = new Source(memberName(name));
    return isRequired(field) ? ts`${key}: ${file}` : ts`${key}?: ${file} | undefined`;
  });
  const options = ts`${type('FilesOptions')}<{ ${joined(members, '; ')} }>`;
  return Object.values(files).some(isRequired) ? ts`options: ${options}` : ts`options?: ${options}`;
}

/** Returns the parts of a form with files, and the media types of each. */
export function fileParts(files: FileFields) {
  const all = Object.entries(files);
  const encoded = all.flatMap(([name, { mediaTypes }]) =>
    mediaTypes ? [[name, { contentType: mediaTypes.join(', ') }] as const] : [],
  );
  return {
    properties: mapValues(files, partSchema),
    required: all.filter(([, field]) => isRequired(field)).map(([name]) => name),
    encoding: Object.fromEntries(encoded),
  };
}

function partSchema(field: FileField): OpenAPIV3_1.SchemaObject {
  const { description, minItems, maxItems, maxBytes } = field;
  const said = description === undefined ? {} : { description };
  const size = maxBytes === undefined ? {} : { maxLength: maxBytes };
  const file = { type: 'string', format: 'binary', ...size } as const;
  if (!isList(field)) return { ...said, ...file };
  return {
    ...{ ...said, type: 'array', items: file },
    ...(minItems !== undefined && { minItems }),
    ...(maxItems !== undefined && { maxItems }),
  };
}
