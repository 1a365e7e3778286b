import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { WireAnswer } from '../../../runtime/http/index.ts';
import { REFERENCE_PATH } from '../addresses.ts';
import { isReading, moved, plainText, privatePage, shared, wrongMethod } from '../answer.ts';
import { html, json } from '../html.ts';
import { siteName } from '../layout.ts';
import type { PageRequest } from '../request.ts';
import { documentOf } from './document.ts';
import { START } from './start.ts';

const SCRIPT = 'text/javascript; charset=UTF-8';
const STYLES = 'text/css; charset=UTF-8';

/**
 * The API reference: a page to read and to try requests at, the OpenAPI document that it shows, and the
 * files that it is made of. Nothing of it comes from another host.
 */
export function referenceAnswer(request: PageRequest): WireAnswer {
  if (!isReading(request)) return wrongMethod('GET, HEAD');
  const file = request.path.slice(REFERENCE_PATH.length);
  switch (file) {
    case '':
      return referencePage(request);
    case '/':
      return moved(addressOf(request, ''));
    case '/openapi.json':
      return fileAnswer(request, 'application/json', documentOf(request.server));
    case '/start.js':
      return fileAnswer(request, SCRIPT, START);
    case '/swagger-ui.css':
      return fileAnswer(request, STYLES, packaged('swagger-ui.css'));
    case '/swagger-ui-bundle.js':
      return fileAnswer(request, SCRIPT, packaged('swagger-ui-bundle.js'));
    default:
      return plainText('The reference has no such file.\n', 404);
  }
}

/** Whether an address is one of the reference. */
export function isReference(path: string): boolean {
  return path === REFERENCE_PATH || path.startsWith(`${REFERENCE_PATH}/`);
}

function referencePage(request: PageRequest): WireAnswer {
  const { server, session, scope, wire } = request;
  const settings = {
    document: addressOf(request, '/openapi.json'),
    root: server.restUrl('/', wire.connection),
    header: `X-${server.settings.token.toUpperCase()}-Nonce`,
    nonce: session.user === null ? null : server.restNonce(session.user, session),
  };
  const content = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>API reference – ${siteName(scope)}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${addressOf(request, '/swagger-ui.css')}" />
      </head>
      <body>
        <main id="reference"></main>
        <script type="application/json" id="reference-settings">
          ${json(settings)}
        </script>
        <script src="${addressOf(request, '/swagger-ui-bundle.js')}"></script>
        <script src="${addressOf(request, '/start.js')}"></script>
      </body>
    </html> `;
  return privatePage(content, 200, ['Content-Security-Policy', policyOf(request)]);
}

/** The page runs its own scripts and asks its own site; the library sets the look of some elements itself. */
function policyOf({ server }: PageRequest): string {
  const site = new URL(server.settings.baseUrl).origin;
  return [
    "default-src 'none'",
    `script-src 'self' ${site}`,
    `style-src 'self' 'unsafe-inline' ${site}`,
    `img-src 'self' data: ${site}`,
    `connect-src 'self' ${site}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function fileAnswer(request: PageRequest, type: string, body: string): WireAnswer {
  return shared(request, { status: 200, headers: ['Content-Type', type], body });
}

function addressOf({ server }: PageRequest, file: string): string {
  return `${server.settings.baseUrl}${REFERENCE_PATH}${file}`;
}

const files = new Map<string, string>();

/** A file of the package that draws the reference, kept once it was read. */
function packaged(name: string): string {
  const kept = files.get(name);
  if (kept !== undefined) return kept;
  const path = createRequire(import.meta.url).resolve(`swagger-ui-dist/${name}`);
  const text = readFileSync(path, 'utf8');
  files.set(name, text);
  return text;
}
