import type { PortalConfig } from '@ca-portal/api/domain';

/** What a province's file says beside what the browser reads: who runs the portal and where. */
export interface Province {
  /** Footer, contact page, invoices. */
  readonly organization: {
    readonly name: string;
    readonly address: string;
    readonly licenseNumber: string;
    readonly email: string;
    readonly recordNumber: string;
  };
  /** Where transfers go. */
  readonly receivingAccount: {
    readonly accountName: string;
    readonly accountNumber: string;
    readonly bank: string;
  };
  /** Counters that an empty database begins with; from then on the operator edits them. */
  readonly servicePoints: readonly ServicePoint[];
}

export interface ServicePoint {
  readonly city: string;
  readonly name: string;
  readonly address: string;
  readonly phone: string;
  readonly hours: string;
  /** 0 and 0 have no place on the plan. */
  readonly longitude: number;
  readonly latitude: number;
}

/** A province's file as the server keeps it. */
export interface Settings {
  readonly portal: PortalConfig;
  readonly province: Province;
}

export const emptyProvince: Province = {
  organization: { name: '', address: '', licenseNumber: '', email: '', recordNumber: '' },
  receivingAccount: { accountName: '', accountNumber: '', bank: '' },
  servicePoints: [],
};
