import { existsSync } from 'node:fs';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The path of a browser: `CHROMIUM`, or one of the usual paths; `null` if there is none. */
export function findChromium(): string | null {
  const configured = process.env['CHROMIUM'];
  return (
    [...(configured ? [configured] : []), ...PLACES].find((place) => existsSync(place)) ?? null
  );
}

/** Message that is printed when browser tests are skipped. */
export const NO_BROWSER =
  'Left out: the tests in a browser (test/e2e/browser.test.ts). There is no Chromium: install it ' +
  '(apt-get install chromium), or name it in CHROMIUM.';
