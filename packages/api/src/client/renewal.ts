import type { Group } from '../contract/endpoint.js';
import type { errorCodes } from '../domain/error-codes.js';
import type { Client } from './client.js';
import { ApiError } from './errors.js';
import type { CallOptions, Calls, Route, RouteGroup } from './group.js';

/** A login with which a call has just been refused. */
export interface DeadLogin {
  /** The refusal. */
  readonly error: ApiError;
  /** The token that the call carried. */
  readonly token: string | null;
  /** It was the second token, of the calls that start with prestoreAccount. */
  readonly payment: boolean;
}

/** How a login that has run out is renewed without losing what is on the page. */
export interface RenewalOptions {
  /** The tokens as the client itself reads them. */
  getToken: () => string | null;
  /** The token of the cashier, where there is one. */
  getPaymentToken?: () => string | null;
  /**
   * Asked once for each dead login, however many calls fail with it: answers the token to go on with, or null to let
   * them all fail. Whoever answers has stored that token before.
   */
  renew: (dead: DeadLogin) => Promise<string | null>;
}

/** A number of the domain's table; the table itself stays out of the browser's first bytes. */
const paymentTokenInvalid: (typeof errorCodes)['paymentTokenInvalid'] = 1109;

const isDead = (error: unknown, payment: boolean): error is ApiError =>
  error instanceof ApiError &&
  (error.kind === 'unauthorized' || (payment && error.code === paymentTokenInvalid));

/**
 * The same client for a portal whose users log in again in place: calls that a dead login has refused wait for one
 * answer; then all of them go out once more, or all fail as they would have. The server refuses before it acts, so
 * writes may go out again, too.
 */
export function withRenewal(client: Client, options: RenewalOptions): Client {
  const { getToken, getPaymentToken = () => null, renew } = options;
  const tokenFor = (payment: boolean) => (payment ? getPaymentToken() : getToken());
  /** The last dead token of each of the two logins, and what became of it: late failures get the same answer. */
  const asked = new Map<boolean, { token: string | null; next: Promise<string | null> }>();

  function ask(dead: DeadLogin): Promise<string | null> {
    const known = asked.get(dead.payment);
    if (known?.token === dead.token) return known.next;
    const next = renew(dead).catch(() => null);
    asked.set(dead.payment, { token: dead.token, next });
    // No token is no login in particular: whoever has none later is a question of its own.
    if (dead.token === null) void next.then(() => asked.delete(dead.payment));
    return next;
  }

  const renewed =
    (route: Route, send: (input: never, how?: CallOptions) => Promise<unknown>) =>
    async (input: never, how?: CallOptions): Promise<unknown> => {
      const payment = route.token === 'payment';
      const token = tokenFor(payment);
      try {
        return await send(input, how);
      } catch (error) {
        if (!isDead(error, payment)) throw error;
        const next = await ask({ error, token, payment });
        // Somebody else may have logged in since: nothing of the one before goes out in his name.
        if (next === null || tokenFor(payment) !== next) throw error;
        return send(input, how);
      }
    };

  function wrap(inner: Client): Client {
    const bound = new WeakMap<object, unknown>();
    return {
      ...inner,
      use<G extends Group>(group: RouteGroup<G>): Calls<G> {
        const known = bound.get(group);
        if (known) return known as Calls<G>;
        const calls = inner.use(group) as Record<
          string,
          (input: never, how?: CallOptions) => Promise<unknown>
        >;
        const all = Object.entries<Route>(group.routes).flatMap(([name, route]) => {
          const send = calls[name];
          return send ? [[name, renewed(route, send)]] : [];
        });
        bound.set(group, Object.fromEntries(all));
        return bound.get(group) as Calls<G>;
      },
      scope: () => wrap(inner.scope()),
      reset() {
        asked.clear();
        inner.reset();
      },
    };
  }
  return wrap(client);
}
