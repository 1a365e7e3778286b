import { linkEntries, parsePattern } from '../../../runtime/resource/index.ts';
import type { LinkSpec, ResourceSpec } from '../../../runtime/resource/index.ts';
import type { Schema } from '../../../runtime/schema/types.ts';
import { diagnose } from '../../diagnostics/diagnostic.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { hint } from '../../diagnostics/hint.ts';
import { groupBy } from '../../collections.ts';
import type { Project } from '../../load/project.ts';
import type { Path } from '../../load/tree.ts';
import { answersEmbedded, askedContext } from '../../lower/contexts.ts';
import { compilePattern, pathIn } from '../../lower/pattern.ts';
import { servedRoutes } from '../walk.ts';

/**
 * links/unknown-resource: a link that embeds a resource without a schema file. links/unknown-route, links/unknown-view: a link that is
 * embedded or leads to the item, and whose URL matches no route of the resource, or names a context that it does not have.
 */
export function* unknownTarget(project: Project): Iterable<Diagnostic> {
  const names = project.resources.map(({ name }) => name);
  const readers = servedRoutes(project).filter(({ method }) => method === 'GET');
  const routes = groupBy(readers, ({ resource }) => resource);
  for (const { name, spec, places } of project.resources) {
    for (const { rel, link, path } of linkEntries(spec.links)) {
      const { embeds: resource = rel === 'self' ? name : undefined, href } = link;
      if (resource === undefined) continue;
      if (!names.includes(resource)) {
        const values = { resource, hint: hint(resource, names) };
        yield diagnose('links/unknown-resource', places.at([...path, 'embeds']), values);
      }
      const served = routes.get(resource) ?? [];
      const samples = sampleRoutes(href);
      const isItem = ({ pattern }: (typeof served)[number]) => /[)}]$/.test(pattern);
      if (samples.length === 0 || !served.some(rel === 'self' ? isItem : Boolean)) continue;
      const matching = served.find(({ namespace, pattern }) => {
        const [start, expression] = [pathIn(namespace, ''), compilePattern(pattern)];
        const template = parsePattern(pattern).path.replaceAll(/\{\w+\}/g, '{}');
        const isServed = (path: string) => path === template || expression?.test(path);
        return samples.some((it) => it.startsWith(start) && isServed(it.slice(start.length)));
      });
      const span = () => places.at([...path, 'href']);
      if (!matching) yield diagnose('links/unknown-route', span(), { href, resource });
      else if (link.embeds !== undefined && !answersEmbedded(href, matching.asks)) {
        const [context, contexts] = [askedContext(href), matching.asks.join(', ')];
        yield diagnose('links/unknown-view', span(), { href, resource, context, contexts });
      }
    }
  }
}

/** Returns examples of the URL of a link; none if it depends on a fact or leads to another site. */
function sampleRoutes(href: string): string[] {
  const [route = ''] = href.split('?');
  if (!route.startsWith('/') || route.includes('{$')) return [];
  return ['7', 'a', '{}'].map((value) => route.replaceAll(/\{(?!core\})[^{}]*\}/g, value));
}

/**
 * links/param-not-in-schema, links/unused-fact: placeholders and conditions without a field or fact, and facts without a use.
 * links/wrong-type: an object in a URL, or an `each` that is not a list.
 */
export function* linkParams({ resources }: Project): Iterable<Diagnostic> {
  for (const { spec, places } of resources) {
    const facts = Object.keys(spec.facts ?? {});
    const used = new Set<string>();
    for (const { rel, link, path } of linkEntries(spec.links)) {
      // The service fills in the first two.
      const filledIn = ['core', 'api_rel', ...(link.each === undefined ? [] : ['each'])];
      for (const { param, at, needed } of paramsOf(rel, link, path)) {
        used.add(param);
        const schema = schemaOf(param, spec);
        // Null leaves the placeholder empty.
        const types = [schema?.type ?? []].flat().filter((type) => type !== 'null');
        if (!schema && !filledIn.includes(param)) {
          const ofFacts = facts.map((fact) => `$${fact}`);
          const known = [...Object.keys(spec.schema.properties), ...ofFacts, ...filledIn];
          const values = { param, hint: hint(param, known) };
          yield diagnose('links/param-not-in-schema', places.at(at), values);
        }
        // The items of a list are joined by commas, as in "?include={tags}".
        const found = types.join(' or ');
        const fits = needed === LIST ? types.includes('array') : types.some((t) => t !== 'object');
        if (types.length > 0 && needed !== null && !fits)
          yield diagnose('links/wrong-type', places.at(at), { param, found, needed });
      }
    }
    for (const fact of facts)
      if (!used.has(`$${fact}`))
        yield diagnose('links/unused-fact', places.ofName(['facts', fact]), { fact });
  }
}

const LIST = 'a list';
const TEXT = 'a string or a number';

interface Param {
  readonly param: string;
  readonly at: Path;
  /** The kind of value that it needs; `null` for any. */
  readonly needed: typeof LIST | typeof TEXT | null;
}

function* paramsOf(rel: string, link: LinkSpec, path: Path): Iterable<Param> {
  const { href, when, each, attributes = {} } = link;
  yield* placeholders(rel, path);
  yield* placeholders(href, [...path, 'href']);
  if (when !== undefined) yield { param: when, at: [...path, 'when'], needed: null };
  if (each !== undefined) yield { param: each, at: [...path, 'each'], needed: LIST };
  for (const [name, text] of Object.entries(attributes)) {
    // An attribute that consists of one placeholder keeps the type of the value.
    const needed = /^\{[^{}]*\}$/.test(text) ? null : TEXT;
    yield* placeholders(text, [...path, 'attributes', name], needed);
  }
}

function placeholders(text: string, at: Path, needed: Param['needed'] = TEXT): readonly Param[] {
  return [...text.matchAll(/\{\+?([^{}]*)\}/g)].map(([, param = '']) => ({ param, at, needed }));
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
