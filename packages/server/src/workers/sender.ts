import type { Caller } from '../kernel/session.js';

/** Whose share a task counts for: the person's, or that of the address of somebody unknown. */
export const senderOf = ({ session, ip }: Pick<Caller, 'session' | 'ip'>): string => session?.userId ?? ip;
