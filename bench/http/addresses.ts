/** Where the service is. Apart from what other servers answer, which ours does not hold in its memory. */
export const BASE_URL = 'https://example.com';
export const API_REL = 'https://api.example.com/';
export const ROOT = `${BASE_URL}/cms-json`;
/** Where the posts are. */
export const PATH = '/cms-json/cms/v2/posts';
