import type { RestError } from '../../../runtime/errors/rest-error.ts';
import type { Widget } from '../../../generated/widgets/types.ts';
import { currentSite } from '../../context.ts';
import { renderWidget, widgetForm } from '../../widgets/render.ts';
import { encodeInstance, instanceOf, parseWidgetId } from '../../widgets/instances.ts';
import { declaredSidebars } from '../../widgets/arrangement.ts';
import type { Instance } from '../../widgets/widget-types.ts';
import { notFound } from '../errors.ts';
import type { Scope } from '../scope.ts';

/** Where a widget stands. */
export interface Place {
  readonly id: string;
  /** `null` for one that stands nowhere. */
  readonly sidebar: string | null;
}

/**
 * A widget as the service shows it. One that was just made may have no settings yet: `fresh` are those
 * that it has until then. Error: `rest_invalid_widget`, status 404, for a widget that does not exist.
 */
export async function widgetItem(
  scope: Scope,
  { id, sidebar }: Place,
  fresh: Instance | null = null,
): Promise<Widget | RestError> {
  const { base, number } = parseWidgetId(id);
  const type = currentSite().widgetTypes.get(base);
  const instance = (await instanceOf(scope.store, id)) ?? fresh;
  if (!type || number === null || !instance)
    return notFound('rest_invalid_widget', 'There is no such widget.');
  const frame = (await declaredSidebars(scope.store)).find((each) => each.id === sidebar);
  return {
    id,
    id_base: base,
    sidebar: sidebar ?? '',
    // No page shows what stands in no sidebar.
    rendered: frame ? (await renderWidget(scope, type, instance, { id, frame })).trim() : '',
    rendered_form: widgetForm(type, number, instance),
    instance: { ...encodeInstance(instance, scope.settings.nonceSecret), raw: { ...instance } },
  };
}

export function unknownWidget(): RestError {
  return notFound('rest_widget_not_found', 'There is no such widget.');
}
