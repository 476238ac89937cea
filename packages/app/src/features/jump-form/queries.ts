import { handover } from '@ca-portal/api/groups/handover';
import { person } from '@ca-portal/api/groups/person';
import { api } from '../../api/client.js';
import type { JumpSystem } from './jump-target.js';

const tickets = api.use(handover);
const people = api.use(person);
const quiet = { quiet: true } as const;

/**
 * The address at which another system knows who comes; asked for at the last moment, because a ticket is good for a
 * minute. The exam takes the person's data encrypted instead (spec 7.9); undefined where it takes nothing.
 */
export const addressFor = async (system: JumpSystem): Promise<string | undefined> =>
  system === 'exam'
    ? ((await people.examEntry(undefined, quiet)).url ?? undefined)
    : (await tickets.ticket({ params: { target: system } }, quiet)).url;
