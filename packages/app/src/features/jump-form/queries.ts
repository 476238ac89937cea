import { handover } from '@ca-portal/api/groups/handover';
import { api } from '../../api/client.js';
import type { JumpSystem } from './jump-target.js';

const calls = api.use(handover);

/** A one-time address in another system; good for a minute, so it is asked for at the last moment. */
export const ticketFor = (system: JumpSystem) =>
  calls.ticket({ params: { target: system } }, { quiet: true });
