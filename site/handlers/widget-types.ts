import { isError } from '../../runtime/errors/rest-error.ts';
import type { RestError } from '../../runtime/errors/rest-error.ts';
import { toText } from '../../runtime/schema/index.ts';
import type { HandlerRequest } from '../../runtime/server/index.ts';
import type { WidgetTypesHandlers } from '../../generated/widget-types/handlers.ts';
import type { WidgetType as Item } from '../../generated/widget-types/types.ts';
import { currentSite } from '../context.ts';
import { readFields } from '../widgets/fields.ts';
import { previewDocument, previewWidget, widgetForm } from '../widgets/render.ts';
import { encodeInstance } from '../widgets/instances.ts';
import type { Instance, WidgetType } from '../widgets/widget-types.ts';
import { notFound } from './errors.ts';
import { scopeOf } from './scope.ts';
import type { Scope } from './scope.ts';
import { sent } from './parameters.ts';
import { decoded, formSettings, mayManageWidgets } from './widgets/items.ts';

// The number in the form of a widget that does not exist yet.
const NO_NUMBER = -1;

export const widgetTypes: WidgetTypesHandlers = {
  list: {
    permission: mayManageWidgets,
    handle: () => currentSite().widgetTypes.all().map(typeItem),
  },

  get: {
    permission: mayManageThis,
    handle: ({ args }) => {
      const type = typeOf(args.id);
      return isError(type) ? type : typeItem(type);
    },
  },

  encode: {
    permission: mayManageThis,
    async handle(request) {
      const { id, instance, form_data: form } = request.args;
      const type = typeOf(id);
      if (isError(type)) return type;
      const scope = await scopeOf(request);
      const before = instanceSent(scope, instance);
      if (isError(before)) return before;
      const filledIn = form === undefined ? null : formSettings(form, type);
      if (isError(filledIn)) return filledIn;
      const settings = filledIn ? readFields(type.fields, filledIn, before, scope.caller) : before;
      const number = Number(request.extra['number'] ?? NO_NUMBER);
      return {
        form: widgetForm(type, Number.isSafeInteger(number) ? number : NO_NUMBER, settings),
        preview: await previewWidget(scope, type, settings),
        instance: { ...encodeInstance(settings, scope.settings.nonceSecret), raw: settings },
      };
    },
  },

  render: {
    permission: mayManageThis,
    async handle(request) {
      const type = typeOf(request.args.id);
      if (isError(type)) return type;
      const scope = await scopeOf(request);
      const instance = instanceSent(scope, request.args.instance);
      if (isError(instance)) return instance;
      return { preview: await previewDocument(scope, type, instance) };
    },
  },
};

/** Callers who may not manage widgets get that error; others get an error for a type that does not exist. */
function mayManageThis(request: HandlerRequest<unknown>): true | RestError {
  const may = mayManageWidgets(request);
  if (may !== true) return may;
  const type = typeOf(toText(sent(request, 'id')));
  return isError(type) ? type : true;
}

function typeOf(id: string): WidgetType | RestError {
  const type = currentSite().widgetTypes.get(id);
  return type ?? notFound('rest_widget_type_invalid', 'Invalid widget type.');
}

function typeItem({ id, name, description, classname }: WidgetType): Item {
  return { id, name, description, is_multi: true, classname };
}

/** Returns the settings of a request, which the service has encoded and signed; empty without them. */
function instanceSent({ settings }: Scope, given: Instance | undefined): Instance | RestError {
  const encoded = given?.['encoded'];
  const hash = given?.['hash'];
  if (encoded === undefined && hash === undefined) return {};
  return decoded({ encoded: toText(encoded), hash: toText(hash) }, settings.nonceSecret);
}
