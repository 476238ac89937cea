import type { z } from 'zod';
import type { Permission, RoleId } from '../domain/index.js';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * How the answer is packed (spec 7.1 and 8).
 * `data`: `{code,msg,data}` · `rows`: `{code,msg,rows,total}` · `text`: a bare word, as payment gateways expect.
 */
export type Envelope = 'data' | 'rows' | 'text';

/**
 * Who may call.
 * `public`: anybody · `user`: a session, of one of the roles or with the permission where they are named;
 * ownership of the record is checked in the module · `signed`: no session, the body proves itself.
 */
export type Access =
  | { readonly kind: 'public' }
  | { readonly kind: 'user'; readonly roles?: readonly RoleId[]; readonly permission?: Permission }
  | { readonly kind: 'signed' };

export const anybody = { kind: 'public' } as const satisfies Access;
export const signedIn = { kind: 'user' } as const satisfies Access;

type Schema = z.ZodType;
type OutputOf<S> = S extends Schema ? z.output<S> : undefined;

/** One row of the contract. Paths hold `{name}` for each path parameter. */
export interface Endpoint<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Response extends Schema = Schema,
  Kind extends Envelope = Envelope,
> {
  readonly method: Method;
  readonly path: string;
  readonly summary: string;
  /** The spec section that fixes the call, or `ours` where the spec is silent. */
  readonly source: string;
  readonly access: Access;
  readonly envelope: Kind;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** How the body travels. @default 'json' */
  readonly bodyType?: 'json' | 'form';
  /** In an envelope of rows this is the schema of one row. */
  readonly response: Response;
  /** A call that works, in English names: for mocks, documentation and the conformance test. */
  readonly example: {
    readonly params?: OutputOf<Params>;
    readonly query?: OutputOf<Query>;
    readonly body?: OutputOf<Body>;
    readonly response: z.output<Response>;
  };
}

/** Declares a row; only there to infer its types. */
export function endpoint<
  Response extends Schema,
  Kind extends Envelope,
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
>(row: Endpoint<Params, Query, Body, Response, Kind>): Endpoint<Params, Query, Body, Response, Kind> {
  return row;
}

export type Group = { readonly [operation: string]: Endpoint };

type Given<Key extends string, S> = S extends Schema ? { readonly [K in Key]: z.output<S> } : unknown;

/** What a caller hands over, in English names. */
export type InputOf<E extends Endpoint> =
  E extends Endpoint<infer P, infer Q, infer B>
    ? Given<'params', P> & Given<'query', Q> & Given<'body', B>
    : never;

/** A page of rows with the number of all. */
export interface Page<Row> {
  rows: Row[];
  total: number;
}

/** What a caller gets back, unpacked and in English names. */
export type ResultOf<E extends Endpoint> =
  E extends Endpoint<infer _P, infer _Q, infer _B, infer R, infer K>
    ? K extends 'rows'
      ? Page<z.output<R>>
      : z.output<R>
    : never;
