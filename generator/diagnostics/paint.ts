import colors from 'picocolors';

/** How text is coloured; `plain` leaves it as it is. */
export interface Paint {
  readonly red: (text: string) => string;
  readonly green: (text: string) => string;
  readonly yellow: (text: string) => string;
  readonly cyan: (text: string) => string;
  readonly bold: (text: string) => string;
  readonly dim: (text: string) => string;
}

export const plain: Paint = colors.createColors(false);
export const painted: Paint = colors.createColors(true);

/** Colours for a terminal that wants them; NO_COLOR and FORCE_COLOR are honoured. */
export function paintFor(stream: { readonly isTTY?: boolean }): Paint {
  const { NO_COLOR, FORCE_COLOR } = process.env;
  if (NO_COLOR !== undefined && NO_COLOR !== '') return plain;
  const forced = FORCE_COLOR !== undefined && FORCE_COLOR !== '0';
  return forced || stream.isTTY === true ? painted : plain;
}
