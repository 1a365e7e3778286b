/** The setting that names the page with the privacy policy; 0 for none. */
export function privacyPageOption(token: string): string {
  return `${token}_page_for_privacy_policy`;
}

/** Returns the id of the page that the settings name as privacy policy; 0 for none. */
export function privacyPageIn(options: ReadonlyMap<string, unknown>, token: string): number {
  const id = Number(options.get(privacyPageOption(token)) ?? 0);
  return Number.isSafeInteger(id) && id > 0 ? id : 0;
}

/** Slug of the page that is the privacy policy of a site file whose settings name none. */
export const PRIVACY_PAGE_SLUG = 'privacy-policy';
