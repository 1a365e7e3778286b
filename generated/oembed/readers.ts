// @generated from schemas/resources/oembed.json by `npm run generate`. Do not edit. (f84b21860bb6)

import { absint, k } from '../../runtime/schema/index.ts';
import type { ArgsReader } from '../../runtime/schema/index.ts';

/** `GET /oembed/1.0/embed` */
export const getEmbeddedViewReader: ArgsReader = {
  reads: ['url', 'maxwidth'],
  read(sent, open) {
    const { url, maxwidth } = sent;
    if (url !== undefined) {
      const read = k.readUrl(url);
      if (read === undefined) open.push('url');
      else if (read !== url) sent['url'] = read;
    }
    if (maxwidth !== undefined) sent['maxwidth'] = absint(maxwidth);
  },
};

/** `GET /oembed/1.0/proxy` */
export const proxyEmbeddedViewReader: ArgsReader = {
  reads: ['url', 'format', 'maxwidth', 'maxheight', 'discover'],
  read(sent, open) {
    const { url, format, maxwidth, maxheight, discover } = sent;
    if (url !== undefined) {
      const read = k.readUrl(url);
      if (read === undefined) open.push('url');
      else if (read !== url) sent['url'] = read;
    }
    if (format !== undefined && format !== 'json' && format !== 'xml') open.push('format');
    if (maxwidth !== undefined) sent['maxwidth'] = absint(maxwidth);
    if (maxheight !== undefined) sent['maxheight'] = absint(maxheight);
    if (discover !== undefined) {
      const read = k.readBoolean(discover);
      if (read === undefined) open.push('discover');
      else if (read !== discover) sent['discover'] = read;
    }
  },
};
