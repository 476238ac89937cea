import type { RoleId } from '@ca-portal/api/domain';
import type { Services } from './services.js';
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

export interface CallContext {
  readonly services: Services;
  /** Never null if the endpoint's access is `user`; see `sessionOf`. */
  readonly session: Session | null;
  readonly ip: string;
  readonly requestId: string;
  /** The access key of a call to an endpoint that takes one; never logged. */
  readonly accessKey?: string | undefined;
  /** The call itself, for the audit and login logs; missing if the system acts. */
  readonly call?: CallFacts | undefined;
}

export interface CallFacts {
  readonly method: string;
  /** The endpoint's path pattern: an id or a name in the real path may be personal. */
  readonly path: string;
  readonly userAgent: string;
  /** `performance.now()` when the call arrived. */
  readonly startedAt: number;
}

/** The session of a call whose endpoint requires one. */
export function sessionOf(context: CallContext): Session {
  if (!context.session) throw new PortalError('unauthorized');
  return context.session;
}
