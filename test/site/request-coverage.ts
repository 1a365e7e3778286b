import { Session } from 'node:inspector/promises';
import { openWebSite } from './web-site.ts';

/** Prints the files and functions of runtime/ and generated/ that run for the second request of a post. */
const path = '/cms-json/cms/v2/posts/36';
const site = await openWebSite();
// Twice, so that one-time initialization is excluded.
for (let time = 0; time < 2; time += 1) await (await site.get(path)).text();
const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
const response = await site.get(path);
await response.text();
const { result } = await session.post('Profiler.takePreciseCoverage');
const files = result
  .filter(({ url }) => /\/(runtime|generated)\//.test(url))
  .map(({ url, functions }) => ({
    file: url.replace(/^.*\/(?=(?:runtime|generated)\/)/, ''),
    functions: functions
      .filter(
        ({ ranges, functionName }) => functionName !== '__name' && (ranges[0]?.count ?? 0) > 0,
      )
      .map(({ functionName }) => functionName),
  }))
  .filter(({ functions }) => functions.length > 0);
process.stdout.write(`${JSON.stringify({ status: response.status, files })}\n`, () =>
  process.exit(),
);
