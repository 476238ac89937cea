import type { Certificate } from '@ca-portal/api';

/** Tabs of CA管理. 办理中 holds what is being made and what an order has locked. */
export const certificateTabs = [
  { value: 'all', label: '全部', states: undefined },
  { value: 'valid', label: '有效', states: ['valid'] },
  { value: 'expiring', label: '即将到期', states: ['expiring'] },
  { value: 'running', label: '办理中', states: ['pending', 'busy'] },
  { value: 'expired', label: '已过期', states: ['expired'] },
  { value: 'cancelled', label: '已注销', states: ['cancelled'] },
] as const satisfies readonly {
  value: string;
  label: string;
  states: readonly Certificate['state'][] | undefined;
}[];
export type CertificateTab = (typeof certificateTabs)[number]['value'];

export function inTab(rows: readonly Certificate[], tab: CertificateTab): Certificate[] {
  const states: readonly string[] | undefined = certificateTabs.find(({ value }) => value === tab)?.states;
  return states ? rows.filter(({ state }) => states.includes(state)) : [...rows];
}

/** Rows that hold every word; a serial number is found in groups of four as well as in one piece. */
export function searchCertificates(rows: readonly Certificate[], words: string): Certificate[] {
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
