import type { ErrorObject, ValidateFunction } from 'ajv';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { diagnose } from '../diagnostics/diagnostic.ts';
import { hint } from '../diagnostics/hint.ts';
import { pathIn, referencesIn } from '../load/extend.ts';
import type { SourceFile, Sources } from '../load/load.ts';
import { nameSpanAt, nodeAt, spanAt, textOf, valueOf } from '../load/tree.ts';
import type { JsonNode } from '../load/tree.ts';
import { formatHint, keywordHint, typeHint, valueHint } from './foreign-keywords.ts';
import { metaSchemas } from './meta.ts';

/** Validates every schema file against schemas/meta/; returns the diagnostics of each file. */
export async function checkShapes(sources: Sources) {
  const meta = await metaSchemas();
  const found = new Map<SourceFile, readonly Diagnostic[]>();
  for (const [files, validate] of [
    [sources.bases, meta.base],
    [sources.argSets, meta.args],
    [sources.types, meta.type],
    [sources.about, meta.about],
  ] as const)
    for (const file of files) found.set(file, shapeErrors(file.own, file.tree, validate));
  for (const file of sources.resources) {
    const references = referencesIn(file.tree);
    // An invalid `$extends` would cause follow-up errors.
    const isExtended = references.length > 0 && references.every((each) => pathIn(each) !== null);
    const errors = [
      ...shapeErrors(file.own, file.tree, meta.resource),
      // The extended file has to be complete as well; the error may then be in a base.
      ...(isExtended ? shapeErrors(file.value, file.whole, meta.resource) : []),
    ];
    // A name of the wrong form also differs from that of the file.
    found.set(file, errors.length > 0 ? errors : misnamed(file));
  }
  return found;
}

function shapeErrors(value: unknown, tree: JsonNode, validate: ValidateFunction): Diagnostic[] {
  validate(value);
  const errors = validate.errors ?? [];
  // An error about `enum` already implies the type.
  const listed = new Set(
    errors.filter(({ keyword }) => keyword === 'enum').map(({ instancePath }) => instancePath),
  );
  return errors
    .filter(({ keyword, instancePath }) => keyword !== 'type' || !listed.has(instancePath))
    .flatMap((error) => {
      const { keyword } = error;
      const explain = Object.hasOwn(explanations, keyword) ? explanations[keyword] : badValue;
      // `/routes/~1/list` → routes, /, list
      const steps = error.instancePath.split('/').slice(1);
      const path = steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
      return explain ? explain(error, tree, path) : [];
    });
}

/** Returns a diagnostic if the resource is not named like its file. */
function misnamed({ name, whole }: SourceFile): Diagnostic[] {
  const resource = textOf(whole, 'resource');
  if (resource === null || resource === name) return [];
  const span = spanAt(whole, ['resource']);
  return [diagnose('shape/file-name', span, { resource, file: name })];
}

type Explanation = (error: ErrorObject, tree: JsonNode, path: readonly string[]) => Diagnostic;

/** The diagnostics for errors of ajv, by keyword. `null` for keywords that only wrap other errors. */
const explanations: { readonly [keyword: string]: Explanation | null } = {
  if: null,
  propertyNames: null,
  additionalProperties: unknownMember,
  required: missingMember,
  enum: notAllowed,
  type: wrongType,
};

function unknownMember(error: ErrorObject, tree: JsonNode, path: readonly string[]): Diagnostic {
  const name = String(error.params['additionalProperty']);
  const properties: unknown = error.parentSchema?.['properties'];
  const known = Object.keys(properties ?? {});
  const span = nameSpanAt(tree, [...path, name]);
  // Only schemas have a property `anyOf`.
  return known.includes('anyOf')
    ? diagnose('schema/unknown-keyword', span, { keyword: name, hint: keywordHint(name, known) })
    : diagnose('shape/unknown-member', span, { name, hint: hint(name, known) });
}

function missingMember(error: ErrorObject, tree: JsonNode, path: readonly string[]): Diagnostic {
  const name = String(error.params['missingProperty']);
  // The name of the object is clearer, and shorter, than the whole object.
  const span =
    path.length > 0 ? nameSpanAt(tree, path) : { ...tree.span, end: tree.span.start + 1 };
  return diagnose('shape/missing-member', span, { name });
}

