import { coupons } from '@ca-portal/api/contract';
import { refuse, mock } from '@ca-portal/api/mocks';
import type { HttpHandler } from 'msw';
import type { Claimable, Ticket } from './queries.js';

const offer = coupons.claimable.example.response;
const ticket = coupons.mine.example.response;
const day = 86_400_000;
const beijing = (ms: number) =>
  new Date(Date.now() + ms + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');

export const offers: Claimable[] = [
  { ...offer, id: 1, name: '新办立减 50', amount: 5000, thresholdFen: 50_000, claimed: 360 },
  {
    ...offer,
    id: 2,
    name: '无门槛 5 元',
    amount: 500,
    thresholdFen: 0,
    type: '2',
    orderTypes: [],
    claimState: 'claimed',
  },
  { ...offer, id: 3, name: '运费券', amount: 1500, thresholdFen: 0, type: '4', orderTypes: [], claimed: 100 },
  {
    ...offer,
    id: 4,
    name: '批量办理',
    amount: 10_000,
    thresholdFen: 100_000,
    claimed: 500,
    claimState: 'soldOut',
  },
  {
    ...offer,
    id: 5,
    name: '下月开始',
    amount: 2000,
    type: '3',
    startTime: beijing(4 * day),
    claimed: 0,
    claimState: 'notStarted',
  },
];

export const tickets: Ticket[] = [
  { ...ticket, ticketId: 11, name: '新办立减 50', startTime: beijing(-day), endTime: beijing(40 * day) },
  {
    ...ticket,
    ticketId: 12,
    name: '快到期',
    amount: 500,
    thresholdFen: 0,
    startTime: beijing(-day),
    endTime: beijing(2 * day),
  },
  { ...ticket, ticketId: 13, name: '已冻结', state: '3', orderNo: 'DD20261118000003' },
  { ...ticket, ticketId: 14, name: '用过的', state: '1', orderNo: 'DD20261101000001' },
];

/** Coupons of one user; claiming one changes the lists. */
export function couponWallet(): HttpHandler[] {
  const claimed = new Set<number>();
  return [
    mock(coupons.claimable, () => ({
      rows: offers.map((row): Claimable => (claimed.has(row.id) ? { ...row, claimState: 'claimed' } : row)),
      total: offers.length,
    })),
    mock(coupons.mine, ({ query }) => {
      const rows = tickets.filter(({ state }) => state === query.state);
      return { rows, total: rows.length };
    }),
    mock(coupons.counts, { unused: 2, used: 1, expired: 0, frozen: 1, endingSoon: 1 }),
    mock(coupons.claim, ({ params }) => {
      if (params.id === 3) throw refuse('couponSoldOut');
      claimed.add(params.id);
      return ticket;
    }),
  ];
}
