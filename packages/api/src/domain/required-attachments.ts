import type { AttachmentKind } from './attachments.js';
import type { EnterpriseChange, ReplacementReason } from './change-types.js';
import { courseOrderType, type OrderType } from './order-types.js';
import { roles } from './roles.js';

/** Order data that decides about the required attachments. */
export interface AttachmentNeed {
  /** The business type. */
  readonly orderType: OrderType;
  /** The role of the certificate's holder. */
  readonly roleId: number;
  /** Changed data of an enterprise change; for a renewal, changes since the certificate was issued. */
  readonly changes?: readonly EnterpriseChange[];
  /** Reason of a replacement. */
  readonly reason?: ReplacementReason;
}

const personal: readonly AttachmentKind[] = ['applicationForm', 'idFront', 'idBack', 'signatureInHand'];

/** For the new legal representative: the letter, the ID and the signature of the name seal. */
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

/** Attachments of an order. */
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
      // Only if the records have changed since.
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

/** The stamped form contains the order number as a barcode: it is uploaded once there is an order. */
export const followsOrder = (kind: AttachmentKind): boolean => kind === 'applicationForm';

/** Attachments of the application itself. */
export const papersBeforeOrder = (need: AttachmentNeed): AttachmentKind[] =>
  requiredAttachments(need).filter((kind) => !followsOrder(kind));
