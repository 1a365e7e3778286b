import type { RestRequest, RestResponse } from '../../../runtime/server/index.ts';
import { oembedXml } from './xml.ts';

/** Sends answers of `/oembed/1.0/embed` as XML where that is asked for; stands at `rest_pre_serve_request`. */
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
