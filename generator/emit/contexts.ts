import { isMapRule } from '../../runtime/shape/contexts.ts';
import type { ContextRule } from '../../runtime/shape/contexts.ts';
import { mapValues } from '../collections.ts';
import type { ContextView, Resource } from '../model/api.ts';
import { reservedWords } from '../names/identifiers.ts';
import type { Names } from '../names/names.ts';
import { Imports, modules } from './imports.ts';
import { render } from './render.ts';
import { block, doc, id, inline, literal, member, property, ts } from './source.ts';
import type { Source } from './source.ts';
import { article } from './wording.ts';

/** Prints `generated/<resource>/contexts.ts`: the fields that each context omits (4.5), and its views. */
export function emitContexts(resource: Resource, names: Names): string {
  const { files, contexts, projections, schema, item, view: nameOf } = names.of(resource);
  const imports = new Imports(files.contexts, names);
  const printed = resource.contexts.map((view) => {
    const { context } = view;
    const byValue = (path: Path) => {
      const part = path.reduce(property, imports.value(files.schema, schema));
      return ts`${imports.value(modules.shape, 'byValue')}(${part}, ${context})`;
    };
    const type = nameOf(context);
    return {
      context: id(context),
      rule: literal(printable(view.omits, [], byValue)),
      type: imports.type(files.types, type),
      ...projection(view, { item, view: type }, property(id(contexts), context), imports),
    };
  });
  return render('contexts', imports, {
    table: imports.type(modules.shape, 'ContextTable'),
    item: imports.type(files.types, item),
    doc: doc(`The fields of ${article(resource)} that each context omits.`),
    contexts: id(contexts),
    viewsDoc: doc(`Returns ${article(resource)} as each context shows it.`),
    views: id(projections),
    printed,
  });
}

/** Prints the parameter and the result of a view: `({ id, link }: Tag): TagEmbed => ({ id, link })`. */
function projection(
  { context, omits, schema }: ContextView,
  types: { readonly item: string; readonly view: string },
  rule: Source,
  imports: Imports,
) {
  const item = id('item');
  const rules = isMapRule(omits) ? omits : null;
  if (rules && Object.keys(rules).length === 0) return { parameter: item, result: item };
  // An object literal would set the prototype.
  const shown = Object.entries(schema.properties ?? {}).filter(([name]) => name !== '__proto__');
  if (!rules || shown.length === 0)
    return { parameter: item, result: ts`${imports.value(modules.shape, 'omit')}(item, ${rule})` };
  const isIdentifier = (name: string) => /^[a-z]\w*$/i.test(name) && !reservedWords.has(name);
  const isPlain = shown.every(
    ([name, { optional }]) => !optional && !Object.hasOwn(rules, name) && isIdentifier(name),
  );
  const code = isPlain && inline(shown.map(([name]) => id(name)));
  // The formatter would break a longer line.
  if (code && `  ${context}: (${code}: ${types.item}): ${types.view} => (${code}),`.length <= 100)
    return { parameter: code, result: ts`(${code})` };
  const members = shown.map(([name, { optional }]) => {
    const value = property(item, name);
    const shownValue = Object.hasOwn(rules, name)
      ? ts`${imports.value(modules.shape, 'omit')}(${value}, ${property(rule, name)})`
      : value;
    const entry = member(name, shownValue);
    return optional ? ts`...(${value} !== undefined && ${inline([entry])})` : entry;
  });
  return { parameter: item, result: ts`(${block(members)})` };
}

/** The path of a rule in the schema of the item: `properties`, `meta`, `items`. */
type Path = readonly string[];

/** Returns the rule with code in place of functions. A rule by value refers to its part of the schema. */
function printable(rule: ContextRule, path: Path, byValue: (path: Path) => Source): unknown {
  if (typeof rule === 'function') return byValue(path);
  if (rule === false) return false;
  if (!isMapRule(rule)) return rule.map((items) => printable(items, [...path, 'items'], byValue));
  return mapValues(rule, (below, name) => printable(below, [...path, 'properties', name], byValue));
}
