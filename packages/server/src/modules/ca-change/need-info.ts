import {
  requiredAttachments,
  certificateState,
  deliveriesOfChange,
  formatBeijing,
  type ChangeOrderType,
} from '@ca-portal/api/domain';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';
import { parametersOf } from '../../parameters/index.js';
import { fenToYuan } from '../../kernel/money.js';
import { loadOrderNames } from '../../services/orders/index.js';
import {
  type CertificateRow,
  isMerged,
  obstacleText,
  obstacleTo,
  priceChange,
  productOf,
  touchedCertificates,
  ownCertificate,
  runningChanges,
} from '../../services/certificates/index.js';
import { changedSince } from './changed-since.js';

/**
 * The default for an enterprise change before anything is chosen: the widest effect, so that nobody is
 * surprised.
 */
const widest = ['name'] as const;

/**
 * Everything that a change page needs (spec 7.6): the certificate, possible changes, touched locks, prices,
 * attachments.
 */
export async function needInfo(
  { certificateId, orderType }: { certificateId: string; orderType: ChangeOrderType },
  context: CallContext,
) {
  const { db, clock } = context.services;
  const session = sessionOf(context);
  const now = clock();
  const rules = await parametersOf(context.services);
  const { renewalWindowDays: windowDays } = rules;
  const certificate = await ownCertificate(db, session, certificateId);
  const names = await loadOrderNames(db);
  const catalog = await productOf(certificate, context);
  const touched = await touchedCertificates(db, certificate, { orderType, changes: widest }, now);
  const running = await runningChanges(db, [certificate.id]);
  const obstacle = obstacleTo({
    type: orderType,
    certificate,
    session,
    running: running.get(certificate.id),
    now,
    windowDays,
  });
  const wish = { orderType, years: 1, changes: [...widest], delivery: 'online' as const };
  const price = (locks: readonly CertificateRow[]) =>
    fenToYuan(priceChange(catalog, certificate, wish, locks, { now, rules }).quote.totalFen);
  const item = { merged: '0' as const, distributed: '0' as const, orderType };
  return {
    certificateId: certificate.id,
    holderName: certificate.holderName,
    lockTypeName: names.lockType(certificate),
    serialNumber: certificate.serialNumber,
    state:
      running.size > 0
        ? ('busy' as const)
        : certificateState(certificate.status, certificate.notAfter, now, windowDays),
    notAfter: formatBeijing(certificate.notAfter),
    providerCode: certificate.providerCode,
    providerName: names.provider(certificate.providerCode),
    platforms: catalog.platforms.map(({ code, name }) => ({
      code,
      name,
      held: certificate.platformCodes.includes(code),
    })),
    providers: catalog.providers.map(({ code, name, unavailableReason }) => ({
      code,
      name,
      unavailableReason,
    })),
    yearOptions: catalog.product.yearOptions,
    deliveries: [...deliveriesOfChange(certificate.carrier, orderType)],
    unavailableReason: obstacleText(obstacle),
    availableFrom: obstacle?.from ?? null,
    requiredAttachments: requiredAttachments({
      orderType,
      roleId: certificate.roleId,
      changes: orderType === '0103' && (await changedSince(db, certificate)).length === 0 ? [] : widest,
    }),
    touched: touched.map((one) => ({
      certificateId: one.id,
      holderName: one.holderName,
      lockType: one.lockType,
      lockTypeName: names.lockType(one),
      serialNumber: one.serialNumber,
    })),
    items: [
      {
        ...item,
        price: price(touched),
        roleId: certificate.roleId,
        children: touched.map((one) => ({
          ...item,
          merged: isMerged(one, touched, rules) ? ('1' as const) : ('0' as const),
          price: price([one]),
          roleId: one.roleId,
        })),
      },
    ],
  };
}
