import { ledgerKinds, type LedgerKind } from '@ca-portal/api/domain';

/** Which movements are shown; kept in the address. */
export interface BalancePosition {
  page: number;
  /** Empty for all. */
  kind: LedgerKind | '';
  /** Days, `yyyy-MM-dd`; empty without a limit. */
  from: string;
  to: string;
}

export const start: BalancePosition = { page: 1, kind: '', from: '', to: '' };

const dayIn = (value: string | null): string => (value && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : '');
const wholeIn = (value: string | null, most: number): number | undefined => {
  const number = Number(value);
  return Number.isInteger(number) && number > 0 && number <= most ? number : undefined;
};

/** Reads the position; invalid values become the first page without filters. */
export const readPosition = (params: URLSearchParams): BalancePosition => ({
  page: wholeIn(params.get('page'), 10_000) ?? 1,
  kind: ledgerKinds.find((kind) => kind === params.get('kind')) ?? '',
  from: dayIn(params.get('from')),
  to: dayIn(params.get('to')),
});

/** The address of a position, without default values. */
export function positionParams(position: BalancePosition): URLSearchParams {
  const params = new URLSearchParams();
  for (const key of Object.keys(start) as (keyof BalancePosition)[]) {
    if (position[key] !== start[key]) params.set(key, String(position[key]));
  }
  return params;
}

export const isFiltered = ({ kind, from, to }: BalancePosition): boolean =>
  kind !== '' || from !== '' || to !== '';

/** The movement id of an address; 0 for none. */
export const readId = (params: URLSearchParams): number => wholeIn(params.get('id'), 2_147_483_647) ?? 0;
