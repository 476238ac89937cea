import type { systemUsers } from '@ca-portal/api/groups/system-users';
import type { Answer } from '../../api/query.js';

/** A list of users on its way, or what came of it. */
export type Import = NonNullable<Answer<typeof systemUsers, 'importReport'>>;

export const isRunning = ({ state }: Import): boolean => ['waiting', 'checking', 'opening'].includes(state);

/** Percent: the check is the longer part, and the opening one step, which is done or not. */
export const shareOf = ({ state, checked, total }: Import): number =>
  state === 'done' ? 100 : Math.round((checked / Math.max(1, total)) * 90);
