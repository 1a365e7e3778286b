import type { UpdateWidgetArgs, Widget } from '../../../generated/widgets/types.ts';
import { isError } from '../../../runtime/errors/rest-error.ts';
import type { RestError } from '../../../runtime/errors/rest-error.ts';
import { parametersError } from '../../../runtime/http/limits.ts';
import { parseForm } from '../../../runtime/http/query.ts';
import { currentSite } from '../../context.ts';
import { requires } from '../../domain/permissions/caller.ts';
import { declaredSidebars, readArrangement } from '../../widgets/arrangement.ts';
import { readFields } from '../../widgets/fields.ts';
import {
  decodeInstance,
  encodeInstance,
  instanceOf,
  instancesOf,
  parseWidgetId,
  setInstance,
} from '../../widgets/instances.ts';
import { renderWidget, widgetForm } from '../../widgets/render.ts';
import type { Instance, WidgetType } from '../../widgets/widget-types.ts';
import { badRequest, notFound } from '../errors.ts';
import type { Scope } from '../scope.ts';

/** The permission of all endpoints of widgets. */
export const mayManageWidgets = requires(
  'edit_theme_options',
  'rest_cannot_manage_widgets',
  'You are not allowed to manage widgets.',
);

/** The position of a widget. */
interface Place {
  readonly id: string;
  /** `null` for a widget without a sidebar. */
  readonly sidebar: string | null;
}

/**
 * Returns the response item of a widget. `fresh` are the settings of a new widget without stored ones.
 * Errors, status 404: `rest_invalid_widget` for a type that does not exist, else `rest_widget_not_found`.
 */
export async function widgetItem(
  scope: Scope,
  { id, sidebar }: Place,
  fresh: Instance | null = null,
): Promise<Widget | RestError> {
  const { base, number } = parseWidgetId(id);
  const type = currentSite().widgetTypes.get(base);
  const instance = (await instanceOf(scope.store, id)) ?? fresh;
  if (!type || number === null) return notFound('rest_invalid_widget', 'Widget not found.');
  if (!instance) return unknownWidget();
  const frame = (await declaredSidebars(scope.store)).find((each) => each.id === sidebar);
  return {
    id,
    id_base: base,
    sidebar: sidebar ?? '',
    // A widget without a sidebar is not shown on any page.
    rendered: frame ? (await renderWidget(scope, type, instance, { id, frame })).trim() : '',
    rendered_form: widgetForm(type, number, instance),
    instance: { ...encodeInstance(instance, scope.settings.nonceSecret), raw: { ...instance } },
  };
}

export function unknownWidget(): RestError {
  return notFound('rest_widget_not_found', 'Widget not found.');
}

/** The settings of a widget as a client sends them. */
type SentSettings = Pick<UpdateWidgetArgs, 'instance' | 'form_data'>;

/**
 * Returns the number of the next widget of a type. The first number is 2, as clients expect. A widget without
 * stored settings has a number, too, in its sidebar.
 */
export async function nextNumber({ store }: Scope, type: WidgetType): Promise<number> {
  const arranged = [...(await readArrangement(store)).values()].flat().map(parseWidgetId);
  const numbers = arranged.flatMap(({ base, number }) => (base === type.id ? [number ?? 1] : []));
  return Math.max(1, ...(await instancesOf(store, type.id)).keys(), ...numbers) + 1;
}

/**
 * Stores the settings of a widget from a request, and returns the current ones. Error:
 * `rest_invalid_widget` for settings that cannot be read.
 */
export async function saveSettings(
  scope: Scope,
  type: WidgetType,
  number: number,
  sent: SentSettings,
): Promise<Instance | RestError> {
  const before = (await instancesOf(scope.store, type.id)).get(number) ?? {};
  const settings = readSettings(sent, type, scope.settings.nonceSecret);
  if (settings === null || isError(settings)) return settings ?? before;
  const instance = readFields(type.fields, settings, before, scope.caller);
  await setInstance(scope.store, type.id, number, instance);
  return instance;
}

/** Returns the settings of a request before they are cleaned; `null` for none. */
function readSettings(
  { instance, form_data: form }: SentSettings,
  type: WidgetType,
  secret: string,
): Instance | RestError | null {
  if (instance !== undefined) return instance.raw ?? decoded(instance, secret);
  return form === undefined ? null : formSettings(form, type);
}

/** Returns settings that the service encoded and a client sent back. */
export function decoded(
  { encoded, hash }: NonNullable<SentSettings['instance']>,
  secret: string,
): Instance | RestError {
  if (encoded === undefined || hash === undefined)
    return badRequest(
      'rest_invalid_widget',
      'The settings must be sent as raw, or as encoded with hash.',
    );
  const instance = decodeInstance({ encoded, hash }, secret);
  return instance ?? badRequest('rest_invalid_widget', 'The hash does not match the settings.');
}

/** Returns the settings in form data of a browser: those of the first widget of the type. */
export function formSettings(form: string, { id }: WidgetType): Instance | RestError | null {
  const refusal = parametersError(form);
  if (refusal) return refusal;
  const widgets = parseForm(form)[`widget-${id}`];
  const [first]: unknown[] = isMap(widgets) ? Object.values(widgets) : [];
  return isMap(first) ? first : null;
}

// A list counts as a map of its indexes.
function isMap(value: unknown): value is Instance {
  return typeof value === 'object' && value !== null;
}
