import { Argument, Command, InvalidArgumentError, Option } from 'commander';
import { findRoot } from '../config/settings.ts';
import type { Config, Part } from '../config/settings.ts';
import { hint } from '../diagnostics/hint.ts';
import { paintFor } from '../diagnostics/paint.ts';
import { UserFacingError } from '../errors.ts';
import type { ImportOptions } from '../import/import.ts';
import type { InitOptions } from '../init/prompt.ts';
import { packageVersion } from '../package.ts';
import type { Format, Reporter, ReportOptions } from '../report/reporter.ts';
import type { GenerateOptions } from './generate.ts';
import type { McpOptions } from './mcp.ts';

/** The settings that options override. */
type Overrides = Pick<Config, 'schemas' | 'out' | 'handlers' | 'runtime' | 'parts'>;

/** The options that several commands have. */
interface CommonOptions extends Overrides, ReportOptions {
  readonly root?: string;
}

const root = [
  '--root <folder>',
  'project folder (default: the nearest parent with package.json and schemas/)',
] as const;
const schemas = ['--schemas <folder>', 'folder of schema files', folderOf] as const;
const handlers = ['--handlers <folder>', 'folder of handler files', folderOf] as const;
const tag = ['--tag <tag>', 'only operations with this tag'] as const;
const yes = ['-y, --yes', 'do not prompt: accept the defaults, change existing files'] as const;
const quiet = ['--quiet', 'print errors and warnings only'] as const;
const CHECK = 'write nothing; exit 1 if generated code is out of date';
const overrides = 'Overrides of restloom.config.ts:';
const exitCodes =
  'Exit codes: 0 in sync or written, 1 out of date, refused or breaking, 2 errors in schemas or options';

/**
 * Returns the command line of the program in this folder. A command passes its exit code to `end`, and loads modules when
 * it runs: most runs find that nothing changed.
 */
export function programIn(folder: string, end: (exit: number) => void): Command {
  const program = new Command('restloom')
    .usage('<command> [options]')
    .helpOption('-h, --help', 'show help')
    .version(packageVersion(), '--version', 'show the version')
    .showHelpAfterError()
    .exitOverride();

  const diff = async (revision: string, options: CommonOptions): Promise<void> => {
    const { runCompatibilityReport } = await import('../compatibility/report.ts');
    const project = rootOf(folder, options);
    end(await runCompatibilityReport(project, configOf(options), revision, reporterFor(options)));
  };

  const generate = program
    .command('generate')
    .description('generate code and add missing handler stubs (default)')
    .addOption(new Option('--check', CHECK).conflicts('watch'))
    .option('--watch', 'keep running and regenerate on change')
    .option('--force', 'overwrite generated files that were edited')
    .option('--no-stubs', 'do not change handler files')
    .option('--compare <rev>', 'the same as restloom diff <rev>')
    .addOption(formatOption('text', 'json', 'github', 'markdown'))
    .option(...quiet)
    .option(...root)
    .optionsGroup(overrides)
    .option(...schemas)
    .option('--out <folder>', 'folder of generated code', folderOf)
    .option(...handlers)
    .option('--runtime <name>', 'package or folder to import the runtime from')
    .option('--parts <list>', 'some of server,client,openapi,testing,inputs', partsOf)
    .addHelpText('after', `\n${exitCodes}`)
    .action(async (options: GenerateOptions & CommonOptions & { readonly compare?: string }) => {
      if (options.compare !== undefined) return diff(options.compare, options);
      if (options.format === 'markdown')
        throw new UserFacingError('--format markdown is only for `restloom diff`.');
      const { runGenerate } = await import('./generate.ts');
      const given = configOf(options);
      end(await runGenerate(rootOf(folder, options), given, options, reporterFor(options)));
    });
  program.addHelpText('after', () => `\n${generate.helpInformation()}\n${exitCodes}`);

  program
    .command('init')
    .description('create a ready-to-run project with one resource, a test and an API reference')
    .argument('[folder]', 'folder of the project', '.')
    .option(...yes)
    .option('--name <name>', 'name of the project (default: name of the folder)')
    .option('--resource <name>', 'name of the first resource (plural, e.g. notes)')
    .action(async (target: string, options: InitOptions) => {
      const { init } = await import('../init/init.ts');
      const { runGenerate } = await import('./generate.ts');
      const reporter = reporterFor({});
      const run = (project: string) => runGenerate(project, {}, {}, reporter);
      end(await init(target, folder, options, reporter, run));
    });

  program
    .command('import')
    .description('turn an OpenAPI document into schema files')
    .argument('<file or URL>', 'OpenAPI document or JSON Schema')
    .addOption(formatOption('text', 'json'))
    .addOption(jsonOption())
    .option(...root)
    .option(...yes)
    .option('--dry-run', 'show the changes, write nothing; exit 1 if there are any')
    .option(...tag)
    .option('--path <path>', 'import only this path and the paths below it')
    .option('--max-size <MB>', 'largest document (default: 50)')
    .action(async (source: string, options: ImportOptions & CommonOptions) => {
      const { importDocument } = await import('../import/import.ts');
      end(await importDocument(source, folder, options, reporterFor(options)));
    });

  program
    .command('routes')
    .description('list the endpoints with their permissions, arguments and handlers')
    .addOption(formatOption('text', 'json'))
    .addOption(jsonOption())
    .option(...root)
    .optionsGroup(overrides)
    .option(...schemas)
    .option(...handlers)
    .action(async (options: CommonOptions) => {
      const { listRoutes } = await import('../routes/routes.ts');
      end(await listRoutes(rootOf(folder, options), configOf(options), reporterFor(options)));
    });

  program
    .command('mcp')
    .description('serve a running API as tools for agents (Model Context Protocol)')
    .requiredOption('--url <url>', 'its root; RESTLOOM_AUTHORIZATION has the credentials', urlOf)
    .option('--read-only', 'only endpoints that read')
    .option(...tag)
    .option(...root)
    .optionsGroup(overrides)
    .option(...schemas)
    .action(async (options: McpOptions & CommonOptions) => {
      const { runMcp } = await import('./mcp.ts');
      end(await runMcp(rootOf(folder, options), configOf(options), options));
    });

  program
    .command('diff')
    .description('list contract changes since a git revision or a folder; exit 1 if breaking')
    .argument('<rev>', 'git revision, or folder of schemas')
    .addOption(formatOption('text', 'json', 'github', 'markdown'))
    .addOption(jsonOption())
    .option(...quiet)
    .option(...root)
    .optionsGroup(overrides)
    .option(...schemas)
    .action(diff);

  program
    .command('explain')
    .description('explain a diagnostic and how to fix it')
    .argument('<code>', 'code of the diagnostic, or a part of it')
    .action(explain);

  const commands = program.commands.map((command) => command.name());
  program
    .command('help')
    .description('show the options of a command')
    .addArgument(new Argument('[command]').choices(commands))
    .action((name?: string) => {
      (program.commands.find((each) => each.name() === name) ?? program).help();
    });
  return program;
}

