import type { LoginErrors } from '../auth/application-password.ts';
import type { Random } from '../auth/random.ts';
import type { LoginLimitSettings } from '../auth/login-limits.ts';
import type { AnswerChecking } from './answer-checks.ts';
import type { Awaitable } from './endpoint.ts';

export type Permalinks = 'pretty' | 'index' | 'plain';

/** Where a site of the network is, and how its addresses look. */
export interface SiteAddress {
  /** Without a slash at its end. */
  readonly baseUrl: string;
  /** `pretty` when absent. */
  readonly permalinks?: Permalinks;
}

/** What a server is told about the site it serves. Functions are asked at each use. */
export interface ServerSettings {
  /** `cms`: names the prefix `cms-json`, the namespace `cms/v2`, the headers `X-CMS-*` and more. */
  readonly token: string;
  /** The address of the site, without a slash at its end. */
  readonly baseUrl: string;
  /** The address of the administration, without a slash at its end. */
  readonly adminUrl: string;
  /** The URI that identifies the API root; relations of the service start with it. */
  readonly apiRel: string;
  name(): string;
  description(): string;
  /** Hours from UTC. */
  gmtOffset?(): number | string;
  /** `Europe/Berlin`; empty when only an offset is set. */
  timezone?(): string;
  /** The number of the medium that is the site's logo; 0 for none. */
  logo?(): Awaitable<number>;
  /** The number of the medium that is the site's icon; 0 for none, and its address. */
  icon?(): Awaitable<number>;
  iconUrl?(): Awaitable<string>;
  /** Where people read about the service; the index links to it. */
  readonly helpUrl?: string;
  /** How addresses of the service look (1); `pretty` when absent. */
  readonly permalinks?: Permalinks | (() => Permalinks);
  /** The other sites of a network by their number (1); `null` for a number that no site has. */
  readonly blog?: (blogId: number) => SiteAddress | null;
  /** The key of nonces and login cookies. */
  readonly nonceSecret: string;
  /** Whether a refused application password tells an unknown user from a wrong password; `detailed` when absent. */
  readonly loginErrors?: LoginErrors;
  /** The limits on guessing passwords. */
  readonly failedLogins?: LoginLimitSettings;
  /** Milliseconds since the epoch; `Date.now` when absent. */
  readonly clock?: () => number;
  /** Where what nobody may guess comes from; the system's source when absent. */
  readonly random?: Random;
  /** How deep lists and maps in JSON may be nested, and schemas be followed: 512 when absent, at most 1,000. */
  readonly depth?: number;
  /** How many brackets may follow a name in a query or a form: 64 when absent, at most 1,000. */
  readonly formDepth?: number;
  /** How many items are embedded into a response: without a limit when absent. */
  readonly embedLimit?: number;
  /** The longest text of a parameter, in bytes: without a limit when absent. */
  readonly textLimit?: number;
  /** How many parameters a query, a form or a multipart form may have: 1,000 when absent. */
  readonly parameters?: number;
  /** How many files a multipart form may have: 20 when absent. */
  readonly files?: number;
  /** The largest body where files are taken, in bytes: 64 MiB when absent. */
  readonly uploadLimit?: number;
  /** Where files lie while their request is answered: the system's temporary folder when absent. */
  readonly uploadFolder?: string;
  /** Whether answers are checked against the schemas of their items; `off` when absent. */
  readonly checkAnswers?: AnswerChecking;
  /** Whether notices are sent as headers (7.3). */
  readonly debug?: boolean;
}
