import type { TemplatePart } from '../../../generated/template-parts/types.ts';
import type {
  DeleteTemplateArgs,
  GetTemplateArgs,
  ListTemplatesArgs,
  LookupTemplateArgs,
  Template,
} from '../../../generated/templates/types.ts';
import { isError } from '../../../runtime/errors/rest-error.ts';
import type { RestError } from '../../../runtime/errors/rest-error.ts';
import type { Deleted, Endpoint, HandlerRequest } from '../../../runtime/server/index.ts';
import { currentSite } from '../../context.ts';
import { can, denied } from '../../domain/permissions/caller.ts';
import { canPublish } from '../../domain/permissions/posts.ts';
import { postTypeOf } from '../../domain/post-types.ts';
import { hasBlocks, renderTitle } from '../../domain/text.ts';
import { templateHierarchy } from '../../themes/hierarchy.ts';
import { Templates } from '../../themes/templates.ts';
import type { SiteTemplate } from '../../themes/templates.ts';
import type { TemplateFolder } from '../../themes/theme.ts';
import { badRequest, cannotDelete, failure, notFound } from '../errors.ts';
import { withMeta } from '../post-type/access.ts';
import { trashPost } from '../post-type/trash.ts';
import { writing, scopeOf } from '../scope.ts';
import type { Scope } from '../scope.ts';
import { setEditContext, sent } from '../parameters.ts';
import { changeTemplate, createTemplate } from './save.ts';
import type { TemplateArgs } from './save.ts';

export function templateItem({ settings }: Scope, template: SiteTemplate): Template {
  const { isCustom: is_custom, post } = template;
  const shared = sharedMembers(template, settings.token);
  // The members are those of the schema, in the order that clients expect.
  return { ...shared, is_custom, author: post?.author ?? 0 } as Template;
}

export function templatePartItem({ settings }: Scope, template: SiteTemplate): TemplatePart {
  const { area, post } = template;
  const shared = sharedMembers(template, settings.token);
  // The members are those of the schema, in the order that clients expect.
  return { ...shared, author: post?.author ?? 0, area } as TemplatePart;
}

/** Returns the fields that templates and template parts share. */
function sharedMembers(template: SiteTemplate, token: string) {
  const { id, theme, slug, source, origin, type, description, title, status, post } = template;
  return {
    id,
    theme,
    content: { raw: template.content, block_version: hasBlocks(template.content, token) ? 1 : 0 },
    slug,
    source,
    origin,
    type,
    description,
    title: { raw: title, rendered: renderTitle(title, { isPrivate: false }) },
    status,
    [`${token}_id`]: post?.id ?? 0,
    has_theme_file: template.hasThemeFile,
  };
}

/** The endpoints of templates or of template parts. */
interface TemplateHandlers<Item> {
  readonly list: Endpoint<ListTemplatesArgs, readonly Item[]>;
  readonly create: Endpoint<TemplateArgs, Item>;
  readonly lookup: Endpoint<LookupTemplateArgs, Item>;
  readonly get: Endpoint<GetTemplateArgs, Item>;
  readonly update: Endpoint<GetTemplateArgs & TemplateArgs, Item>;
  readonly delete: Endpoint<DeleteTemplateArgs, Item | Deleted<Item>>;
  readonly facts: (
    items: readonly Item[],
    request: HandlerRequest<unknown>,
  ) => { readonly can_publish: boolean; readonly can_use_unfiltered_html: boolean }[];
}

