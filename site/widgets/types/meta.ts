import { loginAddress } from '../../web/addresses.ts';
import { html } from '../../web/html.ts';
import { textField } from '../fields.ts';
import type { WidgetType } from '../widget-type.ts';
import { list, titleOr } from './list.ts';

/** Ways to log in and to the service. */
export const meta: WidgetType = {
  id: 'meta',
  name: 'Meta',
  description: 'Links to log in, and to what programs read of your site.',
  classname: 'widget_meta',
  fields: [textField('title', 'Title')],
  show(scope, instance) {
    const { baseUrl, adminUrl } = scope.settings;
    const login = scope.caller
      ? html`<a href="${adminUrl}/">Your account</a>`
      : html`<a rel="nofollow" href="${loginAddress(scope)}">Log in</a>`;
    const service = html`<a href="${baseUrl}/?rest_route=/">API</a>`;
    const body = list([login, service]);
    return body && { title: titleOr(instance, 'Meta'), body };
  },
};
