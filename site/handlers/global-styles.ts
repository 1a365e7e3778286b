import { isMap } from '../../runtime/schema/values/containers.ts';
import { isError } from '../../runtime/errors/rest-error.ts';
import type { RestError } from '../../runtime/errors/rest-error.ts';
import type { HandlerRequest } from '../../runtime/server/index.ts';
import type { GlobalStylesHandlers } from '../../generated/global-styles/handlers.ts';
import type { GlobalStyles } from '../../generated/global-styles/types.ts';
import { can, denied, requires } from '../domain/permissions/caller.ts';
import { storedDate } from '../domain/dates.ts';
import { renderTitle } from '../domain/text.ts';
import { currentSite } from '../context.ts';
import type { PostRow } from '../store/index.ts';
import {
  defaultThemeJson,
  mergeThemeJson,
  parseThemeJson,
  serializeThemeJson,
  THEME_JSON_VERSION,
  UserStyles,
} from '../themes/styles.ts';
import type { Theme } from '../themes/theme.ts';
import { notFound } from './errors.ts';
import { setEditContext, longFields, sent, idParameter } from './parameters.ts';
import { sentTexts } from './post-type/draft.ts';
import { keepRevision } from './post-type/revisions.ts';
import { writing, scopeOf } from './scope.ts';
import type { Scope } from './scope.ts';
import { Problem } from '../lib/problem.ts';

const mayManage = requires(
  'edit_theme_options',
  'rest_cannot_manage_global_styles',
  'You are not allowed to view the global styles.',
);

export const globalStyles: GlobalStylesHandlers = {
  variations: {
    permission: mayManage,
    async handle({ args }) {
      const theme = await activeTheme(args.stylesheet);
      if (isError(theme)) return theme;
      const found = await theme.variations();
      return found
        .filter((variation) => !(variation instanceof Problem))
        .map((variation) => ({ version: THEME_JSON_VERSION, ...variation }));
    },
  },

  theme: {
    permission: mayManage,
    async handle({ args }) {
      const theme = await activeTheme(args.stylesheet);
      // The merged description contains only settings and styles.
      return isError(theme)
        ? theme
        : (mergeThemeJson(defaultThemeJson, theme.description) as GlobalStyles);
    },
  },

  get: {
    permission: (request) =>
      request.context === 'edit'
        ? mayUse(request, 'rest_forbidden_context', 'edit')
        : mayUse(request, 'rest_cannot_view', 'view'),
    async handle(request) {
      const styles = await stylesOf(request);
      return isError(styles) ? styles : stylesItem(styles);
    },
  },

  update: {
    permission: (request) => mayUse(request, 'rest_cannot_edit', 'edit'),
    handle: (request) =>
      writing(request, async (scope) => {
        const before = await stylesOf(request, scope);
        if (isError(before)) return before;
        const long = longFields(request.args, ['title']);
        if (long) return long;
        const row = await change(scope, before, request.args);
        setEditContext(request);
        return stylesItem(row);
      }),
  },

  facts: (items, request) => {
    const { types } = currentSite();
    return items.map((item) => {
      const place = 'id' in item ? item.id : `themes/${String(sent(request, 'stylesheet'))}`;
      const self = `/${types.core}/global-styles/${place}`;
      return { self_route: self, can_publish: 'id' in item && mayChange(request) };
    });
  },
};

interface Sent {
  readonly styles?: unknown;
  readonly settings?: unknown;
  readonly title?: unknown;
}

async function change(scope: Scope, before: PostRow, args: Sent): Promise<PostRow> {
  const { store, now, options } = scope;
  const known = parseThemeJson(before.content);
  const styles = isMap(args.styles) ? args.styles : known.styles;
  const settings = isMap(args.settings) ? args.settings : known.settings;
  const isChanged = args.styles !== undefined || args.settings !== undefined;
  const look = { ...(styles ? { styles } : {}), ...(settings ? { settings } : {}) };
  const { date, date_gmt } = storedDate(now, options.zone);
  const row = await store.posts.update(before.id, {
    ...sentTexts(scope, { title: args.title }),
    ...(isChanged ? { content: serializeThemeJson(look) } : {}),
    modified: date,
    modified_gmt: date_gmt,
  });
  const changed = row ?? before;
  const type = currentSite().types.postType(changed.type);
  if (type) await keepRevision(scope, type, changed);
  return changed;
}

async function stylesOf(
  request: HandlerRequest<unknown>,
  scope?: Scope,
): Promise<PostRow | RestError> {
  const { store, settings } = scope ?? (await scopeOf(request));
  const row = await new UserStyles(settings.token).byId(store, idParameter(request));
  return row ?? notFound('rest_global_styles_not_found', 'Invalid global styles ID.');
}

/** Returns the active theme if it is the requested one; inactive themes have no user styles. */
async function activeTheme(stylesheet: string): Promise<Theme | RestError> {
  const { themes, store } = currentSite();
  const theme = await themes.active(store);
  if (theme?.stylesheet === stylesheet) return theme;
  return notFound('rest_theme_not_found', 'The theme is not active.');
}

function stylesItem(row: PostRow): GlobalStyles {
  const { settings = {}, styles = {} } = parseThemeJson(row.content);
  const title = { raw: row.title, rendered: renderTitle(row.title, { isPrivate: false }) };
  // Clients expect a number, although the schema declares another type.
  return { id: row.id, title, settings, styles } as unknown as GlobalStyles;
}

/** Requires that the styles exist, and the permission to change them. */
async function mayUse(
  request: HandlerRequest<unknown>,
  code: string,
  action: 'edit' | 'view',
): Promise<true | RestError> {
  const styles = await stylesOf(request);
  if (isError(styles)) return styles;
  const message = `You are not allowed to ${action} these global styles.`;
  return mayChange(request) || denied(request.user, code, message);
}

function mayChange({ user }: HandlerRequest<unknown>): boolean {
  return can(user, 'edit_theme_options');
}
