import { formatBeijing } from '@ca-portal/api/domain';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';
import { PortalError } from '../../kernel/portal-error.js';
import { parametersOf, type Parameters } from '../../parameters/index.js';
import { priceChange, productOf, type CertificateRow } from '../../services/certificates/index.js';
import { cardsOf, ownRows } from './lock-cards.js';

const dayOf = (at: Date): string => formatBeijing(at).slice(0, 10);

/** Price of one more year; null if no price is configured. */
async function renewalPrice(
  row: CertificateRow,
  rules: Parameters,
  context: CallContext,
): Promise<number | null> {
  try {
    const product = await productOf(row, context);
    const wish = { orderType: '0103' as const, years: 1, delivery: 'online' as const };
    return priceChange(product, row, wish, [row], { now: context.services.clock(), rules }).quote.totalFen;
  } catch (error) {
    if (error instanceof PortalError) return null;
    throw error;
  }
}

/** Certificates that end in a span of days, and the next day after it on which one ends. */
export async function expiryCalendar({ from, to }: { from: string; to: string }, context: CallContext) {
  const { db } = context.services;
  const session = sessionOf(context);
  const alive = (await ownRows(db, session)).filter(({ status }) => status !== 'cancelled');
  const within = alive.filter(({ notAfter }) => dayOf(notAfter) >= from && dayOf(notAfter) <= to);
  const cards = await cardsOf(within, context);
  const rules = await parametersOf(context.services);
  const entries = [];
  for (const [i, { id, holderName, lockTypeName, serialNumber, state, actions }] of cards.entries()) {
    const row = within[i];
    if (!row) continue;
    const unavailableReason = actions.find(({ orderType }) => orderType === '0103')?.unavailableReason ?? '';
    const day = dayOf(row.notAfter);
    const renewFen = await renewalPrice(row, rules, context);
    entries.push({ id, holderName, lockTypeName, serialNumber, state, day, renewFen, unavailableReason });
  }
  const later = alive.map(({ notAfter }) => dayOf(notAfter)).filter((day) => day > to);
  return { entries, nextDay: later[0] ?? null };
}
