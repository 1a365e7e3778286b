/** The version of the site, as package.json has it: what plugins and themes say that they need. */
export const SITE_VERSION = '0.1.0';
