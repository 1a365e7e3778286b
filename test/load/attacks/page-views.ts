import { Agent, get } from 'node:http';
import { healthRow, pause } from '../attack.ts';
import type { Attack } from '../attack.ts';
import { atMost, times } from '../report.ts';
import type { AttackedSite } from '../site.ts';

const FIRST = 2000;
const ALL = 20_000;
const CLIENTS = 4;
const PATHS = ['/', '/?s=lamp', '/feed/', '/does-not-exist/'];

/** S3: visitors request pages repeatedly. */
export const pageViews: Attack = {
  about: `memory after ${ALL} page views`,
  async run(site) {
    await view(site, FIRST);
    const before = await memoryAtRest(site);
    await view(site, ALL - FIRST);
    const health = await healthRow(site, 'views');
    const after = await memoryAtRest(site);
    const row = 'views: memory after 20,000 page views, of that after 2,000';
    return [atMost(row, after / before, 1.3, times), health];
  },
};

async function memoryAtRest({ probe }: AttackedSite): Promise<number> {
  await pause(2000);
  return (await probe.seen()).memory;
}

async function view({ port }: AttackedSite, views: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  let left = views;
  const client = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      const path = PATHS[left % PATHS.length] ?? '/';
      await new Promise<void>((resolve, reject) => {
        get({ port, host: '127.0.0.1', path, agent }, (answer) => {
          answer.resume();
          answer.once('end', resolve);
        }).once('error', reject);
      });
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  agent.destroy();
}
