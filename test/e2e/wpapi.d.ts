/** Types of the parts of `wpapi` that the tests use; the package has no types. */
declare module 'wpapi' {
  export interface Paging {
    readonly total: number;
    readonly totalPages: number;
    readonly links: { readonly next?: string; readonly prev?: string };
    readonly next?: WPRequest;
    readonly prev?: WPRequest;
  }

  /** A request that is built by chained methods: those of all routes, and additional ones of each route. */
  export interface WPRequest {
    param(name: string, value: unknown): this;
    search(text: string): this;
    slug(slug: string): this;
    include(ids: readonly number[]): this;
    exclude(ids: readonly number[]): this;
    order(direction: 'asc' | 'desc'): this;
    orderby(field: string): this;
    page(page: number): this;
    perPage(count: number): this;
    offset(count: number): this;
    embed(): this;
    edit(): this;
    auth(): this;
    file(file: Buffer, name: string): this;
    setHeaders(name: string, value: string): this;
    toString(): string;
    get<T>(): Promise<T & { readonly _paging?: Paging }>;
    headers(): Promise<{ readonly [name: string]: string }>;
    create<T>(data: object): Promise<T>;
    update<T>(data: object): Promise<T>;
    delete<T>(data?: object): Promise<T>;
  }

  interface ItemRequest extends WPRequest {
    id(id: number | string): this;
  }

  interface DatedRequest extends ItemRequest {
    after(date: string | Date): this;
    before(date: string | Date): this;
    author(id: number): this;
    status(status: string): this;
  }

  interface PostsRequest extends DatedRequest {
    categories(ids: number | readonly number[]): this;
    excludeCategories(ids: number | readonly number[]): this;
    tags(ids: number | readonly number[]): this;
    sticky(sticky: boolean): this;
    password(password: string): this;
  }

  interface CommentsRequest extends DatedRequest {
    forPost(id: number): this;
  }

  interface UsersRequest extends ItemRequest {
    me(): this;
  }

  interface Options {
    readonly endpoint: string;
    /** The routes of the index; those of an older API version by default. */
    readonly routes?: unknown;
    readonly username?: string;
    readonly password?: string;
    readonly nonce?: string;
  }

  class WPAPI {
    constructor(options: Options);
    static discover(url: string): Promise<WPAPI>;
    auth(credentials: { readonly username: string; readonly password: string }): this;
    setHeaders(name: string, value: string): this;
    posts(): PostsRequest;
    media(): DatedRequest;
    comments(): CommentsRequest;
    categories(): ItemRequest;
    tags(): ItemRequest;
    users(): UsersRequest;
    settings(): WPRequest;
    root(path?: string): WPRequest;
    namespace(name: string): { readonly [resource: string]: () => ItemRequest };
  }

  export default WPAPI;
}
