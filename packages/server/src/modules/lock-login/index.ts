import type { lockLogin } from '@ca-portal/api/contract';
import type { Handlers } from '../../http/mount.js';
import { createChallenge } from './challenge.js';
import { loginByLock } from './login.js';

export const lockLoginHandlers: Handlers<typeof lockLogin> = {
  challenge: (_, { services }) => createChallenge(services),
  login: ({ body }, context) => loginByLock(body, context),
};
