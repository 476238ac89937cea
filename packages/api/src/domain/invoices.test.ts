import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  invoiceAmountFen,
  invoiceObstacle,
  invoiceStates,
  missingForInvoice,
  nextInvoiceState,
  type InvoiceEvent,
  type InvoiceTitle,
} from './invoices.js';

const order = { paidFen: 45_000, refund: 0, invoiced: false, isRecharge: false } as const;
const title: InvoiceTitle = {
  forCompany: true,
  title: '示例建设工程有限公司',
  taxNumber: '91210000TEX000010X',
  address: '沈阳市浑南区示例路 18 号',
  phone: '024-00000000',
  bank: '示例银行',
  account: '0000000000000001',
  email: 'finance@example.cn',
};

describe('which orders can be invoiced', () => {
  it.each([
    ['a paid one', order, true],
    ['not a second time', { ...order, invoiced: true }, false],
    ['not while refunding', { ...order, refund: 1 as const }, false],
    ['not a free one', { ...order, paidFen: 0 }, false],
    ['not a top-up', { ...order, isRecharge: true }, false],
  ])('%s', (_, one, can) => expect(invoiceObstacle(one) === '').toBe(can));
  it('the amount is the sum of those, and never more than was paid', () => {
    const any = fc.record({
      paidFen: fc.nat(1_000_000),
      refund: fc.constantFrom(0 as const, 1 as const, 2 as const),
      invoiced: fc.boolean(),
      isRecharge: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(any), (orders) => {
        const can = orders.filter((one) => invoiceObstacle(one) === '');
        expect(invoiceAmountFen(orders)).toBe(can.reduce((sum, { paidFen }) => sum + paidFen, 0));
      }),
    );
  });
});

describe('missing fields of a title', () => {
  it.each([
    ['nothing, for either kind', title, '2', []],
    ['a person needs no tax number', { ...title, forCompany: false, taxNumber: '' }, '1', []],
    ['a company does', { ...title, taxNumber: '' }, '1', ['taxNumber']],
    ['a special invoice is for companies', { ...title, forCompany: false }, '2', ['forCompany']],
    ['a special one needs bank and account', { ...title, bank: '', account: '' }, '2', ['bank', 'account']],
    ['an ordinary one does not', { ...title, bank: '', account: '', phone: '', address: '' }, '1', []],
    ['a mailbox always', { ...title, email: '' }, '1', ['email']],
  ] as const)('%s', (_, one, kind, missing) => expect(missingForInvoice(one, kind)).toEqual(missing));
});

describe('states of an invoice', () => {
  const events: InvoiceEvent[] = ['start', 'issue', 'fail', 'correct', 'reverse'];
  it('a reversed one is final, and only an issued one is reversed', () => {
    for (const event of events) expect(nextInvoiceState('reversed', event)).toBeUndefined();
    expect(invoiceStates.filter((state) => nextInvoiceState(state, 'reverse'))).toEqual(['issued']);
  });
  it('a failed one can be corrected and then issued', () => {
    const end = (['correct', 'start', 'issue'] as const).reduce(
      (state, event) => nextInvoiceState(state, event) ?? state,
      'failed' as (typeof invoiceStates)[number],
    );
    expect(end).toBe('issued');
  });
});
