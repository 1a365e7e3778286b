import type { Template } from '../../../generated/templates/types.ts';
import type { TemplatePart } from '../../../generated/template-parts/types.ts';
import { hasBlocks, renderTitle } from '../../domain/text.ts';
import type { SiteTemplate } from '../../themes/templates.ts';
import type { Scope } from '../scope.ts';

/** A template with the fields that templates and parts share. */
export function templateItem({ settings }: Scope, template: SiteTemplate): Template {
  const { isCustom, ...shared } = sharedMembers(template, settings.token);
  const { author, ...members } = shared;
  return asItem<Template>({ ...members, is_custom: isCustom, author });
}

export function templatePartItem({ settings }: Scope, template: SiteTemplate): TemplatePart {
  const { isCustom: _isCustom, ...members } = sharedMembers(template, settings.token);
  return asItem<TemplatePart>({ ...members, area: template.area });
}

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
    isCustom: template.isCustom,
    author: post?.author ?? 0,
  };
}

/** The members are those of the schema, in the order in which clients know them. */
function asItem<Item>(members: object): Item {
  return members as Item;
}
