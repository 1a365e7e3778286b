import {
  action,
  data,
  either,
  flag,
  list,
  mapOfFlags,
  mapOfTexts,
  maps,
  number,
  orNone,
  schema,
  schemas,
  shaped,
  text,
  texts,
} from './checked.ts';
import type { Members } from './checked.ts';

/** What the options of a registration have to be. The types say the same to code that is compiled. */

const labels = shaped({ name: text, singular_name: text });

export const postTypeMembers: Members = {
  labels,
  description: text,
  public: flag,
  publicly_queryable: flag,
  hierarchical: flag,
  show_ui: flag,
  show_in_nav_menus: flag,
  menu_icon: text,
  has_archive: either(flag, text),
  show_in_rest: flag,
  rest_base: text,
  rest_namespace: text,
  rest_controller: orNone(action),
  supports: texts,
  taxonomies: texts,
  capability_type: either(text, texts),
  capabilities: mapOfTexts,
};

export const taxonomyMembers: Members = {
  labels,
  description: text,
  public: flag,
  hierarchical: flag,
  visibility: mapOfFlags,
  show_tagcloud: flag,
  show_in_rest: flag,
  rest_base: text,
  rest_namespace: text,
  rest_controller: orNone(action),
  capabilities: mapOfTexts,
};

const shown = either(flag, shaped({ name: text, schema }));

export const metaMembers: Members = {
  type: text,
  description: text,
  single: flag,
  default: data,
  object_subtype: text,
  show_in_rest: shown,
  auth_callback: action,
};

export const settingMembers: Members = {
  type: text,
  description: text,
  default: data,
  show_in_rest: shown,
  sanitize_callback: action,
};

export const blockMembers: Members = {
  title: text,
  category: text,
  icon: either(text, data),
  description: text,
  keywords: texts,
  parent: texts,
  ancestor: texts,
  attributes: schemas,
  providesContext: mapOfTexts,
  usesContext: texts,
  supports: shaped({}),
  styles: maps,
  variations: maps,
  textdomain: text,
};

export const widgetMembers: Members = {
  id: text,
  name: text,
  description: text,
  classname: text,
  fields: list,
  show: action,
};

export const widgetFieldMembers: Members = {
  name: text,
  label: text,
  control: shaped({ kind: text, least: number, most: number, choices: list }),
  read: action,
};

export const patternMembers: Members = {
  title: text,
  content: text,
  description: text,
  viewportWidth: number,
  categories: texts,
  keywords: texts,
  blockTypes: texts,
  postTypes: texts,
  inserter: flag,
};
