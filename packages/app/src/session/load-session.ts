import type { Client, RouteNode, SessionInfo } from '@ca-portal/api';
import { session } from '@ca-portal/api/groups/session';

export interface LoadedSession {
  info: SessionInfo;
  routes: RouteNode[];
}

/** Where the session of a token is kept among the answers. */
export const sessionKey = (token: string | null) => ['session', token] as const;

/** User info and route tree, side by side (spec 2.1). */
export async function loadSession(client: Client, signal?: AbortSignal): Promise<LoadedSession> {
  const calls = client.use(session);
  const how = { quiet: true, ...(signal ? { signal } : {}) };
  const [info, routes] = await Promise.all([calls.info(undefined, how), calls.routers(undefined, how)]);
  return { info, routes };
}
