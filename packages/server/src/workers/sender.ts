import type { CallContext } from '../kernel/context.js';

/** Whose share a task counts for: the user's, or an unknown caller's address. */
export const senderOf = ({ session, ip }: Pick<CallContext, 'session' | 'ip'>): string =>
  session?.userId ?? ip;
