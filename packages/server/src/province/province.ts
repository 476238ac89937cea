import type { PortalConfig } from '@ca-portal/api/domain';

/** The part of a province's file that only the server reads: who runs the portal and where. */
export interface Province {
  /** For footer, contact page and invoices. */
  readonly organization: {
    readonly name: string;
    readonly address: string;
    readonly licenseNumber: string;
    readonly email: string;
    readonly recordNumber: string;
  };
  /** The bank account for transfers. */
  readonly receivingAccount: {
    readonly accountName: string;
    readonly accountNumber: string;
    readonly bank: string;
  };
  /** Service points for an empty database; from then on the operator edits them. */
  readonly servicePoints: readonly ServicePoint[];
}

export interface ServicePoint {
  readonly city: string;
  readonly name: string;
  readonly address: string;
  readonly phone: string;
  readonly hours: string;
  /** 0 and 0 mean that it is not on the map. */
  readonly longitude: number;
  readonly latitude: number;
}

/** A province's file as the server stores it. */
export interface Settings {
  readonly portal: PortalConfig;
  readonly province: Province;
}

export const emptyProvince: Province = {
  organization: { name: '', address: '', licenseNumber: '', email: '', recordNumber: '' },
  receivingAccount: { accountName: '', accountNumber: '', bank: '' },
  servicePoints: [],
};
