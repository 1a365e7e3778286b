import { startCheck } from '../check/check.ts';
import { syntaxChecker } from '../check/patterns.ts';
import { loadSettings } from '../config/load.ts';
import type { Config } from '../config/settings.ts';
import type { Diagnostic, TextFile } from '../diagnostics/diagnostic.ts';
import { isError, positionOf, printDiagnostics } from '../diagnostics/print.ts';
import { addressOf } from '../emit/wording.ts';
import { parseHandlerFile } from '../handlers/handler-file.ts';
import { readInputs } from '../load/inputs.ts';
import { load } from '../load/load.ts';
import { noResources } from '../load/file-problems.ts';
import { projectOf } from '../load/project.ts';
import { lower } from '../lower/lower.ts';
import type { Api, Endpoint } from '../model/api.ts';
import { assignNames } from '../names/names.ts';
import type { Names } from '../names/names.ts';
import type { Reporter } from '../report/report.ts';

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
  const { settings, diagnostics } = await loadSettings(root, given);
  if (settings === null) return fail(diagnostics, reporter);
  const files = readInputs(root, settings);
  const sources = load(files, settings);
  const { diagnostics: found } = await startCheck(sources, syntaxChecker);
  const errors = [...noResources(root, files, settings), ...found].filter(isError);
  if (errors.length > 0) return fail(errors, reporter);
  const api = lower(projectOf(sources));
  const routes = routesOf(api, assignNames(api, settings).names, files.handlers);
  if (reporter.format === 'json') reporter.out(JSON.stringify(routes, null, 2));
  else reporter.out(linesOf(routes).join('\n'));
  return 0;
}

function fail(diagnostics: readonly Diagnostic[], { err, errPaint }: Reporter): number {
  err(printDiagnostics(diagnostics, errPaint));
  return 2;
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
          arguments: argumentsOf(endpoint),
          handler: member ? `${handlerFile}:${positionOf(member.span).line}` : null,
        };
      }),
    );
  });
  return routes.sort((a, b) => (a.path < b.path ? -1 : Number(a.path > b.path)));
}

function argumentsOf({ args }: Endpoint): readonly string[] {
  return args.map(({ name, inPath, definition }) =>
    inPath || definition.required === true ? name : `${name}?`,
  );
}

const HEAD = ['METHODS', 'PATH', 'PERMISSION', 'HANDLER', 'ARGUMENTS'];

/** Longer permissions are cut. */
const WIDEST = 40;

function linesOf(routes: readonly ListedRoute[]): readonly string[] {
  const rows = routes.map(({ methods, path, permission, handler, arguments: args }) => [
    methods.join(','),
    path,
    cut(permission ?? '-'),
    handler ?? '-',
    args.join(' '),
  ]);
  const widths = HEAD.map((title, at) =>
    Math.max(title.length, ...rows.map((row) => row[at]?.length ?? 0)),
  );
  return [HEAD, ...rows].map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

function cut(text: string): string {
  return text.length > WIDEST ? `${text.slice(0, WIDEST - 1)}…` : text;
}
