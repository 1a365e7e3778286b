import type { RestError } from '../../runtime/errors/rest-error.ts';
import { escapeHtml } from '../../runtime/schema/text/html.ts';
import type { HandlerRequest } from '../../runtime/server/index.ts';
import type { ThemesHandlers } from '../../generated/themes/handlers.ts';
import { themeSchema } from '../../generated/themes/schema.ts';
import type { Theme as ThemeItem } from '../../generated/themes/types.ts';
import { can, denied, requires } from '../domain/permissions/caller.ts';
import { storedDate } from '../domain/dates.ts';
import { canEditAnyType } from '../domain/permissions/posts.ts';
import { texturize } from '../domain/text-to-html.ts';
import { currentSite } from '../context.ts';
import { themeSupports } from '../themes/description.ts';
import type { Theme } from '../themes/theme.ts';
import { UserStyles } from '../themes/styles.ts';
import { notFound } from './errors.ts';
import { inTransaction, scopeOf } from './scope.ts';
import type { Scope } from './scope.ts';
import { sent } from './parameters.ts';

export const themes: ThemesHandlers = {
  list: {
    permission(request) {
      if (can(request.user, 'switch_themes')) return true;
      const statuses = sent(request, 'status');
      const isActiveOnly = Array.isArray(statuses) && statuses.join() === 'active';
      return isActiveOnly ? maySeeActive(request) : mayNotSee(request);
    },
    async handle({ args: { status } }) {
      const { themes: all, store, settings } = currentSite();
      const active = await all.activeName(store);
      const items = (await all.all())
        .map((theme) => themeItem(theme, theme.stylesheet === active, settings.token))
        .filter((item) => status === undefined || status.includes(item.status));
      return { items, total: items.length };
    },
  },

  get: {
    async permission(request) {
      if (can(request.user, 'switch_themes')) return true;
      const { themes: all, store } = currentSite();
      const isActive = sent(request, 'stylesheet') === (await all.activeName(store));
      return isActive ? maySeeActive(request) : mayNotSee(request);
    },
    async handle({ args: { stylesheet } }) {
      const { themes: all, store, settings } = currentSite();
      const theme = await all.find(stylesheet);
      if (!theme) return notFound('rest_theme_not_found', 'Theme not found.');
      return themeItem(theme, stylesheet === (await all.activeName(store)), settings.token);
    },
  },

  facts: async (items, request) => {
    const hasActive = items.some(({ status }) => status === 'active');
    const styles = hasActive ? await userStyles(await scopeOf(request)) : 0;
    return items.map(({ status }) => ({ user_styles: status === 'active' ? styles : 0 }));
  },
};

function mayNotSee({ user }: HandlerRequest<unknown>): RestError {
  return denied(user, 'rest_cannot_view_themes', 'You are not allowed to view themes.');
}

/** Requires the permission to edit posts of some type. */
const maySeeActive = requires(
  canEditAnyType,
  'rest_cannot_view_active_theme',
  'You are not allowed to view this theme.',
);

/** Returns the id of the user styles of the active theme; creates them for a caller who may edit theme options. */
async function userStyles(scope: Scope): Promise<number> {
  const { themes: all, settings } = currentSite();
  const styles = new UserStyles(settings.token);
  const theme = await all.activeName(scope.store);
  const known = await styles.ofTheme(scope.store, theme);
  if (known || !can(scope.caller, 'edit_theme_options')) return known?.id ?? 0;
  const { caller, now, options } = scope;
  const about = { author: caller?.id ?? 0, ...storedDate(now, options.zone) };
  const made = await inTransaction(scope, ({ store }) => styles.forTheme(store, theme, about));
  return 'id' in made ? made.id : 0;
}

function themeItem(theme: Theme, isActive: boolean, token: string): ThemeItem {
  const { stylesheet, description: about } = theme;
  const features = themeSchema.properties.theme_supports;
  const item = {
    stylesheet,
    template: stylesheet,
    requires_php: about.requires.php,
    [`requires_${token}`]: about.requires.api,
    textdomain: about.textdomain ?? stylesheet,
    version: about.version,
    screenshot: about.screenshot,
    author: { raw: about.author, rendered: linked(about.author, about.author_uri) },
    author_uri: { raw: about.author_uri, rendered: escapeHtml(about.author_uri) },
    description: { raw: about.description, rendered: texturize(escapeHtml(about.description)) },
    name: { raw: about.name, rendered: texturize(escapeHtml(about.name)) },
    tags: { raw: [...about.tags], rendered: escapeHtml(about.tags.join(', ')) },
    theme_uri: { raw: about.theme_uri, rendered: escapeHtml(about.theme_uri) },
    status: isActive ? 'active' : 'inactive',
    ...(isActive ? { theme_supports: themeSupports(about, features, token) } : {}),
  };
  // The name of one member contains the product token.
  return item as unknown as ThemeItem;
}

function linked(text: string, url: string): string {
  const html = texturize(escapeHtml(text));
  return url === '' ? html : `<a href="${escapeHtml(url)}">${html}</a>`;
}
