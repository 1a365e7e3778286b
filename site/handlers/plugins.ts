import { isError } from '../../runtime/errors/rest-error.ts';
import type { RestError } from '../../runtime/errors/rest-error.ts';
import type { HandlerRequest } from '../../runtime/server/index.ts';
import type { PluginsHandlers } from '../../generated/plugins/handlers.ts';
import { can, denied, requires } from '../domain/permissions/caller.ts';
import { currentSite } from '../context.ts';
import type { FoundPlugin } from '../domain/plugins/folder.ts';
import { notFound } from './errors.ts';
import { installPlugin, pluginItem, matchesSearch } from './plugins/items.ts';

export const plugins: PluginsHandlers = {
  list: {
    permission: requires(
      'activate_plugins',
      'rest_cannot_view_plugins',
      'You are not allowed to view plugins.',
    ),
    async handle({ args }) {
      const site = currentSite();
      const { search = '', status = [] } = args;
      const found = (await site.plugins.folder.list())
        .filter((plugin) => search === '' || matchesSearch(plugin, search))
        .map((plugin) => pluginItem(site, plugin))
        .filter((item) => status.length === 0 || status.includes(item.status));
      return found;
    },
  },

  create: {
    permission({ user, args }) {
      if (!can(user, 'install_plugins'))
        return denied(
          user,
          'rest_cannot_install_plugin',
          'You are not allowed to install plugins.',
        );
      if (args.status === 'active' && !can(user, 'activate_plugins'))
        return denied(
          user,
          'rest_cannot_activate_plugin',
          'You are not allowed to activate plugins.',
        );
      return true;
    },
    async handle({ args }) {
      const { plugins } = currentSite();
      const added = await installPlugin(args.slug);
      if (isError(added)) return added;
      const problem = args.status === 'active' ? await plugins.activate(added.id) : null;
      return problem ?? pluginItem(currentSite(), added);
    },
  },

  get: {
    permission: (request) =>
      mayHandle(request, 'rest_cannot_view_plugin', 'You are not allowed to view this plugin.'),
    async handle({ args }) {
      const found = await findPlugin(args.plugin);
      return isError(found) ? found : pluginItem(currentSite(), found);
    },
  },

  update: {
    permission: mayManage,
    async handle({ args }) {
      const found = await findPlugin(args.plugin);
      if (isError(found)) return found;
      const problem = await changeStatus(found, args.status);
      return problem ?? pluginItem(currentSite(), found);
    },
  },

  delete: {
    permission(request) {
      if (!can(request.user, 'delete_plugins'))
        return denied(request.user, 'rest_cannot_manage_plugins', MANAGE);
      return mayManage(request);
    },
    async handle({ args }) {
      const { plugins } = currentSite();
      const found = await findPlugin(args.plugin);
      if (isError(found)) return found;
      const previous = pluginItem(currentSite(), found);
      const problem = await plugins.remove(found);
      return problem ?? { deleted: true, previous };
    },
  },
};

const MANAGE = 'You are not allowed to manage plugins.';

type AboutOne = HandlerRequest<{ readonly plugin: string }>;

function mayManage(request: AboutOne): Promise<true | RestError> {
  return mayHandle(request, 'rest_cannot_manage_plugins', MANAGE);
}

/** Requires the permission to manage plugins; then the plugin must exist. */
async function mayHandle(
  { user, args }: AboutOne,
  code: string,
  message: string,
): Promise<true | RestError> {
  if (!can(user, 'activate_plugins')) return denied(user, code, message);
  const found = await findPlugin(args.plugin);
  return isError(found) ? found : true;
}

async function findPlugin(id: string): Promise<FoundPlugin | RestError> {
  const found = await currentSite().plugins.folder.find(id);
  return found ?? notFound('rest_plugin_not_found', 'Plugin not found.');
}

async function changeStatus(
  { id }: FoundPlugin,
  status: 'active' | 'inactive' | undefined,
): Promise<RestError | null> {
  const { plugins } = currentSite();
  if (status === undefined) return null;
  return status === 'active' ? plugins.activate(id) : plugins.deactivate(id);
}
