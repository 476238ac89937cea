import type { CallContext } from '../kernel/context.js';

/** Whose share a task counts for: the person's, or that of the address of somebody unknown. */
export const senderOf = ({ session, ip }: Pick<CallContext, 'session' | 'ip'>): string =>
  session?.userId ?? ip;
