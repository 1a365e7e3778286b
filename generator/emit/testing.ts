import { parsePattern } from '../../runtime/resource/index.ts';
import { endpointsOf } from '../model/api.ts';
import type { Api } from '../model/api.ts';
import type { Names } from '../names/names.ts';
import { inputsOf } from './args.ts';
import { Imports, modules } from './imports.ts';
import { wordedErrors } from '../lower/about.ts';
import { int64Options } from './int64.ts';
import { render } from './render.ts';
import { id, inline, literal, member, ts } from './source.ts';

/** Prints `generated/testing.ts`: a valid item of every resource and context, and a mock server. */
export function emitTesting(api: Api, names: Names): string {
  const imports = new Imports(names.modules.testing, names);
  const resources = api.resources.map((resource) => {
    const { key, files, projections, schema, contexts } = names.of(resource);
    const table = inline([
      member('schema', imports.value(files.schema, schema)),
      member('contexts', imports.value(files.contexts, contexts)),
    ]);
    return { name: id(key), views: imports.type(files.contexts, projections), table };
  });
  const worded = [...wordedErrors(api.about).values()];
  return render('testing', imports, {
    resources,
    messages: worded.length > 0 && inline(worded.map(({ code, message }) => member(code, message))),
    fixtures: imports.value(modules.testing, 'fixturesOf'),
    itemsOf: imports.type(modules.testing, 'ItemsOf'),
    mock: imports.value(modules.testing, 'mockServer', 'mockServerOf'),
    register: imports.value(names.modules.routes, 'registerRoutes'),
    fixturesType: imports.type(modules.testing, 'Fixtures'),
    tables: imports.type(modules.testing, 'ItemTables'),
    options64: int64Options(names),
    options: imports.type(modules.testing, 'MockOptions'),
    apiSettings: imports.value(names.modules.routes, 'apiSettings'),
    server: imports.type(modules.server, 'Server'),
  });
}

/** Prints `generated/arbitraries.ts`: fast-check arbitraries of every resource. */
export function emitArbitraries(api: Api, names: Names): string {
  const imports = new Imports(names.modules.arbitraries, names);
  const resources = api.resources.map((resource) => {
    const inputs = inputsOf(resource, names, imports);
    return {
      name: id(names.of(resource).key),
      inputs: inline(inputs.map(({ method, type }) => ts`readonly ${member(method, type)}`)),
      args: inline(inputs.map(({ method, args }) => member(method, args))),
    };
  });
  return render('arbitraries', imports, {
    resources,
    groups: literal(groupsOf(api, names)),
    groupTables: imports.type(modules.arbitraries, 'GroupTables'),
    make: imports.value(modules.arbitraries, 'arbitrariesOf'),
    type: imports.type(modules.arbitraries, 'Arbitraries'),
    argumentTables: imports.type(modules.arbitraries, 'ArgumentTables'),
    tables: imports.value(names.modules.testing, 'tables'),
    options64: int64Options(names),
    items: imports.type(names.modules.testing, 'Items'),
  });
}

/** Returns the expressions of path arguments by resource and endpoint, without empty entries. */
function groupsOf({ resources }: Api, names: Names): object {
  const tables = resources.map((resource) => {
    const endpoints = endpointsOf(resource).map(({ name: method, route }) => {
      const { groups } = parsePattern(route.pattern);
      const expressions = groups.map(({ name, expression }) => [name, expression]);
      return [method, Object.fromEntries(expressions) as object] as const;
    });
    return [names.of(resource).key, withoutEmpty(endpoints)] as const;
  });
  return withoutEmpty(tables);
}

function withoutEmpty(tables: readonly (readonly [string, object])[]): object {
  return Object.fromEntries(tables.filter(([, table]) => Object.keys(table).length > 0));
}
