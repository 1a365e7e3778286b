import { escapeHtml } from '../schema/text/html.ts';

/** The settings of the script of the page. */
interface PageSettings {
  /** The address of the OpenAPI document. */
  readonly document: string;
  /** The root address of the service, and the header and value of the user's nonce. */
  readonly root: string;
  readonly header: string;
  readonly nonce: string | null;
}

/** Returns the page, whose files are below `address`. */
export function referencePage(name: string, address: string, settings: PageSettings): string {
  const file = (path: string): string => escapeHtml(`${address}/${path}`);
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>API reference${name === '' ? '' : ` – ${escapeHtml(name)}`}</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="${file('swagger-ui.css')}" />
  </head>
  <body>
    <main id="reference"></main>
    <script type="application/json" id="reference-settings">
      ${inScript(settings)}
    </script>
    <script src="${file('swagger-ui-bundle.js')}"></script>
    <script src="${file('start.js')}"></script>
  </body>
</html>
`;
}

/** Returns JSON for a `script` element, which no text in it can close. */
function inScript(value: object): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}

/** Returns the content security policy: own scripts and requests, and inline styles, which the library uses. */
export function policyOf(origin: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${origin}`,
    `style-src 'self' 'unsafe-inline' ${origin}`,
    `img-src 'self' data: ${origin}`,
    `connect-src 'self' ${origin}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * The script that starts the reference. Requests to the service carry the nonce of the logged-in user.
 */
export const START = `const settings = JSON.parse(document.getElementById('reference-settings').textContent);
SwaggerUIBundle({
  url: settings.document,
  dom_id: '#reference',
  deepLinking: true,
  docExpansion: 'list',
  filter: true,
  tryItOutEnabled: true,
  defaultModelsExpandDepth: 0,
  validatorUrl: null,
  requestInterceptor(request) {
    const isOwn = new URL(request.url, location.href).href.startsWith(settings.root);
    const names = Object.keys(request.headers).map((name) => name.toLowerCase());
    if (settings.nonce && isOwn && !names.includes('authorization')) {
      request.headers[settings.header] = settings.nonce;
    }
    return request;
  },
});
`;
