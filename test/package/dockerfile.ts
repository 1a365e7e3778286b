import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The last stage of a Dockerfile, in a folder instead of an image. */
export interface Image {
  /** The folder of WORKDIR. */
  readonly folder: string;
  readonly env: { readonly [name: string]: string };
  readonly command: readonly string[];
  readonly healthCheck: readonly string[];
}

interface Stage {
  readonly root: string;
  folder: string;
  readonly env: { [name: string]: string };
  command: readonly string[];
  healthCheck: readonly string[];
}

/**
 * Runs the instructions of `context`/Dockerfile without Docker: each stage is a folder below `root`. `run` gets the command of
 * RUN and its folder; it returns `false` if it does not know the command, which then runs in a shell.
 */
export function buildImage(
  context: string,
  root: string,
  run: (command: string, folder: string) => boolean,
): Image {
  const stages = new Map<string, Stage>();
  let stage: Stage | undefined;
  const text = readFileSync(join(context, 'Dockerfile'), 'utf8').replace(/\\\n\s*/g, '');
  for (const line of text.split('\n')) {
    const [, name = '', rest = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
    if (name === '') continue;
    if (name === 'FROM') {
      const alias = / AS (\w+)$/.exec(rest)?.[1] ?? String(stages.size);
      const folder = join(root, alias);
      stage = { root: folder, folder, env: {}, command: [], healthCheck: [] };
      stages.set(alias, stage);
    } else if (stage) follow(stage, name, rest);
  }
  if (!stage) throw new Error('The Dockerfile has no FROM.');
  return stage;

  function follow(current: Stage, name: string, rest: string): void {
    switch (name) {
      case 'WORKDIR':
        current.folder = join(current.root, rest);
        mkdirSync(current.folder, { recursive: true });
        return;
      case 'ENV':
        for (const [, key = '', value = ''] of rest.matchAll(/(\w+)=(\S+)/g))
          current.env[key] = value;
        return;
      case 'COPY':
        copy(current, rest.split(' '));
        return;
      case 'RUN':
        if (!run(rest, current.folder)) shell(rest, current);
        return;
      case 'CMD':
        current.command = wordsOf(rest);
        return;
      case 'HEALTHCHECK':
        current.healthCheck = wordsOf(rest.replace(/^CMD /, ''));
        return;
      case 'USER':
      case 'VOLUME':
      case 'EXPOSE':
        return;
      default:
        throw new Error(`The test does not know the instruction ${name}.`);
    }
  }

  function copy(current: Stage, words: readonly string[]): void {
    const from = /^--from=(.+)$/.exec(words[0] ?? '')?.[1];
    const paths = from === undefined ? words : words.slice(1);
    const source = from === undefined ? context : stages.get(from)?.root;
    const target = join(current.folder, paths.at(-1) ?? '.');
    if (source === undefined) throw new Error(`There is no stage ${from}.`);
    for (const path of paths.slice(0, -1)) {
      if (path === '.') copyContext(target);
      else if (isFolder(paths.at(-1)))
        cpSync(join(source, path), join(target, nameOf(path)), { recursive: true });
      else cpSync(join(source, path), target, { recursive: true });
    }
  }

  /** Copies the files of the project that .dockerignore does not list. */
  function copyContext(target: string): void {
    const path = join(context, '.dockerignore');
    const ignored = existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : [];
    for (const name of readdirSync(context))
      if (!ignored.some((pattern) => matches(name, pattern)))
        cpSync(join(context, name), join(target, name), { recursive: true });
  }
}

/** Whether a line of .dockerignore names this file: in full, or as `.env*`. */
function matches(name: string, pattern: string): boolean {
  return pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
}

/** Whether COPY puts a file into the target instead of writing it there. */
function isFolder(target = ''): boolean {
  return target.endsWith('/');
}

function nameOf(path: string): string {
  return path.split('/').at(-1) ?? path;
}

/** Parses the JSON form of CMD. */
function wordsOf(text: string): readonly string[] {
  // The template of the Dockerfile uses this form only.
  return JSON.parse(text) as string[];
}

function shell(command: string, { folder, env }: Stage): void {
  const { status, stdout, stderr } = spawnSync('sh', ['-c', command], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  if (status !== 0) throw new Error(`${command} failed:\n${stdout}${stderr}`);
}
