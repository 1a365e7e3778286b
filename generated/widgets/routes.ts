// @generated from schemas/resources/widgets.json by `npm run generate`. Do not edit. (dd93145cf7be)

import type { RegisterRoutes } from '../../runtime/server/index.ts';
import type { LinkTable } from '../../runtime/shape/index.ts';
import * as args from './args.ts';
import { widgetContexts, widgetViews } from './contexts.ts';
import type { WidgetsHandlers } from './handlers.ts';
import { widgetSchema } from './schema.ts';

/** The links of a widget, in order. */
export const widgetLinks: LinkTable = [
  { rel: 'self', href: '/{core}/widgets/{id}' },
  { rel: 'collection', href: '/{core}/widgets' },
  { rel: 'about', href: '/{core}/widget-types/{id_base}', embeddable: true },
  { rel: '{api_rel}sidebar', href: '/{core}/sidebars/{sidebar}/' },
];

/** Registers the routes of `widgets`. */
export const registerWidgetsRoutes: RegisterRoutes<WidgetsHandlers> = (
  server,
  handlers,
  callbacks,
) => {
  const shared = {
    shape: { contexts: widgetContexts, views: widgetViews, links: widgetLinks },
    callbacks,
  };

  server.registerRoute(server.core, '/widgets', {
    schema: widgetSchema,
    allow_batch: { v1: true },
    endpoints: [
      {
        methods: 'GET',
        args: args.listWidgetsArgs,
        parse: args.parseListWidgetsArgs,
        endpoint: handlers.list,
        answers: 'list',
        errors: { rest_cannot_manage_widgets: [401, 403] },
        ...shared,
      },
      {
        methods: 'POST',
        args: args.createWidgetArgs,
        parse: args.parseCreateWidgetArgs,
        endpoint: handlers.create,
        answers: 'created',
        errors: {
          rest_cannot_manage_widgets: [401, 403],
          rest_invalid_widget: [400, 404],
          rest_widget_not_found: [404],
        },
        context: 'edit',
        ...shared,
      },
    ],
  });

  server.registerRoute(server.core, '/widgets/(?P<id>[\\w\\-]+)', {
    schema: widgetSchema,
    allow_batch: { v1: true },
    endpoints: [
      {
        methods: 'GET',
        args: args.getWidgetArgs,
        parse: args.parseGetWidgetArgs,
        endpoint: handlers.get,
        answers: 'item',
        errors: { rest_cannot_manage_widgets: [401, 403], rest_widget_not_found: [404] },
        ...shared,
      },
      {
        methods: 'POST, PUT, PATCH',
        args: args.updateWidgetArgs,
        parse: args.parseUpdateWidgetArgs,
        endpoint: handlers.update,
        answers: 'item',
        errors: {
          rest_cannot_manage_widgets: [401, 403],
          rest_invalid_widget: [400, 404],
          rest_widget_not_found: [404],
        },
        context: 'edit',
        ...shared,
      },
      {
        methods: 'DELETE',
        args: args.deleteWidgetArgs,
        parse: args.parseDeleteWidgetArgs,
        endpoint: handlers.delete,
        answers: 'deleted',
        errors: { rest_cannot_manage_widgets: [401, 403], rest_widget_not_found: [404] },
        context: 'edit',
        ...shared,
      },
    ],
  });
};
