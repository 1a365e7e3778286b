// @generated from schemas/resources/url-details.json by `npm run generate`. Do not edit. (9a5d249fcc14)

import { sanitizeUrl } from '../../runtime/schema/index.ts';
import type { ArgDefinitions } from '../../runtime/schema/index.ts';

/** The arguments of `GET /cms-block-editor/v1/url-details`, and their parser. */
export const getUrlDetailsArgs = {
  url: {
    description: 'URL of the page.',
    type: 'string',
    format: 'uri',
    required: true,
    validate_callback: 'checkOutgoingUrl',
    sanitize_callback: sanitizeUrl,
  },
} satisfies ArgDefinitions;
