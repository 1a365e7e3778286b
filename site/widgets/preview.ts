import type { Scope } from '../handlers/scope.ts';
import { html, raw } from '../web/html.ts';
import { styleElement } from '../web/style.ts';
import { PLAIN_FRAME, renderWidget } from './render.ts';
import type { Instance, WidgetType } from './widget-type.ts';

/** A widget with these settings as it would look in a plain frame. */
export async function previewWidget(
  scope: Scope,
  type: WidgetType,
  instance: Instance,
): Promise<string> {
  return (await renderWidget(scope, type, instance, { id: type.id, frame: PLAIN_FRAME })).trim();
}

/** The same as a page of its own, for a frame beside the form. */
export async function previewDocument(
  scope: Scope,
  type: WidgetType,
  instance: Instance,
): Promise<string> {
  const widget = raw(await previewWidget(scope, type, instance));
  return html`<!doctype html>
    <html>
      <head>
        <meta charset="utf-8" />
        <meta name="robots" content="noindex, nofollow" />
        <title>${type.name}</title>
        ${styleElement}
      </head>
      <body class="widget-preview">
        ${widget}
      </body>
    </html>`.text;
}
