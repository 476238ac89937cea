import type { RoleId } from '@ca-portal/api/domain';
import { PortalError } from './portal-error.js';

/** The caller, verified by the token: the user has the role that it names. */
export interface Session {
  readonly sessionId: string;
  readonly userId: string;
  readonly roleId: RoleId;
  readonly companyId: string | null;
  readonly permissions: readonly string[];
  readonly name: string;
  /** Logged in with a one-time password: it must be changed before anything else (dossier 1.5). */
  readonly mustChangePassword: boolean;
  /** Opened by a script: it may do less than the user for whom it acts. */
  readonly accessKey?: AccessKeyScope | undefined;
}

/** What an access key permits. */
export interface AccessKeyScope {
  readonly id: string;
  readonly name: string;
  readonly groups: readonly string[];
  readonly readOnly: boolean;
}

export interface CallFacts {
  readonly method: string;
  /** The endpoint's path pattern: an id or a name in the real path may be personal. */
  readonly path: string;
  readonly userAgent: string;
  /** `performance.now()` when the call arrived. */
  readonly startedAt: number;
}

/** Whose call it is, and where it comes from. */
export interface Caller {
  /** Never null where the row's access is `user`; see `sessionOf`. */
  readonly session: Session | null;
  readonly ip: string;
  /** The call itself, for the audit and login logs; absent where the system acts by itself. */
  readonly call?: CallFacts | undefined;
}

/** The session of a call whose row demands one. */
export function sessionOf(context: Pick<Caller, 'session'>): Session {
  if (!context.session) throw new PortalError('unauthorized');
  return context.session;
}
