import { formatBeijing, orderTypeLabel } from '@ca-portal/api/domain';
import { asc, eq } from 'drizzle-orm';
import { certificatePhones, changeOrders, orders } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';
import { ownCertificate, certificateFacts, type CertificateRow } from '../../services/certificates/index.js';
import { cardsOf } from './lock-cards.js';

const good = (passed: boolean) => (passed ? ('good' as const) : ('attention' as const));

/** Facts that only the plugged-in lock can tell. */
const onlyPlugged = (
  [
    ['seal', '电子印章'],
    ['driver', '驱动程序'],
  ] as const
).map(([key, label]) => ({ key, label, result: 'unknown' as const, detail: '插入CA锁后检测', link: '' }));

async function historyOf(row: CertificateRow, { services: { db } }: CallContext) {
  const changes = await db
    .select({ order: orders })
    .from(changeOrders)
    .innerJoin(orders, eq(orders.orderNo, changeOrders.orderNo))
    .where(eq(changeOrders.certificateId, row.id))
    .orderBy(asc(orders.createdAt), asc(orders.orderNo));
  const [origin] = await db.select().from(orders).where(eq(orders.orderNo, row.orderNo));
  const entries = [
    ...(origin
      ? [{ at: origin.createdAt, title: `申请${orderTypeLabel(origin.orderType)}`, orderNo: origin.orderNo }]
      : []),
    { at: row.installedAt ?? row.createdAt, title: '证书已写入', orderNo: row.orderNo },
    ...changes.map(({ order }) => ({
      at: order.createdAt,
      title: `申请${orderTypeLabel(order.orderType)}`,
      orderNo: order.orderNo,
    })),
    ...(row.revokedAt ? [{ at: row.revokedAt, title: '证书已注销', orderNo: null }] : []),
  ];
  return entries
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
    .map(({ at, title, orderNo }) => ({ at: formatBeijing(at), title, orderNo }));
}

/** What the portal knows of a certificate's health; facts that only the lock knows are `unknown` here. */
export async function health(id: string, context: CallContext) {
  const { services } = context;
  const { db } = services;
  const session = sessionOf(context);
  const row = await ownCertificate(db, session, id);
  const [card] = await cardsOf([row], context);
  if (!card) throw new Error('a certificate without a card');
  const facts = await certificateFacts(services, new Uint8Array(Buffer.from(row.signCertificate, 'base64')));
  const passed = (key: string) => facts.checks.find((check) => check.key === key);
  const [phone] = await db
    .select()
    .from(certificatePhones)
    .where(eq(certificatePhones.certificateId, row.id));
  const days = card.daysToExpiry;
  const validity = days === null ? '证书已注销' : days < 0 ? '证书已过期' : `还有 ${days} 天到期`;
  const ending = card.state === 'expiring' || card.state === 'expired';
  const renewal = card.actions.find(({ orderType }) => orderType === '0103');
  const renewable = ending && renewal?.unavailableReason === '';
  const advice = ending ? `，${renewable ? '可以办理延期' : renewal?.unavailableReason}` : '';
  return {
    ...card,
    issuerName: facts.issuerName,
    subjectName: facts.holderName,
    notBefore: formatBeijing(row.notBefore),
    checks: [
      {
        key: 'chain' as const,
        label: '证书链',
        result: good(passed('chain')?.passed ?? false),
        detail: passed('chain')?.detail ?? '',
        link: '',
      },
      {
        key: 'validity' as const,
        label: '有效期',
        result: good((passed('validity')?.passed ?? false) && days !== null && !ending),
        detail: `${validity}${advice}`,
        link: renewable ? `/apply?business=0103&certificates=${row.id}` : '',
      },
      {
        key: 'revocation' as const,
        label: '注销状态',
        result: facts.revocationUnknown ? ('unknown' as const) : good(passed('revocation')?.passed ?? false),
        detail: passed('revocation')?.detail ?? '',
        link: '',
      },
      {
        key: 'platforms' as const,
        label: '适用平台',
        result: good(row.platformCodes.length > 0),
        detail: card.platformNames.join('、') || '还没有适用平台',
        link: '',
      },
      {
        key: 'binding' as const,
        label: '提醒手机号',
        result: good(phone !== undefined),
        detail: phone ? '已绑定' : '未绑定，到期提醒只发站内消息',
        link: phone ? '' : '/core/caManage',
      },
      // A phone and a computer contain no seal and need no driver.
      ...(row.carrier === 'lock' ? onlyPlugged : []),
    ],
    history: await historyOf(row, context),
  };
}
