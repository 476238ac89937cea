import type { scanStamp } from '@ca-portal/api/contract';
import type { Handlers } from '../../context/handlers.js';
import { answer, choose, look } from './phone.js';
import { open, prepare, stateOf } from './window.js';

export const scanStampHandlers: Handlers<typeof scanStamp> = {
  open: ({ body }, context) => open(body.documentName, context),
  state: ({ body }, { services }) => stateOf(services, body.ticket),
  prepare: ({ body }, { services }) => prepare(services, body),
  look: ({ body }, { services }) => look(body.code, services),
  choose: ({ body }, { services }) => choose(body, services),
  answer: ({ body }, context) => answer(body, context),
};