/** Returns the endpoints of the templates in the theme folder `folder`; `itemOf` returns their response items. */
export function templateHandlers<Item>(
  folder: TemplateFolder,
  itemOf: (scope: Scope, template: SiteTemplate) => Item,
): TemplateHandlers<Item> {
  const library = (): Templates => {
    const { themes, settings } = currentSite();
    return new Templates(folder, themes, settings.token);
  };
  const find = async ({ store }: Scope, id: string): Promise<SiteTemplate | RestError> =>
    (await library().find(store, id)) ?? templateNotFound();

  return {
    list: {
      permission: mayManage,
      async handle(request) {
        const scope = await scopeOf(request);
        const { area, post_type: postType } = request.args;
        // The name of the parameter contains the product token.
        const post = sent(request, `${scope.settings.token}_id`);
        const found = await library().list(scope.store, {
          area: folder === 'parts' ? area : undefined,
          postType,
          post: typeof post === 'number' ? post : undefined,
        });
        return found.map((template) => itemOf(scope, template));
      },
    },

    create: {
      permission: mayManage,
      handle: (request) =>
        writing(request, async (scope) => {
          const theme = await currentSite().themes.activeName(scope.store);
          const row = await createTemplate(scope, library(), request.args, theme);
          if (isError(row)) return row;
          const template = await find(scope, `${theme}//${row.slug}`);
          return isError(template) ? template : itemOf(scope, template);
        }),
    },

    lookup: {
      permission: mayManage,
      async handle(request) {
        const scope = await scopeOf(request);
        const template = await fallbackFor(scope, library(), request.args);
        return template ? itemOf(scope, template) : templateNotFound();
      },
    },

    get: {
      permission: mayManage,
      async handle(request) {
        const scope = await scopeOf(request);
        const template =
          sent(request, 'source') === 'theme'
            ? await library().findFile(scope.store, request.args.id)
            : await library().find(scope.store, request.args.id);
        return template ? itemOf(scope, template) : templateNotFound();
      },
    },

    update: {
      permission: mayManage,
      handle: (request) =>
        writing(request, async (scope) => {
          const { id } = request.args;
          const before = await find(scope, id);
          if (isError(before)) return before;
          setEditContext(request);
          let { slug } = before;
          if (sent(request, 'source') === 'theme') {
            if (before.post) await scope.store.posts.remove(before.post.id);
          } else {
            const row = await changeTemplate(scope, library(), request.args, before);
            if (isError(row)) return row;
            ({ slug } = row);
          }
          const template = await find(scope, `${before.theme}//${slug}`);
          return isError(template) ? template : itemOf(scope, template);
        }),
    },

    delete: {
      permission: mayManage,
      handle: (request) =>
        writing(request, async (scope) => {
          const template = await find(scope, request.args.id);
          if (isError(template)) return template;
          if (template.post === null)
            return badRequest(
              'rest_invalid_template',
              'Templates of theme files cannot be deleted.',
            );
          setEditContext(request);
          const previous = itemOf(scope, template);
          const { store } = scope;
          if (request.args.force) {
            const isGone = await store.posts.remove(template.post.id);
            return isGone ? { deleted: true as const, previous } : cannotDelete();
          }
          if (template.status === 'trash')
            return failure(
              410,
              'rest_template_already_trashed',
              'The item is already in the trash.',
            );
          for (const post of await withMeta(scope, [template.post]))
            await trashPost(scope, postTypeOf(template.type), post);
          return itemOf(scope, { ...template, status: 'trash' });
        }),
    },

    facts: (items, { user }) => {
      const actions = {
        can_publish: canPublish(user, postTypeOf(library().type)),
        can_use_unfiltered_html: can(user, 'unfiltered_html'),
      };
      return items.map(() => actions);
    },
  };
}

/** Returns the part with this slug, otherwise the template that the site would use. */
async function fallbackFor(
  { store, settings }: Scope,
  library: Templates,
  { slug, is_custom: isCustom, template_prefix: prefix }: LookupTemplateArgs,
): Promise<SiteTemplate | undefined> {
  const { types, themes } = currentSite();
  const part = library.folder === 'parts' ? await library.resolve(store, [slug]) : undefined;
  if (part) return part;
  const slugs = templateHierarchy({ slug, isCustom, prefix }, types.names());
  return new Templates('templates', themes, settings.token).resolve(store, slugs);
}

/** Requires the permission to edit theme options. */
function mayManage({ user }: HandlerRequest<unknown>): true | RestError {
  if (can(user, 'edit_theme_options')) return true;
  return denied(user, 'rest_cannot_manage_templates', 'You are not allowed to manage templates.');
}

function templateNotFound(): RestError {
  return notFound('rest_template_not_found', 'Template not found.');
}
