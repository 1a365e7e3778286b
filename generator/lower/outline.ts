import type { ContextView, Endpoint, Link, Resource, Route } from '../model/api.ts';

/**
 * What is said of a resource wherever all resources are: in lists, names and links. It can be written down; what is
 * left out is what its own files are made of.
 */
export interface Outline extends Omit<Resource, Rest | 'contexts' | 'facts' | 'links' | 'routes'> {
  readonly contexts: readonly string[];
  readonly facts: readonly string[];
  readonly links: readonly Omit<Link, 'origin'>[];
  readonly routes: readonly (Omit<Route, 'endpoints' | 'origin'> & {
    readonly endpoints: readonly Omit<Endpoint, EndpointRest>[];
  })[];
}

/** The same of its endpoints. */
const endpointRest = ['errors', 'args', 'origin'] as const;
type EndpointRest = (typeof endpointRest)[number];

/** What the files of the resource itself are made of. */
const rest = ['schema', 'publicSchema', 'whole', 'origin', 'singularOrigin'] as const;
type Rest = (typeof rest)[number];

export function outlineOf(resource: Resource): Outline {
  const { name, singular, source, namespace, token, base, digest } = resource;
  const { sharedSets, callbackUses, wholeFields } = resource;
  return {
    ...{ name, singular, source, namespace, token, base, digest },
    ...{ sharedSets, callbackUses, wholeFields },
    contexts: resource.contexts.map(({ context }) => context),
    facts: Object.keys(resource.facts),
    links: resource.links.map(({ origin: _origin, ...link }) => link),
    routes: resource.routes.map(({ origin: _origin, endpoints, ...route }) => ({
      ...route,
      endpoints: endpoints.map(
        ({ origin: _from, args: _args, errors: _errors, ...endpoint }) => endpoint,
      ),
    })),
  };
}

/** The resource of an outline. What the outline does not say is taken from `whole` when somebody asks for it. */
export function outlined(
  { contexts, facts, links, routes, ...said }: Outline,
  whole: () => Resource,
): Resource {
  const inner = {
    ...said,
    contexts: contexts.map((context, at) =>
      contextOf({ context }, () => nth(whole().contexts, at)),
    ),
    facts: factsOf(facts, whole),
    links: links.map((link, at) => linkOf(link, () => nth(whole().links, at))),
    routes: routes.map(({ endpoints, ...route }, at) => {
      const wholeRoute = () => nth(whole().routes, at);
      const ofRoute = endpoints.map((endpoint, index) =>
        endpointOf(endpoint, () => nth(wholeRoute().endpoints, index)),
      );
      return routeOf({ ...route, endpoints: ofRoute }, wholeRoute);
    }),
  };
  return resourceOf(inner, whole);
}

const resourceOf = partly<Resource, Rest>(rest);
const contextOf = partly<ContextView, 'schema' | 'omits' | 'paths'>(['schema', 'omits', 'paths']);
const linkOf = partly<Link, 'origin'>(['origin']);
const routeOf = partly<Route, 'origin'>(['origin']);
const endpointOf = partly<Endpoint, EndpointRest>(endpointRest);

/** Their names differ, and few resources have any. */
function factsOf(names: readonly string[], whole: () => Resource): Resource['facts'] {
  const facts = {};
  for (const name of names)
    Object.defineProperty(facts, name, { enumerable: true, get: () => whole().facts[name] });
  return facts;
}

/**
 * Makes things of what is said of them; the members `names` are those of the whole. There are thousands of them: their
 * class has what asks for the whole, and they have what is said.
 */
function partly<T extends object, K extends keyof T>(
  names: readonly K[],
): (said: Omit<T, K>, whole: () => T) => T {
  class Partly {
    readonly #whole: () => T;

    constructor(said: Omit<T, K>, whole: () => T) {
      Object.assign(this, said);
      this.#whole = whole;
    }

    static {
      for (const name of names) {
        const get = function (this: Partly) {
          return this.#whole()[name];
        };
        Object.defineProperty(this.prototype, name, { enumerable: true, get });
      }
    }
  }
  return (said, whole) => new Partly(said, whole) as object as T; // it has both halves
}

function nth<T>(list: readonly T[], at: number): T {
  const found = list[at];
  if (found === undefined) throw new Error('lower: an outline is not that of its resource');
  return found;
}
