import { reportMisuse, withNoticesNow } from '../../runtime/errors/index.ts';
import type { NoticeListener } from '../../runtime/errors/index.ts';
import type { Checked } from '../../runtime/schema/index.ts';
import type { Awaitable } from '../../runtime/server/index.ts';
import { checkedOptions } from '../domain/registration/checked.ts';
import { widgetFieldMembers, widgetMembers } from '../domain/registration/options.ts';
import type { Scope } from '../handlers/scope.ts';
import type { Html } from '../web/html.ts';
import type { Field } from './fields.ts';
import { widgetTypesOfBlocks } from './types/blocks.ts';
import { meta, navMenu, pages, rss } from './types/lists.ts';
import { mediaAudio, mediaGallery, mediaImage, mediaVideo } from './types/media.ts';
import { block, customHtml, text } from './types/text.ts';

/** The settings of one widget, by name. */
export type Instance = Readonly<Record<string, unknown>>;

/** The output of a widget: a title, which may be empty, and the content. */
interface Shown {
  readonly title: Html;
  readonly body: Html;
}

/** A widget type. */
export interface WidgetType {
  /** The prefix of the IDs of its widgets: `text-2`. */
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly classname: string;
  /** The settings: their form controls and sanitization. */
  readonly fields: readonly Field[];
  /** Returns the output for the caller; `null` renders nothing, not even the frame. */
  show(scope: Scope, instance: Instance): Awaitable<Shown | null>;
}

/** The widget types of one site: built-in and registered ones. */
export class WidgetTypes {
  readonly #types = new Map(builtInWidgetTypes.map((type) => [type.id, type]));

  readonly #onNotice: NoticeListener;

  /** `onNotice` receives the problems of registrations. */
  constructor(onNotice: NoticeListener = () => undefined) {
    this.#onNotice = onNotice;
  }

  /**
   * Registers a widget type, or replaces the one with the same ID. Returns false and reports the problem if it is
   * invalid.
   */
  register(type: WidgetType): boolean {
    const checked = checkedWidget(type);
    if ('value' in checked) {
      this.#types.set(checked.value.id, checked.value);
      return true;
    }
    withNoticesNow(this.#onNotice, () =>
      reportMisuse('register_widget', `The widget type is not registered. ${checked.problem}`),
    );
    return false;
  }

  get(id: string): WidgetType | undefined {
    return this.#types.get(id);
  }

  /** Returns all types, sorted by ID. */
  all(): readonly WidgetType[] {
    return [...this.#types.values()].sort((one, other) => (one.id < other.id ? -1 : 1));
  }
}

const REQUIRED = ['id', 'name', 'description', 'classname', 'fields', 'show'] as const;

function checkedWidget(type: WidgetType): Checked<WidgetType> {
  const checked = checkedOptions(type, widgetMembers, REQUIRED);
  if ('problem' in checked) return checked;
  if (!ID.test(checked.value.id))
    return { problem: 'Its ID must consist of letters, digits, hyphens and underscores.' };
  for (const field of checked.value.fields) {
    const inner = checkedOptions(field, widgetFieldMembers, ['name', 'label', 'control', 'read']);
    if ('problem' in inner) return { problem: `A field: ${inner.problem}` };
  }
  return checked;
}

/** Routes of widget types match only these IDs. */
const ID = /^[\w-]+$/;

/** The built-in widget types. */
export const builtInWidgetTypes: readonly WidgetType[] = [
  ...widgetTypesOfBlocks,
  block,
  customHtml,
  mediaAudio,
  mediaGallery,
  mediaImage,
  mediaVideo,
  meta,
  navMenu,
  pages,
  rss,
  text,
];
