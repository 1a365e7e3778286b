import { Client } from '../../generated/client.ts';
import type {
  ClientOptions,
  NonceAuthentication,
  PasswordAuthentication,
} from '../../runtime/client/index.ts';
import { openWebSite, PASSWORD, Visitor } from '../site/web-site.ts';
import type { WebSite, WebSiteOptions } from '../site/web-site.ts';

/** The sample site over HTTP, and its clients. */
export interface Service {
  readonly site: WebSite;
  readonly baseUrl: string;
  /** Requests since the list was last cleared: `GET /cms/v2/posts?page=2 200`. */
  readonly sent: string[];
  /** A client without authentication. */
  client(options?: Partial<ClientOptions>): Client;
  /** A client that is authenticated with the cookie and nonce of a user. */
  inBrowser(login: string, nonce?: Partial<NonceAuthentication>): Promise<Client>;
  /** Creates an application password for a user. */
  passwordOf(login: string): Promise<PasswordAuthentication>;
  /** A client with an application password. */
  withPassword(login: string): Promise<Client>;
}

export async function startService(options?: WebSiteOptions): Promise<Service> {
  const site = await openWebSite(options);
  const baseUrl = `${site.base}/cms-json/`;
  const sent: string[] = [];

  const defaults: Pick<ClientOptions, 'baseUrl' | 'onResponse'> = {
    baseUrl,
    onResponse: (response, { method, route, query }) => {
      const search = query.size > 0 ? `?${decodeURIComponent(query.toString())}` : '';
      sent.push(`${method} /${route.join('/')}${search} ${response.status}`);
    },
  };
  const client: Service['client'] = (more) => new Client({ ...defaults, ...more });
  const inBrowser: Service['inBrowser'] = async (login, more) => {
    const visitor = new Visitor(site.base);
    await visitor.submit('/cms-login.php', {
      log: login,
      pwd: PASSWORD,
      rememberme: 'forever',
    });
    const { nonce, nonceEndpoint } = await visitor.apiSettings();
    return client({
      auth: { nonce, nonceEndpoint, ...more },
      fetch: (address, init) => visitor.get(String(address), init),
    });
  };
  const passwordOf: Service['passwordOf'] = async (login) => {
    const browser = await inBrowser(login);
    const name = `Test ${Math.random()}`;
    const { password } = await browser.applicationPasswords.create({ user_id: 'me', name });
    return { login, applicationPassword: password ?? '' };
  };
  const withPassword: Service['withPassword'] = async (login) =>
    client({ auth: await passwordOf(login) });
  return { site, baseUrl, sent, client, inBrowser, passwordOf, withPassword };
}
