import { readCredentials } from '../../runtime/auth/application-password.ts';
import { isKnown } from '../../runtime/http/etag.ts';
import { oneLine } from '../../runtime/http/header-list.ts';
import { mediaType } from '../../runtime/http/headers.ts';
import { decodePercent, parseForm } from '../../runtime/http/query.ts';
import { routePath } from '../../runtime/http/urls.ts';
import { parseDate } from '../../site/domain/zones.ts';
import { isUuid } from '../../runtime/schema/formats/formats.ts';
import {
  isEmail,
  isHexColor,
  isIp,
  sanitizeEmail,
  sanitizeKey,
  sanitizeTextareaField,
  sanitizeTextField,
  sanitizeTitle,
  sanitizeUrl,
  splitList,
  stripTags,
  toNumber,
} from '../../runtime/schema/index.ts';
import { removeAccents } from '../../runtime/schema/text/slug.ts';
import { escapeHtml, stripAllTags } from '../../runtime/schema/text/html.ts';
import { parseEmbed } from '../../runtime/shape/fields.ts';
import { fieldNames } from '../../runtime/shape/fields.ts';
import { parseBlocks } from '../../site/blocks/parse.ts';
import {
  cutSlug,
  cutText,
  firstWords,
  renderComment,
  renderContent,
  renderExcerpt,
  renderTitle,
} from '../../site/domain/text.ts';
import { safeHtml, safePhrase, storedName, withoutEntities } from '../../site/domain/html.ts';
import { paragraphs, splitTags, texturize, withNofollow } from '../../site/domain/text-to-html.ts';
import { withToken, withWrittenToken } from '../../site/domain/meta-keys.ts';
import { detailsOf, HeadReader } from '../../site/handlers/url-details/link-previews.ts';
import { safeFileName } from '../../site/media/file-names.ts';
import { parseProviderResponse } from '../../site/lib/oembed/providers.ts';
import { oembedXml } from '../../site/lib/oembed/xml.ts';
import { readFeed } from '../../site/lib/http-client/feeds.ts';
import { bare, slugPath } from '../../site/web/request.ts';
import { fold, foldedKey } from '../../site/store/fold.ts';
import { parseSearch } from '../../site/store/search.ts';
import { withoutPartTheme, withPartTheme } from '../../site/themes/part-theme.ts';
import { readPattern } from '../../site/themes/pattern-file.ts';
import { tidyCss } from '../../site/themes/stylesheet.ts';
import { safeStyle } from '../../site/domain/inline-style.ts';

const PAGE = new URL('https://other.example/page');

/** Every function that reads a text that a client or another site has sent, by name. */
export const functions: Readonly<Record<string, (text: string) => unknown>> = {
  safeHtml,
  safePhrase,
  renderContent: (text) => renderContent(text, 'cms'),
  renderTitle: (text) => renderTitle(text, { isPrivate: false }),
  renderComment,
  renderExcerpt: (text) => renderExcerpt('', text),
  firstWords: (text) => firstWords(text, 55),
  texturize,
  paragraphs,
  splitTags,
  withNofollow: (text) => withNofollow(text, 'https://site.example'),
  storedName,
  withoutEntities,
  parseBlocks: (text) => parseBlocks(text, 'cms'),
  withToken: (text) => withToken(text, 'press'),
  withWrittenToken: (text) => withWrittenToken(text, 'press'),
  withPartTheme: (text) => withPartTheme(text, 'lantern', 'cms'),
  withoutPartTheme: (text) => withoutPartTheme(text, 'cms'),
  readPattern,
  tidyCss,
  safeStyle,
  fold,
  foldedKey,
  parseSearch,
  cutText: (text) => cutText(text, 200),
  cutSlug: (text) => cutSlug(text, 200),
  safeFileName,
  sanitizeTitle,
  sanitizeTextField,
  sanitizeTextareaField,
  sanitizeUrl,
  sanitizeEmail,
  sanitizeKey,
  stripTags,
  stripAllTags,
  escapeHtml,
  removeAccents,
  isEmail,
  isUuid,
  isIp,
  isHexColor,
  parseDate: (text) => parseDate(text),
  splitList,
  toNumber,
  parseForm,
  decodePercent,
  mediaType,
  isKnown: (text) => isKnown(text, '"tag"'),
  oneLine,
  routePath,
  bare,
  slugPath,
  readCredentials,
  parseEmbed,
  fieldNames,
  readFeed: (text) => readFeed(text, PAGE),
  readHead,
  parseProviderResponse: (text) =>
    parseProviderResponse(Buffer.from(JSON.stringify({ type: 'rich', html: text })), PAGE),
  oembedXml: (text) => oembedXml({ html: text }),
};

function readHead(text: string): unknown {
  const reader = new HeadReader('text/html');
  reader.write(Buffer.from(text));
  return detailsOf(reader.head, PAGE);
}
