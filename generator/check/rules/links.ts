import { linkEntries } from '../../../runtime/resource/index.ts';
import type { LinkSpec, ResourceSpec } from '../../../runtime/resource/index.ts';
import type { Schema, TypeName } from '../../../runtime/schema/types.ts';
import { diagnose } from '../../diagnostics/diagnostic.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { hint } from '../../diagnostics/hint.ts';
import { groupBy } from '../../collections.ts';
import type { Project, ResourceFile } from '../../load/project.ts';
import type { Path } from '../../load/tree.ts';
import { answersEmbedded, askedContext } from '../../lower/links.ts';
import { compilePattern, pathIn } from '../../lower/pattern.ts';
import { servedRoutes } from '../walk.ts';
import type { Rule } from '../walk.ts';

export const linkRules: readonly Rule[] = [linkParams, linkTypes];

export const crossLinkRules: readonly Rule[] = [unknownResource, unknownRoute];

/** links/unknown-resource: a link that embeds a resource without a schema file. */
function* unknownResource(project: Project): Iterable<Diagnostic> {
  const names = project.resources.map(({ name }) => name);
  for (const { resource, path, places } of embeddedBy(project)) {
    if (names.includes(resource)) continue;
    const values = { resource, hint: hint(resource, names) };
    yield diagnose('links/unknown-resource', places.at([...path, 'embeds']), values);
  }
}

function embeddedBy({ resources }: Project) {
  return resources.flatMap(({ spec, places }) =>
    linkEntries(spec.links).flatMap(({ link: { embeds, href }, path }) =>
      embeds === undefined ? [] : [{ resource: embeds, href, path: [...path], places }],
    ),
  );
}

/** links/unknown-route, links/unknown-view: a link whose URL matches no route of the resource, or a context that it does not have. */
function* unknownRoute(project: Project): Iterable<Diagnostic> {
  const readers = servedRoutes(project).filter(({ method }) => method === 'GET');
  const routes = groupBy(
    readers.map(({ resource, namespace, pattern, asks }) => {
      return { resource, start: pathIn(namespace, ''), expression: compilePattern(pattern), asks };
    }),
    ({ resource }) => resource,
  );
  for (const { resource, href, path, places } of embeddedBy(project)) {
    const samples = sampleRoutes(href);
    if (samples.length === 0) continue;
    const served = routes.get(resource) ?? [];
    const matching = served.find(({ start, expression }) =>
      samples.some(
        (sample) => sample.startsWith(start) && expression?.test(sample.slice(start.length)),
      ),
    );
    const span = () => places.at([...path, 'href']);
    if (!matching) {
      if (served.length > 0) yield diagnose('links/unknown-route', span(), { href, resource });
    } else if (!answersEmbedded(href, matching.asks)) {
      const contexts = matching.asks.join(', ');
      const values = { href, resource, context: askedContext(href), contexts };
      yield diagnose('links/unknown-view', span(), values);
    }
  }
}

/** Returns examples of the URL of a link; none if it depends on a fact or leads to another site. */
function sampleRoutes(href: string): string[] {
  const [route = ''] = href.split('?');
  if (!route.startsWith('/') || route.includes('{$')) return [];
  return ['7', 'a'].map((value) => route.replaceAll(/\{(?!core\})[^{}]*\}/g, value));
}

/** Placeholders that the service fills in. */
const servicePlaceholders: readonly string[] = ['core', 'api_rel'];

/** links/param-not-in-schema, links/unused-fact: placeholders and conditions without a field or fact, and facts without a use. */
function* linkParams({ resources }: Project): Iterable<Diagnostic> {
  for (const resource of resources) {
    const { spec, places } = resource;
    const used = new Set<string>();
    for (const { rel, link, path } of linkEntries(spec.links)) {
      const ofItems = link.each === undefined ? [] : ['each'];
      for (const { param, path: at } of paramsOf(rel, link, path)) {
        used.add(param);
        const isFilledIn = [...ofItems, ...servicePlaceholders].includes(param);
        if (isFilledIn || schemaOf(param, spec) !== undefined) continue;
        const values = { param, hint: hint(param, [...namesOf(resource), ...ofItems]) };
        yield diagnose('links/param-not-in-schema', places.at(at), values);
      }
    }
    for (const fact of Object.keys(spec.facts ?? {})) {
      if (used.has(`$${fact}`)) continue;
      yield diagnose('links/unused-fact', places.ofName(['facts', fact]), { fact });
    }
  }
}

interface Param {
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

function* placeholders(text: string, path: Path): Iterable<Param> {
  for (const [, param = ''] of text.matchAll(/\{\+?([^{}]*)\}/g)) yield { param, path };
}

/** Returns the schema of the field or the fact of a placeholder or a condition. */
function schemaOf(param: string, { schema, facts }: ResourceSpec): Schema | undefined {
  const isFact = param.startsWith('$');
  const names = isFact ? [param.slice(1)] : param.split('.');
  let found: Schema | undefined = isFact ? { properties: facts ?? {} } : schema;
  for (const name of names) {
    const properties: Schema['properties'] = found?.properties;
    found = properties && Object.hasOwn(properties, name) ? properties[name] : undefined;
  }
  return found;
}

function namesOf({ spec }: ResourceFile): string[] {
  const facts = Object.keys(spec.facts ?? {}).map((fact) => `$${fact}`);
  return [...Object.keys(spec.schema.properties), ...facts, ...servicePlaceholders];
}

/** links/wrong-type: an object in a URL, or an `each` that is not a list. */
function* linkTypes({ resources }: Project): Iterable<Diagnostic> {
  for (const { spec, places } of resources) {
    for (const { rel, link, path } of linkEntries(spec.links)) {
      for (const { param, path: at, needed, fits } of usesOf(rel, link, path)) {
        const types = typesIn(schemaOf(param, spec));
        if (types.length === 0 || types.some(fits)) continue;
        const values = { param, found: types.join(' or '), needed };
        yield diagnose('links/wrong-type', places.at(at), values);
      }
    }
  }
}

interface PlaceholderUse extends Param {
  readonly needed: string;
  readonly fits: (type: TypeName) => boolean;
}

function* usesOf(rel: string, link: LinkSpec, path: Path): Iterable<PlaceholderUse> {
  const { href, each, attributes = {} } = link;
  if (each !== undefined) yield { param: each, path: [...path, 'each'], ...asList };
  // An attribute that consists of one placeholder keeps the type of the value.
  const mixed = Object.entries(attributes).filter(([, text]) => !/^\{[^{}]*\}$/.test(text));
  const params = [
    ...placeholders(rel, path),
    ...placeholders(href, [...path, 'href']),
    ...mixed.flatMap(([name, text]) => [...placeholders(text, [...path, 'attributes', name])]),
  ];
  for (const param of params) yield { ...param, ...asText };
}

const asList = { needed: 'a list', fits: (type: TypeName) => type === 'array' };
// The items of a list are joined by commas, as in "?include={tags}".
const asText = {
  needed: 'a string or a number',
  fits: (type: TypeName) => type !== 'object',
};

/** Returns the types of a schema except null, which leaves the placeholder empty. */
function typesIn(schema: Schema | undefined): readonly TypeName[] {
  return [schema?.type ?? []].flat().filter((type) => type !== 'null');
}
