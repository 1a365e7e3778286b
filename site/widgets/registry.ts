import { reportMisuse, withNoticesNow } from '../../runtime/errors/index.ts';
import type { NoticeListener } from '../../runtime/errors/index.ts';
import type { Checked } from '../../runtime/schema/index.ts';
import { checkedOptions } from '../domain/registration/checked.ts';
import { widgetFieldMembers, widgetMembers } from '../domain/registration/members.ts';
import { builtInWidgetTypes } from './types/index.ts';
import type { WidgetType } from './widget-type.ts';

/** The kinds of widgets of one site: those that every site has, and those that were registered. */
export class WidgetTypes {
  readonly #types = new Map(builtInWidgetTypes.map((type) => [type.id, type]));

  readonly #onNotice: NoticeListener;

  /** `onNotice` gets what is wrong with a registration. */
  constructor(onNotice: NoticeListener = () => undefined) {
    this.#onNotice = onNotice;
  }

  /**
   * Registers a kind, in place of one of the same name. Returns false, and reports why, when it cannot be
   * used.
   */
  register(type: WidgetType): boolean {
    const checked = checkedWidget(type);
    if ('value' in checked) {
      this.#types.set(checked.value.id, checked.value);
      return true;
    }
    withNoticesNow(this.#onNotice, () =>
      reportMisuse('register_widget', `A kind of widgets is not registered. ${checked.problem}`),
    );
    return false;
  }

  get(id: string): WidgetType | undefined {
    return this.#types.get(id);
  }

  /** All kinds, by name. */
  all(): readonly WidgetType[] {
    return [...this.#types.values()].sort((one, other) => (one.id < other.id ? -1 : 1));
  }
}

const REQUIRED = ['id', 'name', 'description', 'classname', 'fields', 'show'] as const;

function checkedWidget(type: WidgetType): Checked<WidgetType> {
  const checked = checkedOptions(type, widgetMembers, REQUIRED);
  if ('problem' in checked) return checked;
  if (!ID.test(checked.value.id)) return { problem: 'Its id has letters, digits, - and _ only.' };
  for (const field of checked.value.fields) {
    const inner = checkedOptions(field, widgetFieldMembers, ['name', 'label', 'control', 'read']);
    if ('problem' in inner) return { problem: `A field: ${inner.problem}` };
  }
  return checked;
}

/** Routes of widget types match such ids only. */
const ID = /^[\w-]+$/;
