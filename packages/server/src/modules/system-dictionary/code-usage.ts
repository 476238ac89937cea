import { eq, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import {
  certificates,
  orders,
  productPlatforms,
  products,
  providers,
  userRoles,
} from '../../db/schema/index.js';
import { codeTypes } from '../../services/codes/index.js';

async function any(db: Db, table: Parameters<Db['$count']>[0], where: SQL | undefined): Promise<boolean> {
  return (await db.$count(table, where)) > 0;
}

/** True if a record uses a code of the spec’s lists: then it can be neither changed nor removed. */
export async function codeInUse(db: Db, list: number, code: string): Promise<boolean> {
  switch (list) {
    case codeTypes.provider:
      return (
        (await any(db, providers, eq(providers.code, code))) ||
        (await any(db, orders, eq(orders.providerCode, code))) ||
        (await any(db, certificates, eq(certificates.providerCode, code)))
      );
    case codeTypes.platform:
    case codeTypes.epassPlatform: {
      const named = JSON.stringify([code]);
      return (
        (await any(db, productPlatforms, eq(productPlatforms.platformCode, code))) ||
        (await any(db, orders, sql`${orders.platformCodes} @> ${named}::jsonb`)) ||
        (await any(db, certificates, sql`${certificates.platformCodes} @> ${named}::jsonb`))
      );
    }
    case codeTypes.lockType:
    case codeTypes.pcLockType:
      return (
        (await any(db, products, eq(products.lockType, code))) ||
        (await any(db, orders, eq(orders.lockType, code)))
      );
    case codeTypes.certificateType:
      return any(db, products, eq(products.certificateType, code));
    case codeTypes.role:
      return any(db, userRoles, or(eq(sql`${userRoles.roleId}::text`, code)));
    default:
      return false;
  }
}
