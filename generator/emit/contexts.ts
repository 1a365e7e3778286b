import type { ContextRule } from '../../runtime/shape/contexts.ts';
import type { Resource } from '../model/api.ts';
import type { Names, RuntimeType } from '../names/names.ts';
import { filterCode } from './context-filters.ts';
import { Imports } from './imports.ts';
import { modules } from './modules.ts';
import { outline } from './outline.ts';
import { doc, id, joined, literal, property, ts } from './source.ts';
import type { Source } from './source.ts';
import { article } from './wording.ts';

const page = outline('contexts');

/** `generated/<resource>/contexts.ts`: what each context leaves out (4.5), as a table and unrolled. */
export function emitContexts(resource: Resource, names: Names): string {
  const { files, contexts, filters, schema } = names.of(resource);
  const imports = new Imports(files.contexts, names.settings);
  const shape = (type: RuntimeType) => imports.type(modules.shape, type, names.ofRuntime(type));
  const byContext = (type: RuntimeType) => {
    const known = resource.contexts.map(({ context }) => literal(context));
    return ts`Record<${joined(known, ' | ')}, ${shape(type)}>`;
  };

  const table = resource.contexts.map(({ context, omits }): [string, unknown] => {
    const undecided = (path: Path) => {
      const byValue = imports.value(modules.shape, 'byValue');
      const part = path.reduce(property, imports.value(files.schema, schema));
      return ts`${byValue}(${part}, ${context})`;
    };
    return [context, printable(omits, [], undecided)];
  });

  const unrolled = filterCode(resource, names, imports);
  const typed = {
    rules: byContext('ContextRule'),
    filterType: byContext('ContextFilter'),
    // Maps in the table are named one by one, which its own type would hide.
    kind: unrolled.below ? shape('ContextTable') : false,
  };
  return page({
    imports: imports.statements(),
    ...typed,
    doc: doc(`What each context leaves out of ${article(resource)}.`),
    contexts: id(contexts),
    table: literal(Object.fromEntries(table)),
    below: unrolled.below ?? false,
    filtersDoc: doc(`What each context shows of ${article(resource)}: the table, unrolled.`),
    filters: id(filters),
    unrolled: unrolled.filters,
  });
}

/** Where in the item's schema a rule stands: `properties`, `meta`, `items`. */
type Path = readonly string[];

/** The rule with code in the place of functions. A rule by value refers to its part of the schema. */
function printable(rule: ContextRule, path: Path, undecided: (path: Path) => Source): unknown {
  if (typeof rule === 'function') return undecided(path);
  if (rule === false) return false;
  if (isList(rule)) return rule.map((items) => printable(items, [...path, 'items'], undecided));
  return Object.fromEntries(
    Object.entries(rule).map(([name, below]) => [
      name,
      printable(below, [...path, 'properties', name], undecided),
    ]),
  );
}

function isList(rule: ContextRule): rule is readonly [ContextRule] {
  return Array.isArray(rule);
}
