import type { companies, users } from '../db/schema/index.js';

export type UserRow = typeof users.$inferSelect;
export type CompanyRow = typeof companies.$inferSelect;

/** All that an application form prints. */
export interface FormFacts {
  /** Empty if there is no order yet. */
  readonly orderNo: string;
  readonly businessName: string;
  readonly productName: string;
  readonly providerName: string;
  readonly lockTypeName: string;
  /** Empty if none was requested. */
  readonly mediumVendorName: string;
  readonly signatureVendorName: string;
  readonly platformCodes: readonly string[];
  readonly platformNames: readonly string[];
  readonly years: number;
  readonly holderName: string;
  readonly roleName: string;
  readonly applicant: UserRow;
  readonly company: CompanyRow | null;
  readonly remark: string;
}
