import type { Server } from '../../runtime/server/index.ts';
import { can } from '../domain/permissions/caller.ts';
import { canEditAnyType } from '../domain/permissions/posts.ts';
import { currentSite } from '../context.ts';

/** Adds a link to the active theme to the index, if the caller may see it (`rest_index`). */
export function linkActiveTheme(server: Server): void {
  server.hooks.on('rest_index', async (response, { user, connection }) => {
    if (!canEditAnyType(user) && !can(user, 'switch_themes')) return response;
    const { themes, store } = currentSite();
    const route = `/${server.core}/themes/${await themes.activeName(store)}`;
    const rel = `${server.settings.apiRel}active-theme`;
    return response.addLink(rel, server.restUrl(route, connection));
  });
}
