import type { Endpoint, Group, InputOf, ResultOf } from '../contract/endpoint.js';
import type { NameMap } from './names.js';

/** Everything the browser needs of a row; generated from the contract. Default values are left out. */
export interface Route {
  /** The HTTP method. @default 'GET' */
  readonly method?: string;
  /** The path, with `{name}` for each parameter. */
  readonly path: string;
  /** How the answer is wrapped. @default 'data' */
  readonly envelope?: string;
  /** The body is sent as a form. */
  readonly form?: true;
  /** The body is sent as multipart, with the file under this name. */
  readonly upload?: string;
  /** A POST that may be repeated at once. */
  readonly repeatable?: true;
  /** Which token the call sends. @default 'login' */
  readonly token?: 'payment';
  /** A GET with side effects. */
  readonly writes?: true;
  /** The user-info call. */
  readonly provesLogin?: true;
  /** Map of English to wire names, of the query. */
  readonly query?: NameMap;
  /** Map of English to wire names, of the body. */
  readonly body?: NameMap;
  /** Map of English to wire names, of the answer. */
  readonly response?: NameMap;
}

/** Options of a single call. */
export interface CallOptions {
  /** Aborts the call. */
  readonly signal?: AbortSignal;
  /** The caller shows a refusal itself, e.g. below the field that caused it: `onError` is not called. */
  readonly quiet?: boolean;
  /** The same POST may be sent again although it was just sent: the user intends it. */
  readonly again?: boolean;
  /** Upload progress, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

type Call<E extends Endpoint> = keyof InputOf<E> extends never
  ? (input?: undefined, options?: CallOptions) => Promise<ResultOf<E>>
  : (input: InputOf<E>, options?: CallOptions) => Promise<ResultOf<E>>;

/** The methods of a client for a group. */
export type Calls<G extends Group> = { readonly [K in keyof G]: Call<G[K]> };

declare const types: unique symbol;
/** The routes of a group; the contract's types are attached without code. */
export interface RouteGroup<G extends Group> {
  /** The group's name in the contract: part of cache keys. */
  readonly name: string;
  /** The rows by their names. */
  readonly routes: { readonly [K in keyof G]: Route };
  readonly [types]?: G;
}

export const routeGroup = <G extends Group>(
  name: string,
  routes: { readonly [K in keyof G]: Route },
): RouteGroup<G> => ({ name, routes });
