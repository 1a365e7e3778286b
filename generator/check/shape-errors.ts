import type { ErrorObject } from 'ajv';
import { diagnose } from '../diagnostics/diagnostic.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { nameSpanAt, nodeAt, spanAt, valueOf } from '../load/tree.ts';
import type { JsonNode } from '../load/tree.ts';
import { formatHint, keywordHint, typeHint, valueHint } from './foreign-keywords.ts';
import { hint } from '../diagnostics/hint.ts';

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

export function explain(error: ErrorObject, tree: JsonNode): Diagnostic[] {
  const explanation = Object.hasOwn(explanations, error.keyword)
    ? explanations[error.keyword]
    : badValue;
  return explanation ? [explanation(error, tree, pathOf(error))] : [];
}

/** `/routes/~1/list` → routes, /, list */
function pathOf({ instancePath }: ErrorObject): string[] {
  const steps = instancePath.split('/').slice(1);
  return steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function unknownMember(error: ErrorObject, tree: JsonNode, path: readonly string[]): Diagnostic {
  const name = String(error.params['additionalProperty']);
  const known = Object.keys(propertiesOf(error.parentSchema));
  const span = nameSpanAt(tree, [...path, name]);
  // Only schemas have a property `anyOf`.
  return known.includes('anyOf')
    ? diagnose('schema/unknown-keyword', span, { keyword: name, hint: keywordHint(name, known) })
    : diagnose('shape/unknown-member', span, { name, hint: hint(name, known) });
}

function propertiesOf(schema: unknown): object {
  if (typeof schema !== 'object' || schema === null || !('properties' in schema)) return {};
  return schema.properties ?? {};
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
  const said = typeof error.data === 'string' ? error.data : null;
  const near = (close: typeof hint): string =>
    said === null ? '' : close(said, names.map(String));

  if (path.length === 1 && path[0] === 'format') {
    return diagnose('shape/format-version', span, { found: value, known: allowed });
  }
  const keyword = path.findLast((step) => !/^\d+$/.test(step));
  if (keyword === 'type' && names.includes('integer')) {
    return diagnose('schema/unknown-type', span, {
      type: value,
      types: allowed,
      hint: near(typeHint),
    });
  }
  if (keyword === 'format' && names.includes('date-time')) {
    return diagnose('schema/unknown-format', span, {
      format: value,
      formats: allowed,
      hint: near(formatHint),
    });
  }
  return diagnose('shape/not-allowed', span, { value, allowed, hint: near(hint) });
}

function wrongType(error: ErrorObject, tree: JsonNode, path: readonly string[]): Diagnostic {
  const expected = [error.params['type']].flat().join(' or ');
  return diagnose('shape/wrong-type', spanAt(tree, path), {
    expected,
    found: kindOf(error.data),
    hint: valueHint(path.at(-1) ?? ''),
  });
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

const withoutSlashes: ReadonlySet<string | undefined> = new Set(['namespace', 'base']);

function badValue(error: ErrorObject, tree: JsonNode, path: readonly string[]): Diagnostic {
  if (error.propertyName !== undefined) {
    const { propertyName: name } = error;
    const span = nameSpanAt(tree, [...path, name]);
    return diagnose('shape/bad-name', span, { name, problem: expectationOf(error) });
  }
  const span = spanAt(tree, path);
  const value = shorten(JSON.stringify(valueAt(tree, path)));
  if (path.length === 1 && withoutSlashes.has(path[0]) && hasLooseSlash(valueAt(tree, path))) {
    return diagnose('routes/namespace-slashes', span, { value });
  }
  return diagnose('shape/bad-value', span, { value, problem: problemOf(error) });
}

/** Whether a text has a leading, trailing or double slash. */
function hasLooseSlash(value: unknown): boolean {
  return typeof value === 'string' && value.split('/').length > 1 && value.split('/').includes('');
}

function valueAt(tree: JsonNode, path: readonly string[]): unknown {
  const node = nodeAt(tree, path);
  return node && valueOf(node);
}

function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** Descriptions of invalid values, which follow the value in the message, by the keyword of ajv. */
const problems: {
  readonly [keyword: string]: (params: Params, value: unknown) => string;
} = {
  minLength: ({ limit }) => tooFew(limit, 'characters'),
  minItems: ({ limit }) => tooFew(limit, 'items'),
  minProperties: ({ limit }) => tooFew(limit, 'properties'),
  uniqueItems: ({ i }, value) => `contains ${JSON.stringify(itemOf(value, i))} twice`,
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

function itemOf(list: unknown, at: unknown): unknown {
  return Array.isArray(list) ? list[Number(at)] : undefined;
}
