import colors from 'picocolors';

/** Functions that color text; those of `plain` return it unchanged. */
export type Paint = ReturnType<typeof colors.createColors>;

export const plain: Paint = colors.createColors(false);
export const painted: Paint = colors.createColors(true);

/** Returns colors for a terminal; NO_COLOR and FORCE_COLOR override the detection. */
export function paintFor(stream: { readonly isTTY?: boolean }): Paint {
  const { NO_COLOR, FORCE_COLOR } = process.env;
  if (NO_COLOR !== undefined && NO_COLOR !== '') return plain;
  const forced = FORCE_COLOR !== undefined && FORCE_COLOR !== '0';
  return forced || stream.isTTY === true ? painted : plain;
}
