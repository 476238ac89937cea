import { createClient, isApiError } from '@ca-portal/api/fetch';
import type { QueryClient } from '@tanstack/react-query';
import { setRead } from '../api/query.js';
import { expiredLogin } from './expired.js';
import { loadSession, sessionRead, type LoadedSession } from './useSession.js';
import { tokenInRole, tokenStore } from './token.js';

const same = (a: LoadedSession, b: LoadedSession): boolean =>
  a.info.person.userGuid === b.info.person.userGuid && a.info.roleId === b.info.roleId;

/** The session of a token that this window does not use yet; undefined where the server refuses it. */
async function sessionOf(token: string): Promise<LoadedSession | undefined> {
  try {
    return await loadSession(createClient({ getToken: () => token }));
  } catch (error) {
    if (isApiError(error) && error.kind === 'unauthorized') return undefined;
    throw error;
  }
}

async function adopt(token: string, queries: QueryClient, keepRole: boolean): Promise<boolean> {
  const elsewhere = tokenStore.inBrowser() === token;
  const before = queries.getQueryData(sessionRead(tokenStore.get()).queryKey);
  if (before) {
    // A login starts in the user's first role; the role he was working in is set by the token alone (spec 4).
    const next = keepRole ? tokenInRole(token, before.info.roleId) : token;
    const now = await sessionOf(next);
    // The other window logged out again during the call: its last state counts.
    if (elsewhere && tokenStore.inBrowser() !== token) return true;
    if (now && same(before, now)) {
      // Known before the token changes: no page waits, so none loses what is typed into it.
      setRead(sessionRead(next), now)(queries);
      tokenStore.renew(next);
      expiredLogin.answer(next);
      return true;
    }
  }
  tokenStore.set(token);
  return false;
}

const underWay = new Map<string, Promise<boolean>>();

/**
 * Takes over a login that was made outside the page: in the dialog of an expired one (`keepRole`), or in another
 * window. True where everything continues because the user is the same; any other user starts without data of the
 * previous one.
 *
 * @throws ApiError where the server cannot be reached; then nothing has changed, and the same token may be tried again
 */
export function adoptLogin(token: string, queries: QueryClient, keepRole = false): Promise<boolean> {
  const running = underWay.get(token);
  if (running) return running;
  const adopting = adopt(token, queries, keepRole).finally(() => underWay.delete(token));
  underWay.set(token, adopting);
  return adopting;
}
