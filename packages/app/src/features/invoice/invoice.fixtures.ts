import { invoices } from '@ca-portal/api/contract';
import { mock } from '@ca-portal/api/mocks';
import type { HttpHandler } from 'msw';
import type { Invoice, Invoiceable, Title } from './queries.js';

const order = invoices.invoiceable.example.response;
const invoice = invoices.list.example.response;
const titleExample = invoices.addTitle.example.response;
const complete: Title = { ...titleExample, phone: '024-22000000', account: '12345678' };

export const orders: Invoiceable[] = [
  order,
  { ...order, orderNo: 'DD20261112000920', orderType: '0102', productName: '企业主锁延期', paidFen: 30_000 },
  {
    ...order,
    orderNo: 'DD20261109000415',
    productName: '补办企业副锁',
    paidFen: 11_000,
    unavailableReason: '订单正在退款或已退款，不能开票',
  },
];

export const records: Invoice[] = [
  {
    ...invoice,
    id: 8,
    state: 'issuing',
    number: '',
    issuedAt: null,
    orderNos: ['DD20261121000001', 'DD20261112000920'],
  },
  invoice,
  { ...invoice, id: 5, kind: '2', state: 'failed', number: '', failure: '缺少开户行和账号', issuedAt: null },
  { ...invoice, id: 4, state: 'reversed', reversalNumber: '26210000000000000002' },
  { ...invoice, id: 3, state: 'waiting', number: '', issuedAt: null },
];

export const titles: Title[] = [
  complete,
  {
    ...complete,
    id: 2,
    title: '示例建设工程有限公司大连分公司',
    bank: '',
    account: '',
    isDefault: false,
    missing: ['bank', 'account'],
  },
  {
    ...complete,
    id: 3,
    forCompany: false,
    title: '张示例',
    taxNumber: '',
    address: '',
    phone: '',
    bank: '',
    account: '',
    email: 'zhang@example.cn',
    isDefault: false,
    missing: [],
  },
];

/** Orders, invoices and titles that change with each action; `seen` collects the applications. */
export function invoiceBook(seen: unknown[] = []): HttpHandler[] {
  let open = orders;
  let list = records;
  let book = titles;
  return [
    mock(invoices.invoiceable, ({ query }) => {
      const rows = query.from && query.from > '2026-12-01' ? [] : open;
      return { rows, total: rows.length };
    }),
    mock(invoices.list, ({ query }) => {
      const rows = list.filter(({ state }) => !query.state || state === query.state);
      return { rows, total: rows.length };
    }),
    mock(invoices.titles, () => book),
    mock(invoices.apply, ({ body }) => {
      seen.push(body);
      open = open.filter(({ orderNo }) => !body.orderNos.includes(orderNo));
      const made: Invoice = {
        ...invoice,
        id: 9,
        state: 'waiting',
        number: '',
        issuedAt: null,
        amountFen: body.expectedFen,
        orderNos: body.orderNos,
      };
      list = [made, ...list];
      return made;
    }),
    mock(invoices.addTitle, ({ body }) => {
      const made: Title = { ...body, id: 9, missing: [] };
      book = [...book, made];
      return made;
    }),
    mock(invoices.updateTitle, ({ params, body }) => {
      const made: Title = { ...body, id: params.id, missing: [] };
      book = book.map((one) =>
        one.id === params.id ? made : { ...one, isDefault: body.isDefault ? false : one.isDefault },
      );
      return made;
    }),
  ];
}
