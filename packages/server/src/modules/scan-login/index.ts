import type { scanLogin } from '@ca-portal/api/contract';
import type { Handlers } from '../../context/handlers.js';
import { answer, look } from './phone.js';
import { enter, open, stateOf } from './window.js';

export const scanLoginHandlers: Handlers<typeof scanLogin> = {
  open: (_, context) => open(context),
  state: async ({ body }, { services }) => ({ state: await stateOf(services, body.ticket) }),
  look: ({ body }, { services }) => look(body.code, services),
  answer: ({ body }, context) => answer(body, context),
  enter: ({ body }, context) => enter(body.ticket, context),
};
