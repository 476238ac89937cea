import type { AttachmentKind } from './attachments.js';
import type { EnterpriseChange, ReplacementReason } from './change-types.js';
import { courseOrderType, type OrderType } from './order-types.js';
import { roles } from './roles.js';

/** What decides which attachments an order wants. */
export interface AttachmentNeed {
  /** The kind of business. */
  readonly orderType: OrderType;
  /** The role that the certificate is for. */
  readonly roleId: number;
  /** What an enterprise change changes; of a renewal, what has changed since the certificate was made. */
  readonly changes?: readonly EnterpriseChange[];
  /** Why a lock is replaced. */
  readonly reason?: ReplacementReason;
}

const personal: readonly AttachmentKind[] = ['applicationForm', 'idFront', 'idBack', 'signatureInHand'];

/** Of whoever represents the company from now on: the letter, the ID and the signature of the name seal. */
const newRepresentative: readonly AttachmentKind[] = [
  'authorizationLetter',
  'idFront',
  'idBack',
  'signatureInHand',
];

function forEnterprise(changes: readonly EnterpriseChange[]): AttachmentKind[] {
  const has = (...keys: EnterpriseChange[]) => keys.some((key) => changes.includes(key));
  return [
    ...(has('name', 'creditCode', 'legalRepresentative', 'address') ? (['businessLicense'] as const) : []),
    ...(has('name', 'creditCode') ? (['changeNotice', 'applicationForm'] as const) : []),
    ...(has('legalRepresentative') ? newRepresentative : []),
    ...(has('name', 'creditCode', 'seal') ? (['sealForm'] as const) : []),
    ...(has('seal') ? (['sealFiling'] as const) : []),
  ];
}

/** What has to be handed in for an order. */
export function requiredAttachments({
  orderType,
  roleId,
  changes = [],
  reason,
}: AttachmentNeed): AttachmentKind[] {
  switch (orderType) {
    case '0101':
    case '0101,0301':
      return roleId === roles.enterpriseAdministrator ? ['applicationForm', 'sealForm'] : [...personal];
    case '0102':
      return reason === 'damaged' ? ['explanation', 'damagePhoto'] : ['explanation'];
    case '0103':
      // Only where the records say something else by now.
      return changes.length > 0 ? ['applicationForm'] : [];
    case courseOrderType:
      return [];
    case '0104':
    case '0106':
      return ['applicationForm'];
    case '0105':
      return forEnterprise(changes);
    case '0108':
      return ['explanation'];
    case '0110':
      return ['sealForm', 'registrationCertificate'];
    case '0301':
    case '0501':
      return ['idFront', 'idBack'];
  }
}

/** The stamped form says the number of its order in bars: it is handed in once there is an order. */
export const followsOrder = (kind: AttachmentKind): boolean => kind === 'applicationForm';

/** What is handed in together with the application. */
export const papersBeforeOrder = (need: AttachmentNeed): AttachmentKind[] =>
  requiredAttachments(need).filter((kind) => !followsOrder(kind));
