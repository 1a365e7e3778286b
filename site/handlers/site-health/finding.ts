import type { SiteHealthTest } from '../../../generated/site-health/types.ts';
import { html } from '../../web/html.ts';

/** What a test of the site found, as the service shows it. */
export type Finding = SiteHealthTest;

/** How well it is: as it should be, better otherwise, or in need of somebody. */
export type Status = Finding['status'];

/** What a test is called, and what it is about. */
export interface Subject {
  readonly test: string;
  readonly badge: Finding['badge'];
}

export const SECURITY: Finding['badge'] = { label: 'Security', color: 'blue' };
export const PERFORMANCE: Finding['badge'] = { label: 'Performance', color: 'purple' };

/** What a test found. Texts are plain: what is in them is escaped. */
export interface Verdict {
  readonly status: Status;
  readonly label: string;
  readonly description: readonly string[];
  /** What can be done about it. */
  readonly actions?: string;
}

/** A verdict as the service shows it. */
export function finding({ test, badge }: Subject, verdict: Verdict): Finding {
  const { status, label, description, actions = '' } = verdict;
  const texts = description.map((text) => html`<p>${text}</p>`);
  return {
    label,
    status,
    badge,
    description: html`${texts}`.text,
    actions: actions === '' ? '' : html`<p>${actions}</p>`.text,
    test,
  };
}
