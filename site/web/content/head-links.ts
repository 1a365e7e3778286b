/** Where the service is, and which of its routes shows what a page shows (4.1). */
export interface Advertised {
  readonly apiRel: string;
  /** The address of the API root; empty when there is none to tell of. */
  readonly root: string;
  /** The address of what the page shows; `null` if the service does not show it. */
  readonly resource: string | null;
}

/** The `link` elements for the head of a page. */
export function headLinks({ apiRel, root, resource }: Advertised): readonly string[] {
  if (root === '') return [];
  const links = [`<link rel="${escape(apiRel)}" href="${escape(root)}">`];
  if (resource !== null)
    links.push(`<link rel="alternate" type="application/json" href="${escape(resource)}">`);
  return links;
}

/** The values of the `Link` headers of a page. */
export function linkHeaders({ apiRel, root, resource }: Advertised): readonly string[] {
  if (root === '') return [];
  const headers = [`<${root}>; rel="${apiRel}"`];
  if (resource !== null) headers.push(`<${resource}>; rel="alternate"; type="application/json"`);
  return headers;
}

/** The `api` element for the RSD document; empty when there is no API root. */
export function rsdEntry(root: string): string {
  if (root === '') return '';
  return `<api name="WP-API" blogID="1" preferred="false" apiLink="${escape(root)}" />`;
}

const ENTITIES: { readonly [character: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#039;',
};

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
