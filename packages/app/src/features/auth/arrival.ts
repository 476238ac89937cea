import { safeRedirect } from '../../routing/guard.js';

/** How somebody arrives from another system, and where he wants to go. */
export interface Arrival {
  /** A one-time token of a link, or a user name with the ticket that vouches for it. None: he logs in by his lock. */
  proof: { kind: 'link'; token: string } | { kind: 'ticket'; username: string; ticket: string } | undefined;
  /**
   * A second token that another system hands over along with its user (spec 4 and 6). Never without a proof: whoever logs
   * in by himself may have followed a stranger's link, and would spend from the stranger's balance, or charge it.
   */
  paymentToken: string | undefined;
  /** The address holds something that has to leave it, and the history. */
  hasSecrets: boolean;
  target: string;
}

/**
 * Reads the address of an arrival. What proves a login may stand in the fragment, which no server logs, or in the query,
 * which older systems use. The target is a page of the portal; anything else leads home.
 */
export function readArrival({ search, hash }: { search: string; hash: string }): Arrival {
  const query = new URLSearchParams(search);
  const fragment = new URLSearchParams(hash.replace(/^#/, ''));
  const value = (name: string) => fragment.get(name) || query.get(name) || undefined;
  const [token, username, ticket] = [value('token'), value('username'), value('ticket')];
  const paymentToken = value('paymentToken');
  const proof: Arrival['proof'] = token
    ? { kind: 'link', token }
    : username && ticket
      ? { kind: 'ticket', username, ticket }
      : undefined;
  return {
    proof,
    paymentToken: proof && paymentToken,
    hasSecrets: Boolean(proof ?? paymentToken),
    target: safeRedirect(value('target') ?? value('redirect') ?? null),
  };
}
