import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { diagnose } from '../../diagnostics/diagnostic.ts';
import { answersEmbedded, askedContext } from '../../lower/links.ts';
import { compilePattern } from '../../lower/pattern.ts';
import { servedRoutes } from '../routes.ts';
import type { Outside } from '../rule.ts';

/** A link that embeds a resource by an address that none of its routes answers, or not in the context that is asked for. */
export function* unknownRoute(project: Outside): Iterable<Diagnostic> {
  const routes = routesByResource(project);
  for (const { embedded, places } of project.resources) {
    for (const { name: resource, href, path } of embedded) {
      const samples = samplesOf(href);
      if (samples.length === 0) continue;
      const served = routes.get(resource) ?? [];
      const answering = served.find(({ start, expression }) =>
        samples.some(
          (sample) => sample.startsWith(start) && expression?.test(sample.slice(start.length)),
        ),
      );
      const span = () => places.at([...path, 'href']);
      if (!answering) {
        if (served.length > 0) yield diagnose('links/unknown-route', span(), { href, resource });
      } else if (!answersEmbedded(href, answering.asks)) {
        const contexts = answering.asks.join(', ');
        const values = { href, resource, context: askedContext(href), contexts };
        yield diagnose('links/unknown-view', span(), values);
      }
    }
  }
}

interface Readable {
  readonly start: string;
  readonly expression: RegExp | null;
  readonly asks: readonly string[];
}

/** What can be read of each resource. */
function routesByResource(project: Outside): ReadonlyMap<string, readonly Readable[]> {
  const found = new Map<string, Readable[]>();
  for (const { resource, method, namespace, pattern, asks } of servedRoutes(project)) {
    if (method !== 'GET') continue;
    const routes = found.get(resource) ?? [];
    routes.push({ start: `/${namespace ?? '{core}'}`, expression: compilePattern(pattern), asks });
    found.set(resource, routes);
  }
  return found;
}

/** Routes that the link may become; none where a fact decides, or where it leads elsewhere. */
function samplesOf(href: string): string[] {
  const [route = ''] = href.split('?');
  if (!route.startsWith('/') || route.includes('{$')) return [];
  return ['7', 'a'].map((value) => route.replaceAll(/\{(?!core\})[^{}]*\}/g, value));
}
