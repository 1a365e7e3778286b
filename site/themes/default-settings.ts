/** Settings and styles of the site, as themes and people say them. */
export interface Look {
  readonly settings: Values;
  readonly styles: Values;
}

export type Values = Readonly<Record<string, unknown>>;

/** Version of the form in which settings and styles are written. */
export const LOOK_VERSION = 2;

/** What every theme starts from. */
export const defaultLook: Look = {
  settings: {
    appearanceTools: false,
    useRootPaddingAwareAlignments: false,
    border: { color: false, radius: false, style: false, width: false },
    color: {
      background: true,
      custom: true,
      customDuotone: true,
      customGradient: true,
      defaultDuotone: true,
      defaultGradients: true,
      defaultPalette: true,
      link: false,
      text: true,
    },
    spacing: {
      blockGap: null,
      margin: false,
      padding: false,
      customSpacingSize: true,
      units: ['px', 'em', 'rem', 'vh', 'vw', '%'],
    },
    typography: {
      customFontSize: true,
      dropCap: true,
      fontStyle: true,
      fontWeight: true,
      letterSpacing: true,
      lineHeight: false,
      textDecoration: true,
      textTransform: true,
    },
  },
  styles: { spacing: { blockGap: '24px' } },
};

/** Values with others over them: maps member by member, all else as a whole. */
export function merged(under: Values, over: Values): Values {
  const values = new Map(Object.entries(under));
  for (const [name, value] of Object.entries(over)) {
    const known = values.get(name);
    values.set(name, isMap(known) && isMap(value) ? merged(known, value) : value);
  }
  return Object.fromEntries(values);
}

/** A look with another over it. */
export function mergedLook(under: Look, over: Look): Look {
  return {
    settings: merged(under.settings, over.settings),
    styles: merged(under.styles, over.styles),
  };
}

export function isMap(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
