import colors from 'picocolors';

/** Functions that color text; those of `plain` return it unchanged. */
export interface Paint extends ReturnType<typeof colors.createColors> {
  /** The width of the terminal that the text goes to; absent for other streams. */
  readonly columns?: number;
}

export const plain: Paint = colors.createColors(false);
export const painted: Paint = colors.createColors(true);

/** Returns colors and the width of a terminal; NO_COLOR and FORCE_COLOR override the detection of colors. */
export function paintFor(stream: { readonly isTTY?: boolean; readonly columns?: number }): Paint {
  const { NO_COLOR, FORCE_COLOR } = process.env;
  const forced = FORCE_COLOR !== undefined && FORCE_COLOR !== '0';
  const paint = !NO_COLOR && (forced || stream.isTTY === true) ? painted : plain;
  return stream.isTTY && stream.columns ? { ...paint, columns: stream.columns } : paint;
}
