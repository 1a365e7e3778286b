import type { RestRequest, RestResponse } from '../../../runtime/server/index.ts';
import { html, raw } from '../../web/html.ts';
import type { Html } from '../../web/html.ts';

/** Returns oEmbed data as XML: its properties become elements of `oembed`. */
export function oembedXml(data: object): string {
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<oembed>${elements(data).text}</oembed>\n`;
}

function elements(data: object): Html {
  const members = Object.entries(data).map(([name, value]: [string, unknown]) => {
    // Array items have no name.
    const element = raw(/^[A-Za-z_][\w.-]*$/.test(name) ? name : 'oembed');
    const content = typeof value === 'object' && value !== null ? elements(value) : xmlText(value);
    return html`<${element}>${content}</${element}>`;
  });
  return html`${members}`;
}

/** Returns a value as text without control characters, which are invalid in XML even if escaped. */
export function xmlText(value: unknown): string {
  return String(value ?? '').replace(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, '');
}

/** Returns responses of `/oembed/1.0/embed` as XML for `format=xml`; a handler of `rest_pre_serve_request`. */
export function serveOembedXml(
  served: boolean | string | Uint8Array,
  { data }: RestResponse,
  request: RestRequest,
): boolean | string | Uint8Array {
  const isAsked =
    request.route === '/oembed/1.0/embed' &&
    request.method === 'GET' &&
    request.getParam('format') === 'xml';
  if (!isAsked || served !== false || typeof data !== 'object' || data === null) return served;
  request.responseHeaders.set('Content-Type', 'text/xml; charset=UTF-8');
  return oembedXml(data);
}
