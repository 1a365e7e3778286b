import { dirname, resolve } from 'node:path';
import type { Endpoint } from '../../runtime/server/index.ts';
import type { SiteHealthHandlers } from '../../generated/site-health/handlers.ts';
import { requires } from '../domain/permissions/caller.ts';
import { currentSite } from '../context.ts';
import type { Site } from '../context.ts';
import { finding, ownSite } from './site-health/finding.ts';
import type { Finding, OwnSite, Subject, Verdict } from './site-health/finding.ts';
import { SizeMeter } from './site-health/sizes.ts';
import {
  authorizationSubject,
  authorizationVerdict,
  cataloguesSubject,
  cataloguesVerdict,
  httpsSubject,
  httpsVerdict,
  loopbackSubject,
  loopbackVerdict,
  pageCacheSubject,
  pageCacheVerdict,
} from './site-health/network-tests.ts';
import { agentOf } from '../lib/http-client/outgoing.ts';
import { packagesSubject, packagesVerdict } from './site-health/packages-test.ts';

// The root folder of the program.
const PROGRAM = resolve(import.meta.dirname, '../..');

const mayLook = requires(
  'install_plugins',
  'rest_forbidden',
  'You are not allowed to view the site health.',
);

export const siteHealth: SiteHealthHandlers = {
  backgroundUpdates: test(packagesSubject, () => packagesVerdict(PROGRAM)),
  loopbackRequests: test(loopbackSubject, loopbackVerdict),
  httpsStatus: test(httpsSubject, httpsVerdict),
  catalogueCommunication: test(cataloguesSubject, () => {
    const { settings, catalogues } = currentSite();
    const addresses = [catalogues.blocks.address, catalogues.patterns.address].filter(Boolean);
    return cataloguesVerdict(agentOf(settings), addresses);
  }),
  authorizationHeader: test(authorizationSubject, (site) =>
    authorizationVerdict(site, currentSite().settings.token),
  ),
  pageCache: test(pageCacheSubject, (site) => pageCacheVerdict(site)),

  directorySizes: {
    permission: mayLook,
    handle: () => meterOf(currentSite()).sizes(),
  },
};

/** Returns the size meter of a site, which keeps its results when plugins are activated. */
function meterOf({ store, media, settings, themes, plugins }: Site): SizeMeter {
  const known = meters.get(plugins);
  if (known) return known;
  const data = dirname(media.root);
  const meter = new SizeMeter({
    folders: [
      {
        name: `${settings.token}_size`,
        path: PROGRAM,
        except: [themes.folder, plugins.folder.path, data],
      },
      { name: 'themes_size', path: themes.folder },
      { name: 'plugins_size', path: plugins.folder.path },
      { name: 'uploads_size', path: media.root },
    ],
    databaseSize: () => store.size(),
  });
  meters.set(plugins, meter);
  return meter;
}

const meters = new WeakMap<Site['plugins'], SizeMeter>();

/** Returns an endpoint that runs a test. */
function test<Args>(
  subject: Subject,
  verdict: (site: OwnSite) => Promise<Verdict>,
): Endpoint<Args, Finding> {
  return {
    permission: mayLook,
    handle: async () => finding(subject, await verdict(ownSite(currentSite().settings))),
  };
}
