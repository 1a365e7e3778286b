// @generated from schemas/resources/block-types.json by `npm run generate`. Do not edit. (f87615c93dc4)

import { contextFilter } from '../../runtime/shape/index.ts';
import type { ContextFilter, ContextRule } from '../../runtime/shape/index.ts';
import type { BlockTypeEdit, BlockTypeEmbed, BlockTypeView } from './types.ts';

/** What each context leaves out of a block type. */
export const blockTypeContexts: Record<'view' | 'embed' | 'edit', ContextRule> = {
  view: {},
  embed: {},
  edit: {},
};

/** What each context shows of a block type: the table, unrolled. */
export const blockTypeFilters: Record<'view' | 'embed' | 'edit', ContextFilter> = {
  view: contextFilter<BlockTypeView>(blockTypeContexts.view, (item, blank) => {
    const left = { ...blank };
    left.api_version = item.api_version;
    left.title = item.title;
    left.name = item.name;
    left.description = item.description;
    left.icon = item.icon;
    left.attributes = item.attributes;
    left.provides_context = item.provides_context;
    left.uses_context = item.uses_context;
    left.supports = item.supports;
    left.category = item.category;
    left.is_dynamic = item.is_dynamic;
    left.editor_script_handles = item.editor_script_handles;
    left.script_handles = item.script_handles;
    left.view_script_handles = item.view_script_handles;
    left.editor_style_handles = item.editor_style_handles;
    left.style_handles = item.style_handles;
    left.styles = item.styles;
    left.variations = item.variations;
    left.textdomain = item.textdomain;
    left.parent = item.parent;
    left.ancestor = item.ancestor;
    left.keywords = item.keywords;
    left.example = item.example;
    left.editor_script = item.editor_script;
    left.script = item.script;
    left.view_script = item.view_script;
    left.editor_style = item.editor_style;
    left.style = item.style;
    return left;
  }),
  embed: contextFilter<BlockTypeEmbed>(blockTypeContexts.embed, (item, blank) => {
    const left = { ...blank };
    left.api_version = item.api_version;
    left.title = item.title;
    left.name = item.name;
    left.description = item.description;
    left.icon = item.icon;
    left.attributes = item.attributes;
    left.provides_context = item.provides_context;
    left.uses_context = item.uses_context;
    left.supports = item.supports;
    left.category = item.category;
    left.is_dynamic = item.is_dynamic;
    left.editor_script_handles = item.editor_script_handles;
    left.script_handles = item.script_handles;
    left.view_script_handles = item.view_script_handles;
    left.editor_style_handles = item.editor_style_handles;
    left.style_handles = item.style_handles;
    left.styles = item.styles;
    left.variations = item.variations;
    left.textdomain = item.textdomain;
    left.parent = item.parent;
    left.ancestor = item.ancestor;
    left.keywords = item.keywords;
    left.example = item.example;
    left.editor_script = item.editor_script;
    left.script = item.script;
    left.view_script = item.view_script;
    left.editor_style = item.editor_style;
    left.style = item.style;
    return left;
  }),
  edit: contextFilter<BlockTypeEdit>(blockTypeContexts.edit, (item, blank) => {
    const left = { ...blank };
    left.api_version = item.api_version;
    left.title = item.title;
    left.name = item.name;
    left.description = item.description;
    left.icon = item.icon;
    left.attributes = item.attributes;
    left.provides_context = item.provides_context;
    left.uses_context = item.uses_context;
    left.supports = item.supports;
    left.category = item.category;
    left.is_dynamic = item.is_dynamic;
    left.editor_script_handles = item.editor_script_handles;
    left.script_handles = item.script_handles;
    left.view_script_handles = item.view_script_handles;
    left.editor_style_handles = item.editor_style_handles;
    left.style_handles = item.style_handles;
    left.styles = item.styles;
    left.variations = item.variations;
    left.textdomain = item.textdomain;
    left.parent = item.parent;
    left.ancestor = item.ancestor;
    left.keywords = item.keywords;
    left.example = item.example;
    left.editor_script = item.editor_script;
    left.script = item.script;
    left.view_script = item.view_script;
    left.editor_style = item.editor_style;
    left.style = item.style;
    return left;
  }),
};
