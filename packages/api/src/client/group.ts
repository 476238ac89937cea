import type { Endpoint, Group, InputOf, ResultOf } from '../contract/endpoint.js';
import type { NameMap } from './names.js';

/** All that the browser needs of a row; made from the contract by the generator. What is usual is left out. */
export interface Route {
  /** The HTTP method. @default 'GET' */
  readonly method?: string;
  /** The path, with `{name}` for each parameter. */
  readonly path: string;
  /** How the answer is wrapped. @default 'data' */
  readonly envelope?: string;
  /** The body travels as a form. */
  readonly form?: true;
  /** The body travels as multipart, the file under this name. */
  readonly upload?: string;
  /** A POST that may be sent again at once. */
  readonly repeatable?: true;
  /** Which token the call carries. @default 'login' */
  readonly token?: 'payment';
  /** A GET that changes something. */
  readonly writes?: true;
  /** The user-info call. */
  readonly provesLogin?: true;
  /** English names and those that travel, of the query. */
  readonly query?: NameMap;
  /** English names and those that travel, of the body. */
  readonly body?: NameMap;
  /** English names and those that travel, of the answer. */
  readonly response?: NameMap;
}

/** What a single call may be told. */
export interface CallOptions {
  /** Gives the call up. */
  readonly signal?: AbortSignal;
  /** The caller words a refusal itself, e.g. under the field that caused it: `onError` is not told. */
  readonly quiet?: boolean;
  /** The same POST may go out again although it has just been sent: the user means it. */
  readonly again?: boolean;
  /** How much of an upload has left, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

type Call<E extends Endpoint> = keyof InputOf<E> extends never
  ? (input?: undefined, options?: CallOptions) => Promise<ResultOf<E>>
  : (input: InputOf<E>, options?: CallOptions) => Promise<ResultOf<E>>;

/** The methods that a client offers for a group. */
export type Calls<G extends Group> = { readonly [K in keyof G]: Call<G[K]> };

declare const types: unique symbol;
/** A group's routes; the contract's types ride along without any code. */
export interface RouteGroup<G extends Group> {
  /** The group's name in the contract: what caches of answers are keyed by. */
  readonly name: string;
  /** The rows by their names. */
  readonly routes: { readonly [K in keyof G]: Route };
  readonly [types]?: G;
}

export const routeGroup = <G extends Group>(
  name: string,
  routes: { readonly [K in keyof G]: Route },
): RouteGroup<G> => ({ name, routes });
