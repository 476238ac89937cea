import type { systemUsers } from '@ca-portal/api/groups/system-users';
import type { Answer } from '../../api/query.js';

/** A running import of users, or its result. */
export type Import = NonNullable<Answer<typeof systemUsers, 'importReport'>>;

export const isRunning = ({ state }: Import): boolean => ['waiting', 'checking', 'opening'].includes(state);

/** Percent: the check takes most of the time; opening the accounts is one step without progress of its own. */
export const shareOf = ({ state, checked, total }: Import): number =>
  state === 'done' ? 100 : Math.round((checked / Math.max(1, total)) * 90);
