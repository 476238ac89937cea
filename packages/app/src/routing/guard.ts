/** What is known about the visitor before a navigation (spec 2.1). */
export interface GuardState {
  hasToken: boolean;
  /** User info and routes have been loaded for this token. */
  rolesLoaded: boolean;
}

export type GuardDecision = 'proceed' | 'load' | { redirect: string };

const needsToken = /^\/(?:core|moreCoupons|myCoupons)/i;

/**
 * The guard of spec 2.1 as one function: with a token, /login leads home and roles are loaded before the
 * page; without one, core, moreCoupons and myCoupons lead home and everything else proceeds.
 */
export function guard(path: string, { hasToken, rolesLoaded }: GuardState): GuardDecision {
  if (!hasToken) return needsToken.test(path) ? { redirect: '/' } : 'proceed';
  if (path === '/login' || path === '/login/') return { redirect: '/' };
  return rolesLoaded ? 'proceed' : 'load';
}

/** A path to return to after logging in: same origin only, and never a login page. */
export function safeRedirect(target: string | null): string {
  if (!target || !target.startsWith('/') || target.startsWith('//') || target.includes('\\')) return '/';
  // URL parsers drop control characters: `/\t/evil.example` would lead to another site.
  if ([...target].some((c) => c.charCodeAt(0) < 0x20)) return '/';
  return /^\/(?:login|loginByCa|jumpCa)(?:[/?#]|$)/i.test(target) ? '/' : target;
}

export const loginPath = (from: string, reason?: 'expired'): string =>
  `/login?redirect=${encodeURIComponent(from)}${reason ? `&reason=${reason}` : ''}`;
