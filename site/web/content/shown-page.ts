import type { Params } from '../../../runtime/server/index.ts';
import type { Html } from '../html.ts';
import { formOwner, nonceField } from '../account/forms.ts';
import type { PageRequest } from '../request.ts';
import type { Found, View } from './view.ts';

/** The page of the site that is being shown, as what is on it finds it. */
export interface ShownPage {
  readonly view: View;
  /** The address of its first page. */
  readonly link: string;
  /** 1 for the first. */
  readonly page: number;
  /** The parameters of its address. */
  readonly query: Params;
  /** The hidden field of a form on it, for one action of who is logged in. */
  nonceField(action: string): Html;
}

/** A request with the page that it shows, for everything that is shown on it. */
export function showing(request: PageRequest, { view, link }: Found, page: number): PageRequest {
  const shown: ShownPage = {
    view,
    link,
    page,
    query: request.query,
    nonceField: (action) => nonceField(request, action, formOwner(request)),
  };
  return { ...request, scope: { ...request.scope, page: shown } };
}