function notAllowed(error: ErrorObject, tree: JsonNode, path: readonly string[]): Diagnostic {
  const span = spanAt(tree, path);
  const value = shorten(JSON.stringify(error.data));
  const names: readonly unknown[] = error.params['allowedValues'];
  const allowed = names.join(', ');
  const near = (close: typeof hint): string =>
    typeof error.data === 'string' ? close(error.data, names.map(String)) : '';

  if (path.length === 1 && path[0] === 'format')
    return diagnose('shape/format-version', span, { found: value, known: allowed });
  const keyword = path.findLast((step) => !/^\d+$/.test(step));
  if (keyword === 'type' && names.includes('integer')) {
    const values = { type: value, types: allowed, hint: near(typeHint) };
    return diagnose('schema/unknown-type', span, values);
  }
  if (keyword === 'format' && names.includes('date-time')) {
    const values = { format: value, formats: allowed, hint: near(formatHint) };
    return diagnose('schema/unknown-format', span, values);
  }
  return diagnose('shape/not-allowed', span, { value, allowed, hint: near(hint) });
}

function wrongType(error: ErrorObject, tree: JsonNode, path: readonly string[]): Diagnostic {
  const expected = [error.params['type']].flat().join(' or ');
  const { data }: { data?: unknown } = error;
  const found = data === null ? 'null' : Array.isArray(data) ? 'array' : typeof data;
  const values = { expected, found, hint: valueHint(path.at(-1) ?? '') };
  return diagnose('shape/wrong-type', spanAt(tree, path), values);
}

function badValue(error: ErrorObject, tree: JsonNode, path: readonly string[]): Diagnostic {
  if (error.propertyName !== undefined) {
    const { propertyName: name } = error;
    const span = nameSpanAt(tree, [...path, name]);
    return diagnose('shape/bad-name', span, { name, problem: expectationOf(error) });
  }
  const node = nodeAt(tree, path);
  const found = node && valueOf(node);
  const value = shorten(JSON.stringify(found));
  const isPath = path.length === 1 && ['namespace', 'base'].includes(path[0] ?? '');
  // A leading, trailing or double slash.
  if (isPath && typeof found === 'string' && found !== '' && found.split('/').includes(''))
    return diagnose('routes/namespace-slashes', spanAt(tree, path), { value });
  return diagnose('shape/bad-value', spanAt(tree, path), { value, problem: problemOf(error) });
}

function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** Descriptions of invalid values, which follow the value in the message, by the keyword of ajv. */
const problems: { readonly [keyword: string]: (params: Params, value: unknown) => string } = {
  minLength: ({ limit }) => tooFew(limit, 'characters'),
  minItems: ({ limit }) => tooFew(limit, 'items'),
  minProperties: ({ limit }) => tooFew(limit, 'properties'),
  uniqueItems: ({ i }, list) => `contains ${JSON.stringify([list].flat()[Number(i)])} twice`,
  minimum: ({ limit }) => `is less than ${String(limit)}`,
  maximum: ({ limit }) => `is greater than ${String(limit)}`,
  exclusiveMinimum: ({ limit }) => `is not greater than ${String(limit)}`,
};

type Params = ErrorObject['params'];

function problemOf(error: ErrorObject): string {
  const { keyword, params, data } = error;
  if (keyword === 'pattern' || keyword === 'not') return `is invalid: ${expectationOf(error)}`;
  const problem = Object.hasOwn(problems, keyword) ? problems[keyword] : undefined;
  return problem ? problem(params, data) : 'is not allowed here';
}

/** Returns the expected form of a value in words, if the meta schema has them, as editors show them. */
function expectationOf({ params, parentSchema }: ErrorObject): string {
  const message: unknown = parentSchema?.['patternErrorMessage'];
  if (typeof message !== 'string') return `expected a match of ${String(params['pattern'])}`;
  return message.charAt(0).toLowerCase() + message.slice(1).replace(/\.$/, '');
}

function tooFew(limit: unknown, what: string): string {
  return limit === 1 ? 'is empty' : `has fewer than ${String(limit)} ${what}`;
}
