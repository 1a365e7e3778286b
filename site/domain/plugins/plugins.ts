import { isError, RestError } from '../../../runtime/errors/index.ts';
import type { Store } from '../../store/index.ts';
import { isAtLeast } from './folder.ts';
import type { FoundPlugin, PluginFolder } from './folder.ts';
import { loadPlugin } from './load.ts';
import type { Plugin } from './load.ts';

/** The release of the API that the site implements; plugins can require one. */
const API_RELEASE = '6.1';

/** The option with the active plugins, in the order of their activation. */
const ACTIVE = 'active_plugins';

/** The collaborators that run plugins and store which of them are active. */
export interface PluginsParts {
  readonly folder: PluginFolder;
  readonly store: Pick<Store, 'options' | 'transaction'>;
  readonly token: string;
  /**
   * Runs the site with exactly these plugins. Throws the errors of the plugins; the site is then unchanged.
   */
  readonly apply: (plugins: readonly Plugin[]) => void;
}

/** The installed plugins of a site, and the active ones. */
export class Plugins {
  readonly folder: PluginFolder;
  readonly #parts: PluginsParts;
  #running: ReadonlyMap<string, Plugin> = new Map();
  #turn: Promise<unknown> = Promise.resolve();
  /** The stored list that this process has applied, as text. */
  #followed = '';

  constructor(parts: PluginsParts) {
    this.folder = parts.folder;
    this.#parts = parts;
  }

  isActive(id: string): boolean {
    return this.#running.has(id);
  }

