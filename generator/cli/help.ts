export const help = `Usage: restloom <command> [options]

  generate            compiles the schemas, and completes the handler files; the default
  init [folder]       makes a project with one resource
  explain <code>      says what a diagnostic means, and how to get rid of it

Options of generate:

  --check             write nothing; exit 1 when what is generated is not what the schemas produce
  --watch             go on, and generate whenever a schema, a handler or the configuration changes
  --force             overwrite generated files that were changed by hand
  --no-stubs          leave the handler files as they are
  --compare <rev>     list what changed in the contract since a git revision, or a folder of schemas;
                      exit 1 when something of it breaks clients
  --format <format>   text, json, or github: lines that GitHub shows at the files
  --quiet             print only what is wrong
  --root <folder>     project to work on; the nearest one above this folder when absent
  --schemas <folder>  these count more than restloom.config.ts
  --out <folder>
  --handlers <folder>
  --runtime <name>    what generated code imports the runtime by: a package, or a folder (./runtime)
  --parts <list>      some of server,client,openapi,testing
  --explain <code>    the same as \`explain\`
  --help, --version

Options of init:

  --yes               ask nothing
  --name <name>       the name of the project; that of the folder when absent
  --resource <name>   its first resource, in the plural: notes

Exit codes: 0 in sync or written, 1 drift, refused or breaking, 2 errors in schemas or options.
`;
