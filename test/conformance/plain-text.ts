const ENTITIES: { readonly [name: string]: string } = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  hellip: '…',
};

const STRAIGHT: readonly (readonly [RegExp, string])[] = [
  [/[‘’‚′]/g, "'"],
  [/[“”„″]/g, '"'],
  [/[–—−]/g, '-'],
  [/…/g, '...'],
];

/** Converts HTML to plain text: no tags, decoded entities, single blanks, straight quotes and dashes. */
export function toPlainText(html: string): string {
  const text = html.replace(/<[^>]*>/g, '').replace(/&(#?)(x?)(\w+);/gi, decode);
  const straight = STRAIGHT.reduce((made, [curly, plain]) => made.replace(curly, plain), text);
  return straight.replace(/\s+/g, ' ').trim();
}

function decode(whole: string, hash: string, hex: string, name: string): string {
  if (hash === '') return ENTITIES[`${hex}${name}`] ?? whole;
  return String.fromCodePoint(Number.parseInt(name, hex === '' ? 10 : 16));
}
