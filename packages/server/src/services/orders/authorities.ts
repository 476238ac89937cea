import type { OrderType } from '@ca-portal/api/domain';

/** The authorities with their own protocols (dossier 2.5). */
export type AuthorityName = 'cfca' | 'bjca' | 'anxin' | 'shca';

/** The protocol of each service provider in code list 2; others use the portal's own steps. */
const sequences: Readonly<Record<string, AuthorityName>> = {
  F01: 'cfca',
  F02: 'bjca',
  F03: 'anxin',
  F04: 'shca',
};

export const authorityOf = (providerCode: string): AuthorityName | undefined => sequences[providerCode];

/** `delay` extends the existing certificate, `change` writes something new, `any` does both. */
export type AuthorityCall = 'change' | 'delay' | 'any';

export const callFits = (call: AuthorityCall, orderType: OrderType): boolean =>
  call === 'any' || (call === 'delay') === (orderType === '0103');
