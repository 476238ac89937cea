import { safeRedirect } from '../../routing/guard.js';

/** A user's arrival from another system, with his target page. */
export interface Arrival {
  /** A one-time token of a link, or a user name with its ticket. None: he logs in with his lock. */
  proof: { kind: 'link'; token: string } | { kind: 'ticket'; username: string; ticket: string } | undefined;
  /**
   * A second token that another system passes on with its user (spec 4 and 6). Never without a proof: a user who logs
   * in by himself may have followed an unknown sender's link, and would spend from the sender's balance, or charge it.
   */
  paymentToken: string | undefined;
  /** Whether the address contains something that must be removed from it and from the history. */
  hasSecrets: boolean;
  target: string;
}

/**
 * Reads the address of an arrival. The proof may be in the fragment, which no server logs, or in the query, which older
 * systems use. The target must be a page of the portal; anything else becomes the home page.
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
