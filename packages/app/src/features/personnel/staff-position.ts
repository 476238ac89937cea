import { applicationStateValues, roleLabels, roles, type ApplicationState } from '@ca-portal/api/domain';
import type { StaffRole } from './queries.js';

export type StaffTab = 'staff' | 'requests' | 'invitations';

/** What the page shows; all of it is kept in the address. */
export interface StaffPosition {
  tab: StaffTab;
  page: number;
  /** Rows per page: one of `pageSizes`. */
  size: number;
  keyword: string;
  /** A role of staff; empty for all. */
  roleId: string;
  /** 1 phone only, 2 real name, 3 face; empty for all. */
  verification: string;
  requestState: ApplicationState;
}

export const pageSizes = [10, 20, 50] as const;

export const start: StaffPosition = {
  tab: 'staff',
  page: 1,
  size: 10,
  keyword: '',
  roleId: '',
  verification: '',
  requestState: 'waiting',
};

export const staffRoles: readonly StaffRole[] = [
  roles.projectLeader,
  roles.expert,
  roles.costEngineer,
  roles.supervisor,
];
export const roleOptions = staffRoles.map((role) => ({ value: String(role), label: roleLabels[role] }));
export const roleOf = (value: string): StaffRole | undefined =>
  staffRoles.find((role) => String(role) === value);

export const verificationLabels = ['未实名', '未实名', '已实名', '已刷脸'] as const;
export const verificationOptions = ['1', '2', '3'].map((value) => ({
  value,
  label: verificationLabels[Number(value)] ?? '',
}));

const oneOf = <Value extends string>(value: string | null, allowed: readonly Value[]): Value | undefined =>
  allowed.find((known) => known === value);

/** Parses the position; invalid values fall back to the first page of the staff. */
export function readPosition(params: URLSearchParams): StaffPosition {
  const page = Number(params.get('page'));
  return {
    tab: oneOf(params.get('tab'), ['staff', 'requests', 'invitations']) ?? 'staff',
    page: Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1,
    size: pageSizes.find((size) => String(size) === params.get('size')) ?? start.size,
    keyword: (params.get('keyword') ?? '').slice(0, 50),
    roleId: oneOf(params.get('roleId'), staffRoles.map(String)) ?? '',
    verification: oneOf(params.get('verification'), ['1', '2', '3']) ?? '',
    requestState: oneOf(params.get('requestState'), applicationStateValues) ?? 'waiting',
  };
}

/** The address of a position, without default values. */
export function positionParams(position: StaffPosition): URLSearchParams {
  const params = new URLSearchParams();
  for (const key of Object.keys(start) as (keyof StaffPosition)[]) {
    if (position[key] !== start[key]) params.set(key, String(position[key]));
  }
  return params;
}

export const isFiltered = ({ keyword, roleId, verification }: StaffPosition): boolean =>
  keyword.trim() !== '' || roleId !== '' || verification !== '';
