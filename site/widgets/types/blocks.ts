import { renderBlock } from '../../blocks/render.ts';
import { currentSite } from '../../context.ts';
import { raw } from '../../web/html.ts';
import {
  flagField,
  isSet,
  numberField,
  numberOf,
  switchField,
  textField,
  textOf,
} from '../fields.ts';
import type { Field } from '../fields.ts';
import type { Instance, WidgetType } from '../widget-types.ts';
import { titled } from './titled.ts';
import type { TitledType } from './titled.ts';

/** A widget type that renders a block. */
interface BlockWidget extends Omit<TitledType, 'body'> {
  readonly block: string;
  /** Returns the attributes of the block from the settings of the widget. */
  attributes(instance: Instance): Readonly<Record<string, unknown>>;
}

const DROPDOWN = switchField('dropdown', 'Display as a dropdown list');
const COUNT = switchField('count', 'Show the number of posts');

function ofBlock({ block, attributes, ...type }: BlockWidget): WidgetType {
  return titled({
    ...type,
    async body(scope, instance) {
      const found = currentSite().types.blocks.find(block);
      return found ? raw(await renderBlock(scope, found, attributes(instance), null)) : null;
    },
  });
}

const howMany = (label: string): Field =>
  numberField('number', label, { least: 1, most: 100, unset: 5 });

/** The widget types that render a block. */
export const widgetTypesOfBlocks: readonly WidgetType[] = [
  ofBlock({
    id: 'archives',
    name: 'Archives',
    description: 'Your posts by month.',
    classname: 'widget_archive',
    fields: [COUNT, DROPDOWN],
    block: 'core/archives',
    title: 'Archives',
    attributes: (instance) => ({
      displayAsDropdown: isSet(instance, 'dropdown'),
      showPostCounts: isSet(instance, 'count'),
      showLabel: false,
    }),
  }),
  ofBlock({
    id: 'calendar',
    name: 'Calendar',
    description: 'A calendar of the posts of this month.',
    classname: 'widget_calendar',
    fields: [],
    block: 'core/calendar',
    attributes: () => ({}),
  }),
  ofBlock({
    id: 'categories',
    name: 'Categories',
    description: 'The categories of your posts.',
    classname: 'widget_categories',
    fields: [COUNT, switchField('hierarchical', 'Show the hierarchy'), DROPDOWN],
    block: 'core/categories',
    title: 'Categories',
    attributes: (instance) => ({
      displayAsDropdown: isSet(instance, 'dropdown'),
      showHierarchy: isSet(instance, 'hierarchical'),
      showPostCounts: isSet(instance, 'count'),
    }),
  }),
  ofBlock({
    id: 'recent-comments',
    name: 'Recent Comments',
    description: 'The newest comments on your posts.',
    classname: 'widget_recent_comments',
    fields: [howMany('How many comments')],
    block: 'core/latest-comments',
    title: 'Recent Comments',
    attributes: (instance) => ({
      commentsToShow: numberOf(instance, 'number', 5),
      displayAvatar: false,
      displayDate: false,
      displayExcerpt: false,
    }),
  }),
  ofBlock({
    id: 'recent-posts',
    name: 'Recent Posts',
    description: 'Your newest posts.',
    classname: 'widget_recent_entries',
    fields: [howMany('How many posts'), flagField('show_date', 'Show dates')],
    block: 'core/latest-posts',
    title: 'Recent Posts',
    attributes: (instance) => ({
      postsToShow: numberOf(instance, 'number', 5),
      displayPostDate: isSet(instance, 'show_date'),
    }),
  }),
  ofBlock({
    id: 'search',
    name: 'Search',
    description: 'A search form for your site.',
    classname: 'widget_search',
    fields: [],
    block: 'core/search',
    attributes: () => ({ showLabel: false }),
  }),
  ofBlock({
    id: 'tag_cloud',
    name: 'Tag Cloud',
    description: 'Your most used tags.',
    classname: 'widget_tag_cloud',
    fields: [COUNT, textField('taxonomy', 'Taxonomy')],
    block: 'core/tag-cloud',
    title: 'Tags',
    attributes: (instance) => ({
      taxonomy: textOf(instance, 'taxonomy') || 'post_tag',
      showTagCounts: isSet(instance, 'count'),
    }),
  }),
];
