import { sanitizeTextField } from '../../runtime/schema/text/text-field.ts';
import { safePhrase } from './html.ts';

const BARE_AMPERSAND = /&(?!(?:#\d{1,7}|#x[0-9a-f]{1,6}|[a-z][a-z0-9]{1,31});)/gi;

/**
 * One line of text as it is kept where it is shown inside HTML (names of terms, users and commenters):
 * no tags, `&` and `<` as entities, quotes as they are.
 */
export function storedName(text: string): string {
  return escaped(sanitizeTextField(text));
}

/** A description of a term or a user as it is kept: emphasis and links, nothing more. */
export function storedDescription(text: string): string {
  return safePhrase(text);
}

/** Text as HTML; entities in it are not escaped again. */
function escaped(text: string): string {
  return text.replace(BARE_AMPERSAND, '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

const BY_ENTITY: { readonly [entity: string]: string } = { '&amp;': '&', '&lt;': '<', '&gt;': '>' };

/** A name that is kept for HTML, as it was written. */
export function withoutEntities(name: string): string {
  return name.replace(/&(?:amp|lt|gt);/g, (entity) => BY_ENTITY[entity] ?? entity);
}
