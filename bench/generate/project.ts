import {
  appendFileSync,
  cpSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';

const repository = resolve(import.meta.dirname, '../..');

/** Makes a project in `root` with the resources of this repository, each of them `copies` times. */
export function makeProject(root: string, copies: number): void {
  rmSync(root, { recursive: true, force: true });
  // The folder for the cache of the tool.
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  cpSync(join(repository, 'schemas'), join(root, 'schemas'), { recursive: true });
  // The callbacks that schemas name; handlers are written by the first run.
  const callbacks = 'site/handlers/callbacks.ts';
  cpSync(join(repository, callbacks), join(root, callbacks));
  writeFileSync(join(root, 'package.json'), '{ "type": "module" }\n');
  const folder = join(root, 'schemas/resources');
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.json')) continue;
    const text = readFileSync(join(folder, name), 'utf8');
    for (let copy = 2; copy <= copies; copy += 1) {
      writeFileSync(join(folder, name.replace(/\.json$/, `-${copy}.json`)), copied(text, copy));
    }
  }
}

/** The names that a copy replaces. */
interface Named {
  readonly resource: string;
  readonly singular: string;
  readonly base?: string;
  readonly links?: { readonly [rel: string]: { readonly href?: string; readonly embeds?: string } };
}

/**
 * Returns the resource under another name; the resources that it embeds keep their names. A link that only says what it embeds has its
 * address from a base, where it leads to the resource itself.
 */
function copied(text: string, copy: number): string {
  // A schema file of this repository.
  const schema = JSON.parse(text) as Named;
  const { resource, singular, base, links } = schema;
  const entries = Object.entries(links ?? {}).map(([rel, link]) => [
    rel,
    link.embeds === resource && link.href === undefined
      ? { ...link, embeds: `${resource}-${copy}` }
      : link,
  ]);
  return JSON.stringify({
    ...schema,
    resource: `${resource}-${copy}`,
    singular: `${singular} ${copy}`,
    ...(base !== undefined && { base: `${base}-${copy}` }),
    ...(links !== undefined && { links: Object.fromEntries(entries) }),
  });
}

/** Changes the description of a field of one schema; each time to another text. */
export function changeOne(root: string, turn: number | string): void {
  const path = join(root, 'schemas/resources/tags.json');
  const text = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    text.replace(/"description": "[^"]*"/, `"description": "A label of posts, ${turn}."`),
  );
}

/** Changes one handler file, like a developer who completes it. */
export function changeHandler(root: string, turn: number): void {
  appendFileSync(join(root, 'site/handlers/tags.ts'), `// ${turn}\n`);
}

/** Changes the description in a base that many resources extend. */
export function changeBase(root: string, turn: number): void {
  const path = join(root, 'schemas/bases/post-type.json');
  const text = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    text.replace(/"description": "[^"]*"/, `"description": "Once more, ${turn}."`),
  );
}
