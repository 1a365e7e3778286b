import type { Config } from '../config/settings.ts';
import type { TextFile } from '../diagnostics/diagnostic.ts';
import { positionOf, printDiagnostics } from '../diagnostics/print.ts';
import { addressOf } from '../emit/wording.ts';
import { parseHandlerFile } from '../handlers/handler-file.ts';
import type { Api } from '../model/api.ts';
import type { Names } from '../names/names.ts';
import { readApi } from '../read-api.ts';
import type { Reporter } from '../report/reporter.ts';

/** An endpoint as `restloom routes` lists it. */
interface ListedRoute {
  readonly endpoint: string; // books.list
  readonly methods: readonly string[];
  /** `/books/{id}` */
  readonly path: string;
  /** The source of its permission; `null` without a handler, or if the handler is not an object literal. */
  readonly permission: string | null;
  /** Its arguments: `id`, and `page?` if it is optional. */
  readonly arguments: readonly string[];
  /** `site/handlers/books.ts:12`; `null` without a handler. */
  readonly handler: string | null;
}

/** `restloom routes`: lists the endpoints with their permissions, arguments and handlers. Returns the exit code. */
export async function listRoutes(root: string, given: Config, reporter: Reporter): Promise<number> {
  const project = await readApi(root, given);
  if ('errors' in project) {
    reporter.err(printDiagnostics(project.errors, reporter.errPaint));
    return 2;
  }
  const { api, names, files } = project;
  const routes = routesOf(api, names, files.handlers);
  if (reporter.format === 'json') reporter.out(JSON.stringify(routes, null, 2));
  else reporter.out(linesOf(routes).join('\n'));
  return 0;
}

/** Returns the endpoints in the order of their paths. */
function routesOf(api: Api, names: Names, handlers: readonly TextFile[]): readonly ListedRoute[] {
  const routes = api.resources.flatMap((resource) => {
    const { handlerFile, key, handlers: type } = names.of(resource);
    const file = handlers.find(({ path }) => path === handlerFile);
    const found = file && parseHandlerFile(file, key, type);
    const members = found?.kind === 'plain' ? found.members : [];
    return resource.routes.flatMap((route) =>
      route.endpoints.map((endpoint) => {
        const member = members.find(({ name }) => name === endpoint.name);
        return {
          ...{ endpoint: endpoint.id, methods: endpoint.methods, path: addressOf(resource, route) },
          permission: member?.permission?.replaceAll(/\s+/g, ' ') ?? null,
          arguments: endpoint.args.map(({ name, inPath, definition }) =>
            inPath || definition.required === true ? name : `${name}?`,
          ),
          handler: member ? `${handlerFile}:${positionOf(member.span).line}` : null,
        };
      }),
    );
  });
  return routes.sort((a, b) => (a.path < b.path ? -1 : Number(a.path > b.path)));
}

function linesOf(routes: readonly ListedRoute[]): readonly string[] {
  const head = ['METHODS', 'PATH', 'PERMISSION', 'HANDLER', 'ARGUMENTS'];
  const rows = routes.map(({ methods, path, permission, handler, arguments: args }) => {
    const text = permission ?? '-';
    const cut = text.length > 40 ? `${text.slice(0, 39)}…` : text;
    return [methods.join(','), path, cut, handler ?? '-', args.join(' ')];
  });
  const table = [head, ...rows];
  const widths = head.map((_, at) => Math.max(...table.map((row) => row[at]?.length ?? 0)));
  return table.map((row) => {
    const cells = row.map((cell, at) => cell.padEnd(widths[at] ?? 0));
    return cells.join('  ').trimEnd();
  });
}
