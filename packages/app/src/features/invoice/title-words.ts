import { missingForInvoice, type InvoiceKind, type InvoiceTitle } from '@ca-portal/api/domain';

/** Names of a title's fields as the form has them. */
const fieldLabels: Readonly<Record<keyof InvoiceTitle, string>> = {
  forCompany: '单位抬头',
  title: '发票抬头',
  taxNumber: '纳税人识别号',
  address: '注册地址',
  phone: '注册电话',
  bank: '开户行',
  account: '银行账号',
  email: '收票邮箱',
};

/** What a title lacks for a kind of invoice, in words; empty when it is complete. */
export const lacking = (title: InvoiceTitle, kind: InvoiceKind): string =>
  missingForInvoice(title, kind)
    .map((field) => fieldLabels[field])
    .join('、');
