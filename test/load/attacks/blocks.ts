import { healthRow } from '../attack.ts';
import type { Attack } from '../attack.ts';
import { atMost, mebibytes, seconds, times } from '../report.ts';
import { made } from '../site.ts';

const BLOCKS: readonly (readonly [name: string, block: string])[] = [
  ['archives', '<!-- cms:archives {"type":"daily"} /-->'],
  ['latest posts', '<!-- cms:latest-posts {"postsToShow":100,"displayPostContent":true} /-->'],
  ['latest comments', '<!-- cms:latest-comments {"commentsToShow":100} /-->'],
  [
    'queries',
    '<!-- cms:query {"query":{"perPage":100,"postType":"post"}} --><div><!-- cms:post-template --><!-- cms:post-content /--><!-- /cms:post-template --></div><!-- /cms:query -->',
  ],
];
const COPIES = 500;

/** S4: an author stores blocks that are expensive to render. */
export const blocks: Attack = {
  about: `${COPIES} costly blocks in a post`,
  async run(site) {
    const authorization = await site.addUser('author');
    const rows = [];
    for (const [name, block] of BLOCKS) {
      const { memory } = await site.probe.seen();
      const body = { title: name, status: 'publish', content: block.repeat(COPIES) };
      const written = await site.ask('posts', { authorization, body });
      const { id } = Object(made(written));
      const read = await site.ask(`posts/${String(id)}`);
      const { peak, slowest } = await site.probe.seen();
      rows.push(
        atMost(
          `blocks, ${name}: slowest of writing and reading`,
          Math.max(written.took, read.took),
          5000,
          seconds,
        ),
        atMost(`blocks, ${name}: slowest health check`, slowest, 1000, seconds),
        atMost(`blocks, ${name}: most memory, of that before`, peak / memory, 2.5, times),
        atMost(
          `blocks, ${name}: size of the response`,
          JSON.stringify(read.body).length,
          16 * 1024 * 1024,
          mebibytes,
        ),
      );
      await site.ask(`posts/${String(id)}?force=true`, { method: 'DELETE', authorization });
    }
    return [...rows, await healthRow(site, 'after blocks')];
  },
};
