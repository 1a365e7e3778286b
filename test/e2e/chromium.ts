import { existsSync } from 'node:fs';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Where a browser is: `CHROMIUM`, or one of the usual places. `null` when there is none. */
export function findChromium(): string | null {
  const told = process.env['CHROMIUM'];
  return [...(told ? [told] : []), ...PLACES].find((place) => existsSync(place)) ?? null;
}

/** Message that is printed when browser tests are skipped. */
export const NO_BROWSER =
  'Left out: the tests in a browser (test/e2e/browser.test.ts). There is no Chromium: install it ' +
  '(apt-get install chromium), or name it in CHROMIUM.';
