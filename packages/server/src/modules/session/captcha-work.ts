import { randomInt } from 'node:crypto';
import type { ResultOf, session } from '@ca-portal/api/contract';
import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { parametersOf } from '../../parameters/index.js';
import type { Services } from '../../context/services.js';
import { keepAnswer } from '../../services/session/index.js';

/** A user fills in a whole form between the proof and its use. */
const livesMs = 10 * 60_000;
/**
 * Iterations of a key: about two milliseconds of one core, once on the server, and once per round for the
 * sender.
 */
const cost = 5_000;

/**
 * A proof of work: the sender derives keys until one matches, which takes between half of the configured
 * rounds and all of them. The counter is stored like the answer of a picture, so checking it costs nothing.
 */
export async function createCaptchaWork(services: Services): Promise<ResultOf<typeof session.captchaWork>> {
  const { captchaRounds: rounds } = await parametersOf(services);
  const counter = randomInt(Math.ceil(rounds / 2), rounds + 1);
  const { parameters } = await createChallenge({ algorithm: 'PBKDF2/SHA-256', cost, counter, deriveKey });
  const uuid = await keepAnswer(services, counter, livesMs);
  const { nonce, salt, keyLength, keyPrefix } = parameters;
  return { uuid, algorithm: 'PBKDF2/SHA-256', nonce, salt, cost, keyLength, keyPrefix, rounds };
}
