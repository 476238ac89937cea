import { randomInt } from 'node:crypto';
import type { ResultOf, session } from '@ca-portal/api/contract';
import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { parametersOf } from '../../parameters/index.js';
import type { Services } from '../../context/services.js';
import { keepAnswer } from '../../services/session/index.js';

/** Somebody fills in a whole form between the proof and its use. */
const livesMs = 10 * 60_000;
/** Iterations of a key: two milliseconds or so of one core, here once, for the sender once a round. */
const cost = 5_000;

/**
 * A proof of work: the sender derives keys until one fits, which takes him between half of the rounds that an
 * administrator has set and all of them. The counter is kept like a picture's answer, so checking it costs nothing.
 */
export async function createCaptchaWork(services: Services): Promise<ResultOf<typeof session.captchaWork>> {
  const { captchaRounds: rounds } = await parametersOf(services);
  const counter = randomInt(Math.ceil(rounds / 2), rounds + 1);
  const { parameters } = await createChallenge({ algorithm: 'PBKDF2/SHA-256', cost, counter, deriveKey });
  const uuid = await keepAnswer(services, counter, livesMs);
  const { nonce, salt, keyLength, keyPrefix } = parameters;
  return { uuid, algorithm: 'PBKDF2/SHA-256', nonce, salt, cost, keyLength, keyPrefix, rounds };
}
