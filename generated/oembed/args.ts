// @generated from schemas/resources/oembed.json by `npm run generate`. Do not edit. (e00e8c090803)

import { absint, k } from '../../runtime/schema/index.ts';
import type { ArgDefinitions, ArgsParser } from '../../runtime/schema/index.ts';

/** The arguments of `GET /oembed/1.0/embed`, and their parser. */
export const getEmbeddedViewArgs = {
  url: { description: 'URL of the post.', type: 'string', format: 'uri', required: true },
  format: {
    description: '`json` or `xml`; other values mean `json`.',
    default: 'json',
    sanitize_callback: 'ensureEmbedFormat',
  },
  maxwidth: { description: 'Maximum width in pixels.', default: 600, sanitize_callback: absint },
} satisfies ArgDefinitions;

export const parseGetEmbeddedViewArgs: ArgsParser<typeof getEmbeddedViewArgs> = (args, fail) => {
  if (args.url !== undefined) args.url = k.url(args.url) ?? fail('url');
  if (args.maxwidth !== undefined) args.maxwidth = absint(args.maxwidth);
};

/** The arguments of `GET /oembed/1.0/proxy`, and their parser. */
export const proxyEmbeddedViewArgs = {
  url: { description: 'URL of the page.', type: 'string', format: 'uri', required: true },
  format: {
    description: 'Format, for clients that send one; the response is always JSON.',
    type: 'string',
    enum: ['json', 'xml'],
    default: 'json',
  },
  maxwidth: {
    description: 'Maximum width in pixels.',
    type: 'integer',
    default: 600,
    sanitize_callback: absint,
  },
  maxheight: {
    description: 'Maximum height in pixels.',
    type: 'integer',
    sanitize_callback: absint,
  },
  discover: {
    description: 'Whether to discover the oEmbed data of pages that match no known provider.',
    type: 'boolean',
    default: true,
  },
} satisfies ArgDefinitions;

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
