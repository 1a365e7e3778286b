import type { Api, CallbackUse } from '../model/api.ts';
import type { Names } from '../names/names.ts';
import { Imports } from './imports.ts';
import { modules } from './modules.ts';
import { outline } from './outline.ts';
import { doc, id, joined } from './source.ts';

const page = outline('interface');

const kinds = [
  { seam: 'sanitize', type: 'SanitizeCallback' },
  { seam: 'validate', type: 'ValidateCallback' },
] as const;

/** Prints `generated/callbacks.ts`: the callbacks that schemas name and the site provides. */
export function emitCallbacks(api: Api, names: Names): string {
  const imports = new Imports(names.modules.callbacks, names.settings);
  const uses = new Map<string, CallbackUse[]>();
  for (const use of api.resources.flatMap(({ callbackUses }) => callbackUses)) {
    const { callback } = use;
    const used = uses.get(callback);
    if (used) used.push(use);
    else uses.set(callback, [use]);
  }
  const members = api.siteCallbacks.map((callback) => {
    const used = uses.get(callback) ?? [];
    const types = kinds
      .filter(({ seam }) => used.some((use) => use.seam === seam))
      .map(({ type }) => imports.type(modules.kernel, type, names.ofRuntime(type)));
    return {
      doc: doc(`For ${listed(used.map(({ arg }) => arg))}.`),
      name: id(callback),
      type: joined(types, ' & '),
    };
  });

  return page({
    imports: imports.statements(),
    doc: doc(
      `Callbacks that argument definitions name; ${names.modules.siteCallbacks} exports them.`,
    ),
    name: id('Callbacks'),
    members,
  });
}

const MOST_NAMED = 3;

/** `` `title`, `content` and 7 more arguments `` */
function listed(args: readonly string[]): string {
  const names = [...new Set(args)].map((name) => `\`${name}\``);
  const more = names.length - MOST_NAMED;
  if (more <= 0) return names.join(', ');
  return `${names.slice(0, MOST_NAMED).join(', ')} and ${more} more arguments`;
}
