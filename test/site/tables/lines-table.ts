import { posix } from 'node:path';
import type { Api } from '../../../generator/model/api.ts';
import { Sources, exclusive } from './closure.ts';

const HANDLERS = 'site/handlers/';
const STORE = 'site/store/';
const SESSION = `${STORE}session.ts`;

/** Returns docs/lines.md: the number of lines of each resource in its schema file, its handlers and the store. */
export function linesPage(api: Api, root: string): string {
  const sources = new Sources(root);
  const closures = new Map(
    api.resources.map(({ name }) => [name, sources.closure(`${HANDLERS}${name}.ts`, HANDLERS)]),
  );
  const own = exclusive(closures);
  const parts = partsOf(sources);

  const resources = api.resources.map(({ name, source }) => {
    const closure = closures.get(name) ?? new Set();
    const ownFiles = own.get(name) ?? [];
    const used = partsIn(
      [...closure].map((path) => sources.text(path)),
      [...parts.keys()],
    );
    const storeFiles = new Set(used.flatMap((part) => [...(parts.get(part) ?? [])]));
    const ownLines = sources.lines(ownFiles);
    return [
      name,
      sources.lines([source]),
      ownLines,
      sources.lines(closure) - ownLines,
      sources.lines(storeFiles),
      used.join(', '),
    ];
  });

  const shared = groupsOf([...closures.values()], new Set([...own.values()].flat()));
  const stored = [...parts].map(([part, files]) => [part, sources.lines(files)]);
  const whole = new Set([...parts.values()].flatMap((files) => [...files]));

  return [
    ...introduction,
    ...tableOf(
      [
        'Resource',
        'Schema file',
        'Handlers, own',
        'Handlers, shared',
        'Store',
        'Uses of the store',
      ],
      resources,
    ),
    '## Handler code that resources share',
    '',
    ...tableOf(
      ['Where', 'Lines', 'Resources'],
      [...shared].map(([where, { files, users }]) => [`\`${where}\``, sources.lines(files), users]),
    ),
    '## Collections of the store',
    '',
    ...tableOf(
      ['Collection', 'Lines'],
      [...stored, ['all of them together', sources.lines(whole)]],
    ),
  ].join('\n');
}

const introduction = [
  '# Lines of code, by resource',
  '',
  'A fact that a schema file can state is not stated in code. The table counts the remaining lines of code, without empty ones.',
  '_Own_ handler code is what no other resource uses; _shared_ is the rest of what its handler file imports',
  'below `site/handlers/`. _Store_ is all that the collections of the store that this code calls are made of;',
  'they share most of it. Other folders of `site/` that handlers call (themes, widgets, search, media) belong to no',
  'resource and are not counted. Made by `npm run tables`; the numbers are those of the day when it last ran.',
  '',
];

function tableOf(
  heads: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string[] {
  const [first = '', ...others] = heads;
  const isNumber = (at: number) => rows.every((row) => typeof row[at] === 'number');
  const rules = others.map((_, at) => (isNumber(at + 1) ? '---:' : '---'));
  return [
    `| ${[first, ...others].join(' | ')} |`,
    `| ${['---', ...rules].join(' | ')} |`,
    ...rows.map((row) => `| ${row.join(' | ')} |`),
    '',
  ];
}

/** The collections of a session, each with its files below the store. */
function partsOf(sources: Sources): Map<string, ReadonlySet<string>> {
  const text = sources.text(SESSION);
  const files = new Map(
    [...text.matchAll(/^import \{ (\w+) \} from '\.\/(.+)';$/gm)].map(([, name, file]) => [
      name,
      file,
    ]),
  );
  return new Map(
    [...text.matchAll(/^ {4}(\w+): (\w+)\(context\),$/gm)].map(([, part = '', maker]) => [
      part,
      sources.closure(`${STORE}${files.get(maker) ?? ''}`, STORE),
    ]),
  );
}

function partsIn(texts: readonly string[], parts: readonly string[]): string[] {
  return parts.filter((part) => {
    const call = new RegExp(`\\b(?:store|session|inside)\\.${part}\\b`);
    return texts.some((text) => call.test(text));
  });
}

interface Group {
  readonly files: Set<string>;
  /** The number of resources that use at least one of the files. */
  readonly users: number;
}

/** Groups shared modules by folder; modules without a folder form one group. */
function groupsOf(
  closures: readonly ReadonlySet<string>[],
  own: ReadonlySet<string>,
): Map<string, Group> {
  const files = new Map<string, Set<string>>();
  for (const path of closures.flatMap((closure) => [...closure])) {
    if (own.has(path)) continue;
    const folder = `${posix.dirname(path)}/`;
    files.set(folder, (files.get(folder) ?? new Set()).add(path));
  }
  return new Map(
    [...files]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([folder, members]) => [
        folder,
        {
          files: members,
          users: closures.filter((closure) => [...members].some((path) => closure.has(path)))
            .length,
        },
      ]),
  );
}
