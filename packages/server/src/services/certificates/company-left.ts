import { roles } from '@ca-portal/api/domain';
import { eq, inArray, or, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { certificates, users } from '../../db/schema/index.js';
import type { CertificateRow } from './attempt.js';

/**
 * The certificate names a company that the person does not belong to. He may report it lost and cancel it;
 * every other use would speak for a company that has not agreed to it (dossier 1.5).
 */
export const companyLeft = (
  { companyId }: Pick<CertificateRow, 'companyId'>,
  person: { readonly companyId: string | null },
): boolean => !!companyId && companyId !== person.companyId;

/**
 * Certificates of a company that an enterprise change may write again: those of its staff. Its own ones stay
 * with it, also when the administrator who ordered them has left.
 */
export const stillOfCompany = (db: Db, companyId: string): SQL | undefined =>
  or(
    eq(certificates.roleId, roles.enterpriseAdministrator),
    inArray(
      certificates.userId,
      db.select({ id: users.id }).from(users).where(eq(users.companyId, companyId)),
    ),
  );
