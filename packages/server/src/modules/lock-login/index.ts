import type { lockLogin } from '@ca-portal/api/contract';
import type { Handlers } from '../../context/handlers.js';
import { createChallenge } from '../../services/certificates/index.js';
import { loginByLock } from './login.js';

export const lockLoginHandlers: Handlers<typeof lockLogin> = {
  challenge: (_, { services }) => createChallenge(services),
  login: ({ body }, context) => loginByLock(body, context),
};
