/** The product token as site files and theme folders spell it; a site puts its own in its place. */
export const WRITTEN_TOKEN = 'cms';

const BLOCK_MARK = /(<!-- \/?)cms:/g;
const NAME = /^(_?)cms([_-])/;

/** A text whose marks of blocks (`<!-- cms:paragraph -->`) carry the token of a site. */
export function withToken(text: string, token: string): string {
  return text.replaceAll(BLOCK_MARK, `$1${token}:`);
}

/** The opposite: a text of a site as a file spells it. */
export function withWrittenToken(text: string, token: string): string {
  return text
    .replaceAll(`<!-- ${token}:`, `<!-- ${WRITTEN_TOKEN}:`)
    .replaceAll(`<!-- /${token}:`, `<!-- /${WRITTEN_TOKEN}:`);
}

/** A name that begins with the token (`_cms_attached_file`, `cms-block-styles`), with that of a site. */
export function nameWithToken(name: string, token: string): string {
  return name.replace(NAME, `$1${token}$2`);
}
