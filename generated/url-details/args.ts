// @generated from schemas/resources/url-details.json by `npm run generate`. Do not edit. (b6e7c31fa90f)

import { sanitizeUrl } from '../../runtime/schema/index.ts';
import type { ArgDefinitions } from '../../runtime/schema/index.ts';

/** `GET /cms-block-editor/v1/url-details` */
export const getUrlDetailsArgs = {
  url: {
    description: 'Address of the page.',
    type: 'string',
    format: 'uri',
    required: true,
    validate_callback: 'checkOutgoingUrl',
    sanitize_callback: sanitizeUrl,
  },
} satisfies ArgDefinitions;
