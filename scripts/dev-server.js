// A process of `npm run dev`. It loads the modules that its parent sends, in order; the last one is the program.
import { fileURLToPath } from 'node:url';
let loading = Promise.resolve();

process.on('message', ({ urls, isLast }) => {
  loading = loading.then(() => load(urls, isLast));
});
// The parent has been killed.
process.on('disconnect', () => process.exit());

async function load(urls, isLast) {
  // The workers of a cluster run the program, not this file.
  if (isLast) process.argv[1] = fileURLToPath(urls[0]);
  for (const url of urls) await import(url);
  if (isLast) process.send?.('running');
}
