/** The addresses of the service, without the content of the other servers, which ours does not load. */
export const BASE_URL = 'https://example.com';
export const API_REL = 'https://api.example.com/';
export const ROOT = `${BASE_URL}/cms-json`;
/** Where the posts are. */
export const PATH = '/cms-json/cms/v2/posts';
