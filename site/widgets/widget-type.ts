import type { Awaitable } from '../../runtime/server/index.ts';
import type { Scope } from '../handlers/scope.ts';
import type { Html } from '../web/html.ts';
import type { Field } from './fields.ts';

/** The settings of one widget, by name. */
export type Instance = Readonly<Record<string, unknown>>;

/** What a widget shows: a title, which may be empty, and what stands below it. */
export interface Shown {
  readonly title: Html;
  readonly body: Html;
}

/** A kind of widget. */
export interface WidgetType {
  /** The names of its widgets begin with it: `text-2`. */
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly classname: string;
  /** Its settings: what forms ask for, and how what they send is cleaned. */
  readonly fields: readonly Field[];
  /** What a widget shows to the caller; `null` for nothing, not even its frame. */
  show(scope: Scope, instance: Instance): Awaitable<Shown | null>;
}
