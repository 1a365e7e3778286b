import { createHash } from 'node:crypto';
import type { SiteHealthTest } from '../../../generated/site-health/types.ts';
import { Outgoing } from '../../lib/http-client/outgoing.ts';
import type { OutgoingResponse, OutgoingProblem } from '../../lib/http-client/outgoing.ts';
import { html } from '../../web/html.ts';

/** The result of a test as the service shows it. */
export type Finding = SiteHealthTest;

/** The severity: `good`, `recommended` or `critical`. */
type Status = Finding['status'];

/** A test as it is shown, whatever its outcome. */
export interface Subject {
  readonly test: string;
  readonly badge: Finding['badge'];
  /** Why the outcome matters. */
  readonly why: string;
}

export const SECURITY: Finding['badge'] = { label: 'Security', color: 'blue' };
export const PERFORMANCE: Finding['badge'] = { label: 'Performance', color: 'purple' };

/** The outcome of a test. All texts are plain text, which is escaped in responses. */
export interface Verdict {
  readonly status: Status;
  readonly label: string;
  /** The facts that were found. */
  readonly description?: readonly string[];
  /** How the operator can fix the problem. */
  readonly actions?: string;
}

/** Returns a verdict as responses show it. */
export function finding({ test, badge, why }: Subject, verdict: Verdict): Finding {
  const { status, label, description = [], actions = '' } = verdict;
  const texts = [why, ...description].map((text) => html`<p>${text}</p>`);
  return {
    label,
    status,
    badge,
    description: html`${texts}`.text,
    actions: actions === '' ? '' : html`<p>${actions}</p>`.text,
    test,
  };
}

/** The site as clients reach it: over the network, at its own address. */
export interface OwnSite {
  readonly baseUrl: string;
  readonly adminUrl: string;
  /** Requests a path below the address of the site. */
  get(path: string, headers?: Headers): Promise<OutgoingResponse | OutgoingProblem>;
}

type Headers = { readonly [name: string]: string };

const TIME_LIMIT = 10_000;

/** Returns access to the site at its own address, which other outgoing requests may not be allowed to use. */
export function ownSite(settings: {
  readonly token: string;
  readonly baseUrl: string;
  readonly adminUrl: string;
}): OwnSite {
  const { token, baseUrl, adminUrl } = settings;
  const outgoing = new Outgoing(`${token} (${baseUrl}; test)`, { hosts: [new URL(baseUrl).host] });
  return {
    baseUrl,
    adminUrl,
    get: (path, headers = {}) =>
      outgoing.get(baseUrl + path, { headers, timeLimit: TIME_LIMIT, whenLarger: 'cut' }),
  };
}

/** Returns the path that responds with a digest of the authorization header it received, never the header itself. */
export function probeAddress(token: string): string {
  return `/?${probeParameter(token)}=authorization`;
}

/** Returns the name of the query parameter of the probe. */
export function probeParameter(token: string): string {
  return `${token}-probe`;
}

/** The values that the probe returns for a header. */
export const PROBED = {
  none: 'none',
  same: (header: string) => createHash('sha256').update(header).digest('hex'),
};
