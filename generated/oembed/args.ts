// @generated from schemas/resources/oembed.json by `npm run generate`. Do not edit. (d3cf8f7d3bf4)

import { absint, k } from '../../runtime/schema/index.ts';
import type { ArgDefinitions } from '../../runtime/schema/index.ts';

/** `GET /oembed/1.0/embed` */
export const getEmbeddedViewArgs: ArgDefinitions = {
  url: {
    description: 'Address of the post.',
    type: 'string',
    format: 'uri',
    required: true,
    sanitize_callback: k.parse(k.string, k.toUrl),
  },
  format: {
    description: '`json` or `xml`; anything else is `json`.',
    default: 'json',
    sanitize_callback: 'ensureEmbedFormat',
  },
  maxwidth: {
    description: 'Most pixels that it may be wide.',
    default: 600,
    sanitize_callback: absint,
  },
};

/** `GET /oembed/1.0/proxy` */
export const proxyEmbeddedViewArgs: ArgDefinitions = {
  url: {
    description: 'Address of the page.',
    type: 'string',
    format: 'uri',
    required: true,
    sanitize_callback: k.parse(k.string, k.toUrl),
  },
  format: {
    description: 'Form of the answer, for clients that name one; what is answered is JSON.',
    type: 'string',
    enum: ['json', 'xml'],
    default: 'json',
    sanitize_callback: k.parse(
      (value, param) => k.string(value, param) ?? k.inEnum(value, ['json', 'xml'], param),
      k.toText,
    ),
  },
  maxwidth: {
    description: 'Most pixels that it may be wide.',
    type: 'integer',
    default: 600,
    sanitize_callback: absint,
  },
  maxheight: {
    description: 'Most pixels that it may be high.',
    type: 'integer',
    sanitize_callback: absint,
  },
  discover: {
    description:
      'Whether a page that no pattern of its provider fits is asked itself how it is shown.',
    type: 'boolean',
    default: true,
    sanitize_callback: k.parse(k.boolean, k.toBoolean),
  },
};
