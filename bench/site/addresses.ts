/** The address that all sites of the bench are reached at, whatever port they listen at. */
export const BASE_URL = 'http://site.example';
/** The path and the address of the core namespace. */
export const PATH = '/cms-json/cms/v2';
export const ROOT = `${BASE_URL}/cms-json`;
export const CORE = `${BASE_URL}${PATH}`;
/** Link relations start with it. */
export const API_REL = 'https://api.cms.example/';
/** The secret of the site, from which the addresses of pictures of people are derived. */
export const SECRET = 'the secret of a site that only a bench uses';
/** The page to log in at. */
export const LOGIN_PATH = '/cms-login.php';
