import { createClient, isApiError } from '@ca-portal/api/fetch';
import type { QueryClient } from '@tanstack/react-query';
import { expiredLogin } from './expired.js';
import { loadSession, sessionRead, type LoadedSession } from './useSession.js';
import { tokenInRole, tokenStore } from './token.js';

const same = (a: LoadedSession, b: LoadedSession): boolean =>
  a.info.person.userGuid === b.info.person.userGuid && a.info.roleId === b.info.roleId;

/** The session of a token that is not this window's yet; undefined where the server does not take it. */
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
    // A login starts in the person's first role; the one he was working in is a matter of the token alone (spec 4).
    const next = keepRole ? tokenInRole(token, before.info.roleId) : token;
    const now = await sessionOf(next);
    // Logged out again in that other window while we asked: that one's word is the last.
    if (elsewhere && tokenStore.inBrowser() !== token) return true;
    if (now && same(before, now)) {
      // Known before the token changes: no page waits, so none loses what is typed into it.
      queries.setQueryData(sessionRead(next).queryKey, now);
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
 * Takes a login that was made beside the page: in the dialog of an expired one (`keepRole`), or in another window. True
 * where everything goes on as it was, the person being the same; anybody else starts with nothing of the one before.
 *
 * @throws ApiError where the server cannot be asked; then nothing has changed, and the same token may be tried again
 */
export function adoptLogin(token: string, queries: QueryClient, keepRole = false): Promise<boolean> {
  const running = underWay.get(token);
  if (running) return running;
  const adopting = adopt(token, queries, keepRole).finally(() => underWay.delete(token));
  underWay.set(token, adopting);
  return adopting;
}