const formatOption = (...formats: readonly Format[]) =>
  new Option('--format <format>', 'format of the report (default: text)').choices(formats);

const jsonOption = () =>
  new Option('--json', 'short for --format json').implies({ format: 'json' });

async function explain(code: string): Promise<void> {
  const { explanations } = await import('../diagnostics/docs.ts');
  const known = explanations();
  const explanation = known.get(code);
  if (explanation !== undefined) return console.log(explanation);
  const names = [...known.keys()];
  const similar = names.filter((name) => name.includes(code));
  const hints =
    similar.length > 0
      ? ` Codes with this text:\n\n  ${similar.join('\n  ')}`
      : `${hint(code, names)} docs/diagnostics.md lists all codes.`;
  throw new UserFacingError(`Unknown code "${code}".${hints}`);
}

/** `./schemas/` → `schemas` */
function folderOf(path: string): string {
  return path.replaceAll('\\', '/').replace(/^\.\//, '').replace(/\/+$/, '');
}

function partsOf(list: string): Part[] {
  // An unknown part is reported with the rest of the configuration.
  return list.split(',').map((part) => part.trim()) as Part[];
}

function urlOf(url: string): URL {
  if (URL.canParse(url)) return new URL(url);
  throw new InvalidArgumentError('It is not a URL.');
}

/** Returns the settings that options override. */
function configOf(options: CommonOptions): Config {
  const names = ['schemas', 'out', 'handlers', 'runtime', 'parts'] as const;
  const given = names.filter((name) => options[name] !== undefined);
  return Object.fromEntries(given.map((name) => [name, options[name]]));
}

/** Returns the root of the project that a folder belongs to, or that `--root` names. */
function rootOf(folder: string, { root: given, schemas: name = 'schemas' }: CommonOptions): string {
  const found = findRoot(folder, given, name);
  if (found !== null) return found;
  throw new UserFacingError(
    given === undefined
      ? `No project found: no parent folder contains package.json and ${name}/. To create one, run \`restloom init\`.`
      : `No project found: ${given} contains neither ${name}/ nor a configuration file.`,
  );
}

/** Returns a reporter that prints to the console, with colours if it has them. */
function reporterFor({ format = 'text', quiet: isQuiet = false }: ReportOptions): Reporter {
  return {
    format,
    quiet: isQuiet,
    out: (text) => console.log(text),
    err: (text) => console.error(text),
    paint: paintFor(process.stdout),
    errPaint: paintFor(process.stderr),
  };
}
