import type { Certificate } from '@ca-portal/api';
import type { LockCard } from '@ca-portal/api/contract';
import { expiryReminderDays } from '@ca-portal/api/domain';

/** Tabs of CA管理. 办理中 contains certificates in production and those locked by an order. */
export const certificateTabs = [
  { value: 'all', label: '全部', states: undefined },
  { value: 'valid', label: '有效', states: ['valid'] },
  { value: 'expiring', label: '即将到期', states: ['expiring'] },
  { value: 'running', label: '办理中', states: ['pending', 'busy'] },
  { value: 'lost', label: '已挂失', states: ['lost'] },
  { value: 'expired', label: '已过期', states: ['expired'] },
  { value: 'cancelled', label: '已注销', states: ['cancelled'] },
] as const satisfies readonly {
  value: string;
  label: string;
  states: readonly Certificate['state'][] | undefined;
}[];
export type CertificateTab = (typeof certificateTabs)[number]['value'];

export function inTab<Row extends Certificate>(rows: readonly Row[], tab: CertificateTab): Row[] {
  const states: readonly string[] | undefined = certificateTabs.find(({ value }) => value === tab)?.states;
  return states ? rows.filter(({ state }) => states.includes(state)) : [...rows];
}

/** Rows that contain every word; a serial number matches in groups of four as well as in one piece. */
export function searchCertificates<Row extends Certificate>(rows: readonly Row[], words: string): Row[] {
  const wanted = words.trim().toLowerCase();
  if (wanted === '') return [...rows];
  const together = wanted.replace(/\s+/g, '');
  return rows.filter((row) => {
    if (row.serialNumber.toLowerCase().includes(together)) return true;
    const text =
      `${row.lockTypeName} ${row.holderName} ${row.orderNo} ${row.platformNames.join(' ')}`.toLowerCase();
    return wanted.split(/\s+/).every((word) => text.includes(word));
  });
}

/** Spans in which a certificate ends, as the reminders count them. */
export const spansOf = (renewalDays: number): { value: string; label: string }[] =>
  expiryReminderDays(renewalDays)
    .toReversed()
    .map((days) => ({ value: String(days), label: `${days} 天内到期` }));

/** Those that end within so many days and have not ended. */
export const endingWithin = <Row extends Certificate>(rows: readonly Row[], span: string): Row[] =>
  span === ''
    ? [...rows]
    : rows.filter(
        ({ daysToExpiry }) => daysToExpiry !== null && daysToExpiry >= 0 && daysToExpiry <= Number(span),
      );

/**
 * Businesses that several certificates can do in one order, with one payment. A replacement names one lock, and a
 * cancellation the tail of one serial number (dossier 2.2): neither is for several.
 */
export const bulkBusinesses = [
  { orderType: '0103', verb: '延期' },
  { orderType: '0104', verb: '增加平台' },
] as const;
type BulkType = (typeof bulkBusinesses)[number]['orderType'];

/** Certificates for which a business is possible now. */
export const readyFor = (cards: readonly LockCard[], type: BulkType): string[] =>
  cards
    .filter(({ actions }) =>
      actions.some(({ orderType, unavailableReason }) => orderType === type && unavailableReason === ''),
    )
    .map(({ id }) => id);

/** Certificates that can be renewed now. */
export const renewable = (cards: readonly LockCard[]): string[] => readyFor(cards, '0103');

/** Certificates that can be selected: issued and not expired, for a reminder, a sheet or a business. */
export const tickable = (rows: readonly Certificate[]): string[] =>
  rows.filter(({ state }) => state !== 'pending' && state !== 'cancelled').map(({ id }) => id);

/** Certificates that can probably be renewed, while their cards load: reserves the space of the buttons. */
export const probablyRenewable = (rows: readonly Certificate[]): string[] =>
  rows.filter(({ state }) => state === 'expiring').map(({ id }) => id);

export interface CertificateFilter {
  tab: CertificateTab;
  words: string;
  /** Days as one of `spansOf`; empty for all. */
  within: string;
  /** Of an administrator: the company's, or only what he holds himself. */
  scope: 'own' | 'company';
  page: number;
}

/** The list's filter as it stands in the address. */
export function readFilter(params: URLSearchParams, renewalDays: number): CertificateFilter {
  const page = Number(params.get('page'));
  return {
    tab: certificateTabs.find(({ value }) => value === params.get('state'))?.value ?? 'all',
    words: params.get('words') ?? '',
    within: spansOf(renewalDays).find(({ value }) => value === params.get('within'))?.value ?? '',
    scope: params.get('scope') === 'own' ? 'own' : 'company',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

export function writeFilter({ tab, words, within, scope, page }: CertificateFilter): URLSearchParams {
  return new URLSearchParams({
    ...(tab === 'all' ? {} : { state: tab }),
    ...(words === '' ? {} : { words }),
    ...(within === '' ? {} : { within }),
    ...(scope === 'company' ? {} : { scope }),
    ...(page === 1 ? {} : { page: String(page) }),
  });
}
