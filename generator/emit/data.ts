import type { Api, Base, Resource } from '../model/api.ts';
import type { Names } from '../names/names.ts';
import { Imports, modules } from './imports.ts';
import { render } from './render.ts';
import { doc, id, literal, member, ts } from './source.ts';
import { withConstants } from './type-schemas.ts';
import { article, capital, declaredAt } from './wording.ts';

/** Prints `generated/<resource>/schema.ts`: the item as OPTIONS shows it (4.1). */
export function emitSchema(resource: Resource, api: Api, names: Names): string {
  const { files, schema } = names.of(resource);
  const imports = new Imports(files.schema, names);
  const $schema = 'http://json-schema.org/draft-04/schema#';
  const { printed, hasTypes } = withConstants(resource.publicSchema, api, names, imports);
  const value = literal({ $schema, ...printed });
  return render('constant', imports, {
    doc: doc(`${capital(article(resource))}, as OPTIONS shows it.`),
    name: id(schema),
    // `isolatedDeclarations` accepts both.
    value: hasTypes ? value : ts`${value} as const`,
    type: hasTypes && imports.type(modules.kernel, 'PublicSchema'),
  });
}

/** Prints `generated/bases/<base>.ts`: a base as data, for resources that are registered at run time. */
export function emitBase(base: Base, names: Names): string {
  const { file, template } = names.ofBase(base);
  const imports = new Imports(file, names);
  return render('constant', imports, {
    doc: doc(`The common part of resources that extend ${base.source}.`),
    name: id(template),
    value: literal(base.template),
    type: imports.type(modules.resource, 'Template'),
  });
}

/** Prints `generated/shared/sets.ts`: the argument sets as data, for resources that are registered at run time. */
export function emitArgSets({ argSpecs }: Api, names: Names): string {
  const imports = new Imports(names.modules.sets, names);
  return render('constant', imports, {
    doc: doc('The argument sets, for resources that are registered at run time.'),
    name: id('argSets'),
    value: literal(argSpecs),
    type: imports.type(modules.resource, 'ArgSets'),
  });
}

/** Prints `generated/enums.ts`: the values of each `enum` with names. */
export function emitEnums(api: Api, names: Names): string {
  const enums = api.enums.map((one) => {
    const { description, enum: values = [], enumNames = [], enumDescriptions = [] } = one.schema;
    const said = description ?? `The values of \`${one.name}\`.`;
    const members = values.map((value, at) => ({
      doc: enumDescriptions[at] !== undefined && doc(enumDescriptions[at]),
      member: member(enumNames[at] ?? String(value), value),
    }));
    return { doc: doc(`${said} ${declaredAt(one.origin)}`), name: id(names.ofEnum(one)), members };
  });
  return render('enums', new Imports(names.modules.enums, names), { enums });
}
