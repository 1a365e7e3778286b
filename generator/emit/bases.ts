import type { Api, Base } from '../model/api.ts';
import type { Names } from '../names/names.ts';
import { Imports } from './imports.ts';
import { modules } from './modules.ts';
import { outline } from './outline.ts';
import { doc, id, literal } from './source.ts';

const page = outline('constant');

/** `generated/bases/<base>.ts`: the base as data, for resources that are made at run time. */
export function emitBase(base: Base, names: Names): string {
  const { file, template } = names.ofBase(base);
  const imports = new Imports(file, names.settings);
  const kind = imports.type(modules.resource, 'Template', names.ofRuntime('Template'));
  return page({
    imports: imports.statements(),
    doc: doc(`What resources made of ${base.source} have in common.`),
    name: id(template),
    value: literal(base.template),
    type: kind,
  });
}

/** `generated/shared/sets.ts`: the argument sets as data, for the same. */
export function emitArgSets({ argSpecs }: Api, names: Names): string {
  const imports = new Imports(names.modules.sets, names.settings);
  const kind = imports.type(modules.resource, 'ArgSets', names.ofRuntime('ArgSets'));
  return page({
    imports: imports.statements(),
    doc: doc('The argument sets, for resources that are made at run time.'),
    name: id('argSets'),
    value: literal(argSpecs),
    type: kind,
  });
}
