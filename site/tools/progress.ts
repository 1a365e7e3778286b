import type { SeedOptions } from '../store/index.ts';

/**
 * Tells on stderr how far the making of `count` posts is: on a terminal in one line that changes,
 * elsewhere by a line for each tenth.
 */
export function progressOf(count: number): NonNullable<SeedOptions['onProgress']> {
  const began = performance.now();
  const { isTTY: isTerminal } = process.stderr;
  let tenth = 0;
  return (made) => {
    const seconds = (performance.now() - began) / 1000;
    const line = `${shown(made)} of ${shown(count)} posts, ${Math.floor((made / count) * 100)} %, ${shown(made / seconds)} a second`;
    const isLast = made === count;
    if (isTerminal) process.stderr.write(`\r${line}   ${isLast ? '\n' : ''}`);
    else if (isLast || Math.floor((made / count) * 10) > tenth) process.stderr.write(`${line}\n`);
    tenth = Math.floor((made / count) * 10);
  };
}

function shown(value: number): string {
  return Math.round(value).toLocaleString('en');
}
