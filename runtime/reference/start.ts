/**
 * The script that starts the reference. Requests to the service carry the nonce of the person who reads,
 * where somebody is logged in.
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
