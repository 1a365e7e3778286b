import { shared } from '../../../runtime/http/index.ts';
import type { WireResponse } from '../../../runtime/http/index.ts';
import type { HeaderLines } from '../response.ts';
import { html } from '../html.ts';
import type { Html } from '../html.ts';
import type { PageRequest } from '../request.ts';
import { queriedBy } from './view.ts';
import type { View } from './view.ts';

/** The API links of a page: the API root, and the resource that the page shows (4.1). */
interface Advertised {
  readonly apiRel: string;
  /** The URL of the API root; empty if it is not advertised. */
  readonly root: string;
  /** The URL of the resource that the page shows; `null` if there is none. */
  readonly resource: string | null;
}

/** Returns the `link` elements for the head of a page. */
export function headLinks({ apiRel, root, resource }: Advertised): readonly Html[] {
  if (root === '') return [];
  const link = html`<link rel="${apiRel}" href="${root}" />`;
  if (resource === null) return [link];
  return [link, html`<link rel="alternate" type="application/json" href="${resource}" />`];
}

/** Returns the values of the `Link` headers of a page. */
export function linkHeaders({ apiRel, root, resource }: Advertised): readonly string[] {
  if (root === '') return [];
  const headers = [`<${root}>; rel="${apiRel}"`];
  if (resource !== null) headers.push(`<${resource}>; rel="alternate"; type="application/json"`);
  return headers;
}

/** Returns the `api` element of the RSD document; empty without an API root. */
export function rsdEntry(root: string): string {
  if (root === '') return '';
  return html`<api name="WP-API" blogID="1" preferred="false" apiLink="${root}" />`.text;
}

/** Returns the API links of a page (4.1). */
export function advertised({ server, wire }: PageRequest, view: View | null): Advertised {
  const route = server.derivedRoutes.queried(view ? queriedBy(view) : { kind: 'other' });
  return {
    apiRel: server.settings.apiRel,
    root: server.restUrl('/', wire.connection),
    resource: route === '' ? null : server.restUrl(route, wire.connection),
  };
}

/** Returns the API links for the head of a page, with the RSD document. */
export function advertisedInHead({ server }: PageRequest, links: Advertised): Html {
  const rsd = `${server.settings.baseUrl}/xmlrpc.php?rsd`;
  return html`${headLinks(links)}
    <link rel="EditURI" type="application/rsd+xml" title="RSD" href="${rsd}" />`;
}

/** Returns the API links as headers. */
export function advertisedInHeaders(links: Advertised): HeaderLines {
  return linkHeaders(links).flatMap((value) => ['Link', value]);
}

/** Responds with the RSD document, which lists the APIs of the site for client programs. */
export function rsdDocument(request: PageRequest): WireResponse {
  const { server } = request;
  const home = html`${server.settings.baseUrl}/`;
  const document = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rsd version="1.0" xmlns="http://archipelago.phrasewise.com/rsd">',
    '  <service>',
    '    <engineName>restloom</engineName>',
    `    <homePageLink>${home.text}</homePageLink>`,
    '    <apis>',
    `      ${rsdEntry(server.restUrl('/', request.wire.connection))}`,
    '    </apis>',
    '  </service>',
    '</rsd>',
  ];
  const headers = ['Content-Type', 'text/xml; charset=UTF-8'];
  return shared(request.wire, { status: 200, headers, body: `${document.join('\n')}\n` });
}
