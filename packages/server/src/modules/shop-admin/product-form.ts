import type { InputOf, shopAdmin } from '@ca-portal/api/contract';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { codeItems, productPlatforms, productProviders, providers } from '../../db/schema/index.js';
import { InvalidInput } from '../../kernel/portal-error.js';
import { codeTypes } from '../../services/codes/index.js';

type ProductForm = InputOf<typeof shopAdmin.updateProduct>['body'];
type Nature = Pick<
  InputOf<typeof shopAdmin.addProduct>['body'],
  'carrier' | 'orderType' | 'certificateType' | 'lockType'
>;

const unique = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];

/** Platforms, and those of the phone app, which have their own list. */
export const platformLists = [codeTypes.platform, codeTypes.epassPlatform];

/** Refuses codes that the lists do not offer, at the field that contains them. */
export async function demandCodes(
  db: Db,
  field: string,
  types: readonly number[],
  wanted: readonly string[],
): Promise<void> {
  const codes = unique(wanted);
  if (codes.length === 0) return;
  const known = await db
    .select({ code: codeItems.codeNumber })
    .from(codeItems)
    .where(
      and(
        inArray(codeItems.type, types),
        inArray(codeItems.codeNumber, codes),
        eq(codeItems.stopped, false),
        isNull(codeItems.removedAt),
      ),
    );
  if (new Set(known.map(({ code }) => code)).size < codes.length) {
    throw new InvalidInput([{ field, message: '所选项目已停用或不存在，请重新选择' }]);
  }
}

/** Fields must be consistent, and codes must exist. */
export async function checkForm(db: Db, form: ProductForm, carrier: Nature['carrier']): Promise<void> {
  if (form.keyAlgorithm === 'SM2' && carrier !== 'lock') {
    throw new InvalidInput([{ field: 'keyAlgorithm', message: '只有CA锁的证书可以使用国密SM2' }]);
  }
  if (form.includedPlatformCodes.some((code) => !form.platformCodes.includes(code))) {
    throw new InvalidInput([
      { field: 'includedPlatformCodes', message: '基础价格包含的平台须在适用平台之中' },
    ]);
  }
  await demandCodes(db, 'platformCodes', platformLists, form.platformCodes);
  await demandCodes(db, 'providerCodes', [codeTypes.provider], form.providerCodes);
}

/** The carrier for an order type; a bundle counts as a lock. */
const carrierOf = (orderType: Nature['orderType']) =>
  orderType === '0301' ? 'mobile' : orderType === '0501' ? 'pc' : 'lock';

export async function checkNature(db: Db, nature: Nature): Promise<void> {
  if (!['0101', '0301', '0501', '0101,0301'].includes(nature.orderType)) {
    throw new InvalidInput([{ field: 'orderType', message: '产品对应的业务须为新办' }]);
  }
  if (carrierOf(nature.orderType) !== nature.carrier) {
    throw new InvalidInput([{ field: 'carrier', message: '载体与对应的业务不一致' }]);
  }
  await demandCodes(db, 'certificateType', [codeTypes.certificateType], [nature.certificateType]);
  const lockList = nature.carrier === 'pc' ? codeTypes.pcLockType : codeTypes.lockType;
  await demandCodes(db, 'lockType', [lockList], [nature.lockType]);
}

/** The columns of the product itself. */
export const columnsOf = ({
  platformCodes: _platforms,
  includedPlatformCodes: _included,
  providerCodes: _providers,
  ...columns
}: ProductForm) => ({
  ...columns,
  allowedRoleIds: unique(columns.allowedRoleIds),
  yearOptions: unique(columns.yearOptions).toSorted((a, b) => a - b),
});

/** Replaces platforms and providers by those of the form. */
export async function placeChoices(tx: Db, productId: string, form: ProductForm): Promise<void> {
  await tx.delete(productPlatforms).where(eq(productPlatforms.productId, productId));
  await tx.delete(productProviders).where(eq(productProviders.productId, productId));
  await tx.insert(productPlatforms).values(
    unique(form.platformCodes).map((platformCode) => ({
      productId,
      platformCode,
      included: form.includedPlatformCodes.includes(platformCode),
    })),
  );
  // A provider that was only in the code list gets its row here.
  const providerCodes = unique(form.providerCodes);
  await tx
    .insert(providers)
    .values(providerCodes.map((code) => ({ code })))
    .onConflictDoNothing();
  await tx
    .insert(productProviders)
    .values(providerCodes.map((providerCode) => ({ productId, providerCode })));
}
