/** The release of the API that the site answers like: what plugins say that they need. */
export const API_RELEASE = '6.1';
