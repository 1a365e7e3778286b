import type { Schema } from '../../../runtime/schema/types.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { diagnose } from '../../diagnostics/diagnostic.ts';
import type { Project, ResourceFile } from '../../load/project.ts';
import { linkEntries } from '../../../runtime/resource/index.ts';
import type { LinkSpec, ResourceSpec } from '../../../runtime/resource/index.ts';
import type { Path } from '../../load/tree.ts';
import { hint } from '../../diagnostics/hint.ts';

/** Placeholders that the service itself fills in, in every link. */
const ofTheService: readonly string[] = ['core', 'api_rel'];

/** A placeholder, or a condition, that is neither a field of the item nor a fact; facts nobody uses. */
export function* linkParams({ resources }: Project): Iterable<Diagnostic> {
  for (const resource of resources) {
    const { spec, places } = resource;
    const used = new Set<string>();
    for (const { rel, link, path } of linkEntries(spec.links)) {
      const ofItems = link.each === undefined ? [] : ['each'];
      for (const { param, path: at } of paramsOf(rel, link, path)) {
        used.add(param);
        if (ofItems.includes(param) || isKnown(param, resource)) continue;
        const values = { param, hint: hint(param, [...knownTo(resource), ...ofItems]) };
        yield diagnose('links/param-not-in-schema', places.at(at), values);
      }
    }
    for (const fact of Object.keys(spec.facts ?? {})) {
      if (used.has(`$${fact}`)) continue;
      yield diagnose('links/unused-fact', places.ofName(['facts', fact]), { fact });
    }
  }
}

export interface Param {
  readonly param: string;
  readonly path: Path;
}

function* paramsOf(rel: string, link: LinkSpec, path: Path): Iterable<Param> {
  yield* placeholders(rel, path);
  yield* placeholders(link.href, [...path, 'href']);
  if (link.when !== undefined) yield { param: link.when, path: [...path, 'when'] };
  if (link.each !== undefined) yield { param: link.each, path: [...path, 'each'] };
  for (const [name, text] of Object.entries(link.attributes ?? {})) {
    yield* placeholders(text, [...path, 'attributes', name]);
  }
}

/** The names in `{…}`. */
export function* placeholders(text: string, path: Path): Iterable<Param> {
  for (const [, param] of text.matchAll(/\{\+?([^{}]*)\}/g)) {
    if (param !== undefined) yield { param, path };
  }
}

function isKnown(param: string, { spec }: ResourceFile): boolean {
  return ofTheService.includes(param) || schemaOf(param, spec) !== undefined;
}

/** What a placeholder or a condition stands for: a field of the item, or a fact. */
export function schemaOf(param: string, { schema, facts }: ResourceSpec): Schema | undefined {
  const isFact = param.startsWith('$');
  const names = isFact ? [param.slice(1)] : param.split('.');
  let found: Schema | undefined = isFact ? { properties: facts ?? {} } : schema;
  for (const name of names) {
    const properties: Schema['properties'] = found?.properties;
    found = properties && Object.hasOwn(properties, name) ? properties[name] : undefined;
  }
  return found;
}

function knownTo({ spec }: ResourceFile): string[] {
  const facts = Object.keys(spec.facts ?? {}).map((fact) => `$${fact}`);
  return [...Object.keys(spec.schema.properties), ...facts, ...ofTheService];
}
