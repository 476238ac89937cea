import type { Invoice, InvoiceTitleRecord } from '@ca-portal/api/contract';
import { formatBeijing, missingForInvoice, type InvoiceTitle } from '@ca-portal/api/domain';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { invoiceOrders, type invoices, type invoiceTitles } from '../../db/schema/index.js';

export type InvoiceRow = typeof invoices.$inferSelect;
export type TitleRow = typeof invoiceTitles.$inferSelect;

const fieldLabels: Readonly<Record<keyof InvoiceTitle, string>> = {
  forCompany: '企业抬头',
  title: '发票抬头',
  taxNumber: '纳税人识别号',
  address: '地址',
  phone: '电话',
  bank: '开户行',
  account: '账号',
  email: '收票邮箱',
};
export const labelsOf = (fields: readonly (keyof InvoiceTitle)[]): string[] =>
  fields.map((field) => fieldLabels[field]);

export const titleView = ({ id, fields, isDefault }: TitleRow): InvoiceTitleRecord => ({
  id,
  ...fields,
  isDefault,
  missing: labelsOf(missingForInvoice(fields, '2')),
});

export async function ordersOn(db: Db, invoiceId: number) {
  return db
    .select()
    .from(invoiceOrders)
    .where(eq(invoiceOrders.invoiceId, invoiceId))
    .orderBy(asc(invoiceOrders.orderNo));
}

export async function invoiceView(db: Db, row: InvoiceRow): Promise<Invoice> {
  const covered = await ordersOn(db, row.id);
  return {
    id: row.id,
    number: row.number,
    kind: row.kind,
    title: row.title.title,
    amountFen: row.amountFen,
    state: row.state,
    failure: row.failure,
    orderNos: covered.map(({ orderNo }) => orderNo),
    email: row.email,
    appliedAt: formatBeijing(row.appliedAt),
    issuedAt: row.issuedAt ? formatBeijing(row.issuedAt) : null,
    reversalNumber: row.reversalNumber,
  };
}
