// Properties that change the look of an element and the space around it. The list leaves out properties such as
// `position`: an element elsewhere on the page could cover other content.
const PROPERTY = new RegExp(
  `^(?:${[
    'color|opacity|float|clear|filter|order|direction|box-shadow|line-height|aspect-ratio',
    '(?:letter|word)-spacing|vertical-align|white-space|writing-mode|text-[a-z-]+',
    '(?:background|border|font|list-style|margin|padding)(?:-[a-z-]+)?',
    '(?:(?:min|max)-)?(?:width|height)|object-(?:fit|position)|overflow(?:-[a-z]+)?',
    '(?:align|justify|place)-(?:content|items|self)|(?:row-|column-)?gap',
    'flex(?:-[a-z]+)?|columns|column-[a-z-]+|grid-[a-z-]+',
  ].join('|')})$`,
);

const FUNCTIONS = new Set(
  (
    'blur brightness calc clamp conic-gradient contrast drop-shadow grayscale hsl hsla hwb lab lch ' +
    'linear-gradient max min minmax oklab oklch radial-gradient repeat repeating-linear-gradient ' +
    'repeating-radial-gradient rgb rgba saturate sepia var'
  ).split(' '),
);

const ADDRESS = /\burl\(\s*(["']?)(?:https?:\/)?\/[^\s"'()\\<>]*\1\s*\)/gi;
// Escapes, comments and the ends of blocks are not part of these values.
const VALUE = /^(?:[\w\s#%.,+*()!"'-]|\/(?!\*))+$/;

/** Returns the declarations of an attribute `style` that are safe in the HTML of any author. */
export function safeStyle(style: string): string {
  const declarations = style.split(';').filter((part) => part.trim() !== '');
  // A style without unsafe parts stays as it is written.
  return declarations.every(isSafe) ? style : declarations.filter(isSafe).join(';');
}

function isSafe(declaration: string): boolean {
  const colon = declaration.indexOf(':');
  const value = declaration.slice(colon + 1).replace(ADDRESS, '0');
  if (!PROPERTY.test(declaration.slice(0, colon).trim().toLowerCase()) || !VALUE.test(value))
    return false;
  const words = value.match(/[\w-]+\(?/g) ?? [];
  return words.every(
    (word) => !word.endsWith('(') || FUNCTIONS.has(word.slice(0, -1).toLowerCase()),
  );
}
