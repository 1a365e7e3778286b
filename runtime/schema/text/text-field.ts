import { isContainer } from '../values/containers.ts';
import { toText, trimBlanks, withoutTriples } from '../values/text.ts';
import { escapeHtml, stripAllTags } from './html.ts';

/** One line of plain text: no tags, no percent-encoded octets, runs of blanks folded to one (4.7). */
export function sanitizeTextField(value: unknown): string {
  return cleanText(value, { keepsLines: false });
}

/** Plain text as `sanitizeTextField` makes it, with its line breaks (4.7). */
export function sanitizeTextareaField(value: unknown): string {
  return cleanText(value, { keepsLines: true });
}

/** Text of a form field. A list or a map has none. */
function cleanText(value: unknown, { keepsLines }: { readonly keepsLines: boolean }): string {
  if (isContainer(value)) return '';
  if (typeof value === 'string' && CLEAN.test(value)) return value;
  const valid = toText(value).replace(LONE_SURROGATES, '');
  const plain = valid.includes('<') ? withoutTags(valid) : valid;
  const folded = keepsLines ? plain : plain.replace(/[\r\n\t ]+/g, ' ');
  return withoutOctets(trimBlanks(folded));
}

// Words of ASCII with single blanks, without `<` and `%`, stay unchanged.
const CLEAN = /^(?:[!-$&-;=-~]+(?: [!-$&-;=-~]+)*)?$/;

// Text that is not valid UTF-8 contains these.
const LONE_SURROGATES = /\p{Surrogate}/gu;

function withoutTags(text: string): string {
  // A `<` that opens no tag is kept as a character.
  const escaped = text.replace(/<[^>]*?(?:(?=<)|>|$)/g, (tag) =>
    tag.includes('>') ? tag : escapeHtml(tag),
  );
  // Line breaks are folded later, which could make a tag of `<` and the next line.
  return stripAllTags(escaped).replaceAll('<\n', '&lt;\n');
}

function withoutOctets(text: string): string {
  const rest = withoutTriples(text, OCTET);
  return rest === text ? text : trimBlanks(rest.replace(/ +/g, ' '));
}

const OCTET = /%[0-9a-f]{2}/i;
