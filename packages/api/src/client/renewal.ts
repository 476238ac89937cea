import type { Group } from '../contract/endpoint.js';
import type { errorCodes } from '../domain/error-codes.js';
import type { Client } from './client.js';
import { ApiError } from './errors.js';
import type { CallOptions, Calls, Route, RouteGroup } from './group.js';

/** An expired login whose call was just refused. */
export interface DeadLogin {
  /** The error of the refused call. */
  readonly error: ApiError;
  /** The token of the call. */
  readonly token: string | null;
  /** True for the second token, of the calls that start with prestoreAccount. */
  readonly payment: boolean;
}

/** Renews an expired login without losing the input on the page. */
export interface RenewalOptions {
  /** The current tokens, as the client reads them. */
  getToken: () => string | null;
  /** The token of the cashier, if any. */
  getPaymentToken?: () => string | null;
  /**
   * Called once for each expired login, however many calls fail with it: resolves to the new token, or to null to let
   * all of them fail. Store the new token before resolving.
   */
  renew: (dead: DeadLogin) => Promise<string | null>;
}

/** A code of the domain's table; the table itself is not loaded in the first bundle. */
const paymentTokenInvalid: (typeof errorCodes)['paymentTokenInvalid'] = 1109;

const isDead = (error: unknown, payment: boolean): error is ApiError =>
  error instanceof ApiError &&
  (error.kind === 'unauthorized' || (payment && error.code === paymentTokenInvalid));

/**
 * The same client for a portal whose users log in again in place: calls refused with an expired login wait for one
 * renewal; then all of them are sent again, or all fail as they would have. The server refuses before it acts, so
 * writes may be sent again, too.
 */
export function withRenewal(client: Client, options: RenewalOptions): Client {
  const { getToken, getPaymentToken = () => null, renew } = options;
  const tokenFor = (payment: boolean) => (payment ? getPaymentToken() : getToken());
  /** The last expired token of each of the two logins, and its renewal: later failures get the same result. */
  const asked = new Map<boolean, { token: string | null; next: Promise<string | null> }>();

  function ask(dead: DeadLogin): Promise<string | null> {
    const known = asked.get(dead.payment);
    if (known?.token === dead.token) return known.next;
    const next = renew(dead).catch(() => null);
    asked.set(dead.payment, { token: dead.token, next });
    // Calls without a token share no login: each renewal is separate.
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
        // Another user may have logged in since: no call of the former user is sent with that login.
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
