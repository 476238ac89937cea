import type { Endpoint, Group, InputOf, ResultOf } from '../contract/endpoint.js';
import type { NameMap } from './names.js';

/** All that the browser needs of a row; made from the contract by the generator. What is usual is left out. */
export interface Route {
  /** @default 'GET' */
  readonly method?: string;
  readonly path: string;
  /** @default 'data' */
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
  /** The user-info call (spec 8). */
  readonly provesLogin?: true;
  readonly query?: NameMap;
  readonly body?: NameMap;
  readonly response?: NameMap;
}

export interface CallOptions {
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
  readonly routes: { readonly [K in keyof G]: Route };
  readonly [types]?: G;
}

export const routeGroup = <G extends Group>(
  name: string,
  routes: { readonly [K in keyof G]: Route },
): RouteGroup<G> => ({ name, routes });
