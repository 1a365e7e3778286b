// One that is written already stays as it is.
const ENTITY = '&(?:[a-z][a-z0-9]{1,31}|#\\d{1,7}|#x[0-9a-f]{1,6});';
const SPECIAL = new RegExp(`${ENTITY}|[&<>"']`, 'gi');

const entities: { readonly [character: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#039;',
};

/** Text for HTML; entities in it are not escaped again. */
export function escapeHtml(text: string): string {
  return text.replace(SPECIAL, (special) => entities[special] ?? special);
}