  /**
   * Runs the plugins that are stored as active. A plugin that fails is deactivated. Returns one sentence per
   * failure.
   */
  start(): Promise<readonly string[]> {
    return this.#inTurn(async () => {
      const problems = new Map<string, string>();
      const stored = await this.#stored();
      for (const id of stored) {
        const problem = await this.#add(id);
        if (problem)
          problems.set(id, `The plugin ${id} is not active any more: ${problem.message}`);
      }
      this.#followed = JSON.stringify(stored);
      if (problems.size > 0) await this.#keep((ids) => ids.filter((id) => !problems.has(id)));
      return [...problems.values()];
    });
  }

  /**
   * Applies the activations of other processes. A plugin that fails here is skipped here and stays active for
   * the others. Returns one sentence per failure, once.
   */
  follow(): Promise<readonly string[]> {
    return this.#inTurn(async () => {
      const stored = await this.#stored();
      if (JSON.stringify(stored) === this.#followed) return [];
      const problems: string[] = [];
      const kept = new Map([...this.#running].filter(([id]) => stored.includes(id)));
      const refusal = kept.size < this.#running.size ? this.#run(kept) : null;
      if (refusal) problems.push(`The plugins cannot be stopped: ${refusal.message}`);
      for (const id of stored.filter((each) => !this.#running.has(each))) {
        const problem = await this.#add(id);
        if (problem) problems.push(`The plugin ${id} does not run here: ${problem.message}`);
      }
      this.#followed = JSON.stringify(stored);
      return problems;
    });
  }

  /**
   * Runs a plugin, from now on and after each start. Errors: `plugin_invalid`, `plugin_failed` with the
   * error that it threw, and those for versions that it does not work with.
   */
  activate(id: string): Promise<RestError | null> {
    return this.#inTurn(async () => {
      const before = this.#running;
      if (before.has(id)) return null;
      return (await this.#add(id)) ?? this.#keepOr(before, (ids) => [...ids, id]);
    });
  }

  /** Deactivates a plugin; its registrations are removed. */
  deactivate(id: string): Promise<RestError | null> {
    return this.#inTurn(async () => {
      const before = this.#running;
      const others = (ids: readonly string[]): string[] => ids.filter((other) => other !== id);
      const left = new Map([...before].filter(([other]) => other !== id));
      return this.#run(left) ?? this.#keepOr(before, others);
    });
  }

  /**
   * Deletes a plugin. Errors: `rest_cannot_delete_active_plugin`, and `could_not_remove_plugin` when the
   * system refuses.
   */
  remove(found: FoundPlugin): Promise<RestError | null> {
    return this.#inTurn(async () => {
      if (this.isActive(found.id)) {
        const message = 'An active plugin cannot be deleted.';
        return new RestError('rest_cannot_delete_active_plugin', message, { status: 400 });
      }
      try {
        await this.folder.remove(found);
        return null;
      } catch (thrown) {
        return couldNot('could_not_remove_plugin', 'The plugin cannot be deleted', thrown);
      }
    });
  }

  /**
   * Adds the plugin in a folder, under a name of its own. Errors: `folder_exists`, and
   * `could_not_add_plugin` when the system refuses.
   */
  add(name: string, source: string): Promise<FoundPlugin | RestError> {
    return this.#inTurn(async () => {
      if (await this.folder.has(name))
        return new RestError('folder_exists', 'A plugin with this name already exists.', {
          status: 409,
        });
      try {
        await this.folder.add(name, source);
      } catch (thrown) {
        return couldNot('could_not_add_plugin', 'The plugin cannot be installed', thrown);
      }
      const found = (await this.folder.list()).find(({ folder }) => folder === name);
      return found ?? invalid('It was removed again.');
    });
  }

  /** Runs calls one after the other: each starts with the result of the previous one. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#turn.then(work);
    this.#turn = result.catch(() => undefined);
    return result;
  }

  async #add(id: string): Promise<RestError | null> {
    const found = await this.folder.find(id);
    const plugin = found ? await this.#load(found) : invalid('Plugin not found.');
    return isError(plugin) ? plugin : this.#run(new Map([...this.#running, [id, plugin]]));
  }

  async #load({ file, problem, manifest }: FoundPlugin): Promise<Plugin | RestError> {
    if (file === null) return invalid(problem ?? 'It has no module.');
    const { api = '0', node = '0' } = manifest.requires ?? {};
    if (!isAtLeast(API_RELEASE, api))
      return incompatible(this.#parts.token, `It requires release ${api} of the API.`);
    // Clients know this code for the language of the site.
    if (!isAtLeast(process.versions.node, node))
      return incompatible('php', `It requires version ${node} of Node.js.`);
    try {
      return await loadPlugin(file);
    } catch (thrown) {
      return failed(thrown);
    }
  }

  #run(plugins: ReadonlyMap<string, Plugin>): RestError | null {
    try {
      this.#parts.apply([...plugins.values()]);
    } catch (thrown) {
      return failed(thrown);
    }
    this.#running = plugins;
    return null;
  }

  /** Stores the list of active plugins; if that fails, runs the previous plugins and throws. */
  async #keepOr(before: ReadonlyMap<string, Plugin>, change: Change): Promise<null> {
    try {
      await this.#keep(change);
    } catch (thrown) {
      this.#run(before);
      throw thrown;
    }
    return null;
  }

  /** Changes the stored list, which another process may have changed meanwhile. */
  #keep(change: Change): Promise<void> {
    return this.#parts.store.transaction(async ({ options }) => {
      const stored = idsOf(await options.get(ACTIVE));
      await options.set({ [ACTIVE]: [...new Set(change(stored))] });
    });
  }

  async #stored(): Promise<readonly string[]> {
    return idsOf(await this.#parts.store.options.get(ACTIVE));
  }
}

/** Returns the new value of the stored list. */
type Change = (stored: readonly string[]) => readonly string[];

function idsOf(stored: unknown): readonly string[] {
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
}

function invalid(message: string): RestError {
  return new RestError('plugin_invalid', message, { status: 400 });
}

function incompatible(what: string, message: string): RestError {
  return new RestError(`plugin_${what}_incompatible`, message, { status: 400 });
}

function failed(thrown: unknown): RestError {
  return couldNot('plugin_failed', 'The plugin cannot be activated', thrown);
}

function couldNot(code: string, what: string, thrown: unknown): RestError {
  const reason = thrown instanceof Error ? thrown.message : String(thrown);
  return new RestError(code, `${what}: ${reason}`, { status: 500 });
}
