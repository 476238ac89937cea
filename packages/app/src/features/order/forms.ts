import type { ProductDetail } from '@ca-portal/api';
import { templates } from '@ca-portal/api/groups/templates';
import { call } from '../../api/query.js';
import { saveFile } from '../../shared/files/index.js';
import type { OrderChoice } from './order-form.js';

/** One form for several orders of a company, by their business (7.7). */
export const batchForms = {
  batchProjectLeaders: '项目负责人批量申请表',
  batchCostEngineers: '造价师批量申请表',
  batchChange: '批量变更申请表',
} as const;
export type BatchForm = keyof typeof batchForms;

/** Saves the form; an error is shown as a toast. */
export async function saveBatchForm(form: BatchForm, orderNos: readonly string[]): Promise<void> {
  const [head = ''] = orderNos;
  const body = { orderNos: [...orderNos], remark: '' };
  const asked =
    form === 'batchChange'
      ? call(templates, form, { query: { fileName: batchForms[form] }, body })
      : call(templates, form, { params: { id: head }, body });
  await asked.then(saveFile, () => undefined);
}

/** The form before there is an order, marked as a preview: for a company or a person. */
export async function saveFormPreview(
  product: ProductDetail,
  { providerCode, platformCodes, years }: OrderChoice,
  forCompany: boolean,
): Promise<void> {
  const body = {
    orderType: product.orderType,
    productId: product.id,
    providerCode,
    platformCodes,
    years: Number(years),
  };
  await call(templates, forCompany ? 'companyApplication' : 'personApplication', { body }).then(
    saveFile,
    () => undefined,
  );
}
