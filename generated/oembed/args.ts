// @generated from schemas/resources/oembed.json by `npm run generate`. Do not edit. (70d9e3ba7ba0)

import { absint, k } from '../../runtime/schema/index.ts';
import type { ArgDefinitions, ArgsParser } from '../../runtime/schema/index.ts';

/** The arguments of `GET /oembed/1.0/embed`. */
export const getEmbeddedViewArgs = {
  url: {
    description: 'Address of the post.',
    type: 'string',
    format: 'uri',
    required: true,
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
} satisfies ArgDefinitions;

/** Parses the arguments of `GET /oembed/1.0/embed`. */
export const parseGetEmbeddedViewArgs: ArgsParser<typeof getEmbeddedViewArgs> = (args, fail) => {
  if (args.url !== undefined) args.url = k.url(args.url) ?? fail('url');
  if (args.maxwidth !== undefined) args.maxwidth = absint(args.maxwidth);
};

/** The arguments of `GET /oembed/1.0/proxy`. */
export const proxyEmbeddedViewArgs = {
  url: {
    description: 'Address of the page.',
    type: 'string',
    format: 'uri',
    required: true,
  },
  format: {
    description: 'Form of the answer, for clients that name one; what is answered is JSON.',
    type: 'string',
    enum: ['json', 'xml'],
    default: 'json',
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
  },
} satisfies ArgDefinitions;

/** Parses the arguments of `GET /oembed/1.0/proxy`. */
export const parseProxyEmbeddedViewArgs: ArgsParser<typeof proxyEmbeddedViewArgs> = (
  args,
  fail,
) => {
  parseGetEmbeddedViewArgs(args, fail);
  if (args.format !== undefined)
    args.format = k.oneOf(args.format, proxyEmbeddedViewArgs.format.enum) ?? fail('format');
  if (args.maxheight !== undefined) args.maxheight = absint(args.maxheight);
  if (args.discover !== undefined) args.discover = k.boolean(args.discover) ?? fail('discover');
};
