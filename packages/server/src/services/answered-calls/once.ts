import type { Endpoint } from '@ca-portal/api/contract';
import { eq, gt, lte, or } from 'drizzle-orm';
import { clockSkewMs } from '../../kernel/clock-skew.js';
import { unheardChanges } from '../../db/changes.js';
import { answeredCalls } from '../../db/schema/index.js';
import { keyedHash } from '../../kernel/keyed-hash.js';
import { seal, unseal } from '../../pki/sealing.js';
import type { Services } from '../../context/services.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';
import { canonicalJson } from '../../kernel/canonical-json.js';

type Handle = (input: unknown, context: CallContext) => Promise<unknown>;

/** The portal's own client refuses an identical POST for the same time (spec 5); other front ends may not. */
const windowMs = 3_000;

/**
 * Ensures that a write without its own idempotency key happens once if the same person sends the same input
 * twice within three seconds; the second call gets the first one's answer. Claim, write and answer are one
 * transaction over a unique key: simultaneous calls, also on other instances, wait for it, and a failure
 * leaves nothing behind.
 */
export function once({ method, path }: Endpoint, handle: Handle): Handle {
  return (input, context) => {
    const { services } = context;
    const { userId, roleId } = sessionOf(context);
    const { secret } = services.config;
    const key = keyedHash(secret, 'answered call', canonicalJson([userId, roleId, method, path, input]));
    const at = services.clock();
    return services.db.transaction(async (tx) => {
      const [claimed] = await tx
        .insert(answeredCalls)
        .values({ key, at })
        .onConflictDoUpdate({
          target: answeredCalls.key,
          set: { at, answer: null },
          setWhere: or(
            lte(answeredCalls.at, new Date(at.getTime() - windowMs)),
            gt(answeredCalls.at, new Date(at.getTime() + clockSkewMs)),
          ),
        })
        .returning({ key: answeredCalls.key });
      if (!claimed) {
        const [earlier] = await tx.select().from(answeredCalls).where(eq(answeredCalls.key, key));
        return JSON.parse(unseal(secret, key, earlier?.answer ?? '')) as unknown;
      }
      // No cached facts here: reading them uses another connection, so the call would wait for itself (see
      // `parametersOf`).
      const answer = await handle(input, {
        ...context,
        services: { ...services, db: tx, changes: unheardChanges() },
      });
      await tx
        .update(answeredCalls)
        .set({ answer: seal(secret, key, JSON.stringify(answer)) })
        .where(eq(answeredCalls.key, key));
      return answer;
    });
  };
}

/** Scheduled work: deletes answers that no repeated call can need any more. */
export async function forgetAnsweredCalls({ db, clock }: Services): Promise<void> {
  const before = new Date(clock().getTime() - windowMs);
  await db.delete(answeredCalls).where(lte(answeredCalls.at, before));
}
