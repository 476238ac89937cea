import type { InputOf, scanLogin } from '@ca-portal/api/contract';
import { formatBeijing } from '@ca-portal/api/domain';
import { and, eq, isNull } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import { scanLogins } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { PortalError } from '../../kernel/portal-error.js';
import type { Services } from '../../context/services.js';
import { holderOf, provenSigner } from '../../services/certificates/index.js';
import { hashOfSecret } from './window.js';

async function pending({ db, clock }: Services, code: string) {
  const [row] = await db
    .select()
    .from(scanLogins)
    .where(eq(scanLogins.codeHash, hashOfSecret(code)));
  if (!row || row.answeredAt || row.expiresAt <= clock()) throw new PortalError('scanLoginEnded');
  return row;
}

/** What the holder compares before he types his PIN: a stranger may have sent him the QR code. */
export async function look(code: string, services: Services) {
  const row = await pending(services, code);
  await services.db
    .update(scanLogins)
    .set({ scannedAt: row.scannedAt ?? services.clock() })
    .where(eq(scanLogins.id, row.id));
  const { browser, system, mark, challenge } = row;
  const times = { openedAt: formatBeijing(row.openedAt), expiresAt: formatBeijing(row.expiresAt) };
  return { browser, system, mark, challenge, ...times };
}

/**
 * The first answer counts. A wrong signature is ignored: the holder may try again while the QR code is valid.
 */
export async function answer(given: InputOf<typeof scanLogin.answer>['body'], context: CallContext) {
  const { services } = context;
  const row = await pending(services, given.code);
  const agrees = given.signature !== '';
  const serialNumber = agrees ? await provenSigner(services, row.challenge, given) : null;
  const actor = serialNumber === null ? undefined : await holderOf(services.db, serialNumber);
  await services.db.transaction(async (tx) => {
    const [answered] = await tx
      .update(scanLogins)
      .set({ answeredAt: services.clock(), serialNumber })
      .where(and(eq(scanLogins.id, row.id), isNull(scanLogins.answeredAt)))
      .returning({ id: scanLogins.id });
    if (!answered) throw new PortalError('scanLoginEnded');
    await recordAudit(tx, context, {
      action: agrees ? 'session.scanConfirmed' : 'session.scanRefused',
      subjectType: 'user',
      subjectId: actor?.userId ?? '',
      details: { serialNumber, browser: row.browser, system: row.system },
      ...(actor ? { actor } : {}),
    });
  });
  return { state: agrees ? ('confirmed' as const) : ('refused' as const) };
}
