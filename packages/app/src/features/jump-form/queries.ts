import { handover } from '@ca-portal/api/groups/handover';
import { api } from '../../api/client.js';
import type { JumpSystem } from './jump-target.js';

const calls = api.use(handover);

/** A one-time address in another system; good for a minute, so it is asked for at the last moment. */
export const ticketFor = (system: JumpSystem) =>
  calls.ticket({ params: { target: system } }, { quiet: true });

/** A link of another browser in which the user was logged in becomes a session here; good once. */
export const loginByToken = (token: string) => calls.loginByToken({ body: { token } }, { quiet: true });
