// @generated from schemas/resources/widget-types.json by `npm run generate`. Do not edit. (a54653afaec8)

import type { RegisterRoutes } from '../../runtime/server/index.ts';
import type { LinkTable } from '../../runtime/shape/index.ts';
import * as args from './args.ts';
import { widgetTypeContexts, widgetTypeViews } from './contexts.ts';
import type { WidgetTypesHandlers } from './handlers.ts';
import { widgetTypeSchema } from './schema.ts';

/** The links of a widget type, in order. */
export const widgetTypeLinks: LinkTable = [
  { rel: 'collection', href: '/{core}/widget-types' },
  { rel: 'self', href: '/{core}/widget-types/{id}' },
];

/** Registers the routes of `widget-types`. */
export const registerWidgetTypesRoutes: RegisterRoutes<WidgetTypesHandlers> = (
  server,
  handlers,
  callbacks,
) => {
  const shared = {
    shape: { contexts: widgetTypeContexts, views: widgetTypeViews, links: widgetTypeLinks },
    callbacks,
  };

  server.registerRoute(server.core, '/widget-types', {
    schema: widgetTypeSchema,
    endpoints: [
      {
        methods: 'GET',
        args: args.listWidgetTypesArgs,
        parse: args.parseListWidgetTypesArgs,
        endpoint: handlers.list,
        answers: 'list',
        errors: { rest_cannot_manage_widgets: [401, 403] },
        ...shared,
      },
    ],
  });

  server.registerRoute(server.core, '/widget-types/(?P<id>[a-zA-Z0-9_-]+)', {
    schema: widgetTypeSchema,
    endpoints: [
      {
        methods: 'GET',
        args: args.getWidgetTypeArgs,
        parse: args.parseGetWidgetTypeArgs,
        endpoint: handlers.get,
        answers: 'item',
        errors: { rest_cannot_manage_widgets: [401, 403], rest_widget_type_invalid: [404] },
        ...shared,
      },
    ],
  });

  server.registerRoute(server.core, '/widget-types/(?P<id>[a-zA-Z0-9_-]+)/encode', {
    endpoints: [
      {
        methods: 'POST',
        args: args.encodeWidgetTypeArgs,
        parse: args.parseEncodeWidgetTypeArgs,
        endpoint: handlers.encode,
        answers: 'any',
        answerSchema: {
          type: 'object',
          properties: {
            form: { description: 'Form of the widget, as HTML.', type: 'string' },
            preview: { description: 'Preview of the widget, as HTML.', type: 'string' },
            instance: {
              description: 'Settings of the widget.',
              type: 'object',
              properties: {
                encoded: {
                  description: 'Encoded settings, which are sent back with the hash.',
                  type: 'string',
                },
                hash: { description: 'Hash of the encoded settings.', type: 'string' },
                raw: { description: 'Settings by name.', type: 'object' },
              },
            },
          },
        },
        errors: {
          rest_cannot_manage_widgets: [401, 403],
          rest_invalid_widget: [400, 404],
          rest_widget_type_invalid: [404],
        },
        ...shared,
      },
    ],
  });

  server.registerRoute(server.core, '/widget-types/(?P<id>[a-zA-Z0-9_-]+)/render', {
    endpoints: [
      {
        methods: 'POST',
        args: args.renderWidgetTypeArgs,
        parse: args.parseRenderWidgetTypeArgs,
        endpoint: handlers.render,
        answers: 'any',
        answerSchema: {
          type: 'object',
          properties: { preview: { description: 'The page, as HTML.', type: 'string' } },
        },
        errors: {
          rest_cannot_manage_widgets: [401, 403],
          rest_invalid_widget: [400, 404],
          rest_widget_type_invalid: [404],
        },
        ...shared,
      },
    ],
  });
};
