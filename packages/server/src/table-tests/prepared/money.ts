import { randomUUID } from 'node:crypto';
import { contract } from '@ca-portal/api/contract';
import { cashier } from '@ca-portal/api/groups/cashier';
import { finance } from '@ca-portal/api/groups/finance';
import { handover } from '@ca-portal/api/groups/handover';
import { invoices } from '@ca-portal/api/groups/invoices';
import { payments } from '@ca-portal/api/groups/payments';
import { prestoreAccount } from '@ca-portal/api/groups/prestore-account';
import { exampleInput } from '../../../../api/src/mocks/examples.js';
import { reconcileYesterday } from '../../modules/finance/index.js';
import { issueWaiting } from '../../modules/invoices/index.js';
import { fillAccount, loginToPay, type TestServer } from '../../testing/index.js';
import { uploaded, open, paid } from './order-states.js';
import { codeFor, userNamed, type Preparations, type User } from './prepare.js';

/** A user’s invoice title and a paid order to invoice. */
async function invoiceable(server: TestServer, title = '示例建设工程有限公司') {
  const { by, orderNo } = await paid(server);
  const form = { ...exampleInput(contract.invoices.addTitle).body, title };
  const { id: titleId } = await by.use(invoices).addTitle({ body: form });
  const { body } = exampleInput(contract.invoices.apply);
  return {
    by,
    body: { ...body, requestId: randomUUID(), titleId, orderNos: [orderNo], expectedFen: 14_500 },
  };
}

async function invoiced(server: TestServer, title?: string) {
  const { by, body } = await invoiceable(server, title);
  const { id } = await by.use(invoices).apply({ body });
  await issueWaiting(server.services);
  return { by, params: { id } };
}

/** The prepaid account's calls are made with the second token. */
async function payer(server: TestServer, username: string): Promise<User> {
  const client = await server.loginAs(username);
  return { ...client, token: (await client.use(handover).paymentToken()).token };
}

/** Rows that pay, pay back or invoice something. */
export const byMoney: Preparations = {
  'payments.alipayForm': async (server) => {
    const { by, params } = await open(server);
    return { by, params };
  },
  'cashier.transfer': async (server) => {
    const { by, orderNo } = await open(server);
    return { by, body: { requestId: randomUUID(), orderNos: [orderNo] } };
  },
  'cashier.payCombined': async (server) => {
    const { by, orderNo, totalFen } = await open(server);
    await fillAccount(server, 'fuzeren', 1_000);
    const smsCode = await codeFor(server, '15000000000', 'balance');
    const sums = { expectedTotalFen: totalFen, expectedBalanceFen: 1_000 };
    return { by, body: { requestId: randomUUID(), orderNos: [orderNo], ...sums, smsCode } };
  },
  'finance.decideTransfer': async (server) => {
    const { by, orderNo } = await open(server);
    const body = { requestId: randomUUID(), orderNos: [orderNo] };
    const { transferNo } = await by.use(cashier).transfer({ body });
    const slip = { fileId: await uploaded(by), transferredFen: 14_500, transferDay: '2026-11-21' };
    await by.use(cashier).transferSlip({ params: { transferNo }, body: slip });
    return { by: await server.loginAs('admin'), params: { transferNo }, body: { approve: true } };
  },
  'prestoreAccount.pay': async (server) => {
    const { orderNo, totalFen } = await open(server);
    await fillAccount(server, 'fuzeren', totalFen);
    const smsCode = await codeFor(server, '15000000000', 'balance');
    const body = { requestId: randomUUID(), orderNos: [orderNo], expectedTotalFen: totalFen, smsCode };
    return { by: await payer(server, 'fuzeren'), body };
  },
  'prestoreAccount.cancelRecharge': async (server) => {
    const asks = await loginToPay(server, 'qiye');
    const body = { requestId: randomUUID(), amountFen: 10_000, method: 'transfer', agreed: true } as const;
    const { rechargeNo } = await asks.use(prestoreAccount).recharge({ body });
    return { by: await payer(server, 'qiye'), params: { rechargeNo } };
  },
  'prestoreAccount.withdrawRefund': async (server) => {
    await fillAccount(server, 'qiye', 10_000);
    const asks = await loginToPay(server, 'qiye');
    const body = { requestId: randomUUID(), amountFen: 10_000, reason: '年底结算' };
    await asks.use(prestoreAccount).refund({ body });
    const { rows } = await asks.use(payments).returns({ query: { page: 1, limit: 1 } });
    return { by: await payer(server, 'qiye'), params: { id: rows[0]!.id } };
  },
  'prestoreAccount.settings': async (server) => {
    const members = [{ userId: (await userNamed(server, 'fuzeren')).id, limitFen: 100_000 }];
    return { by: await payer(server, 'qiye'), body: { warnBelowFen: 50_000, members } };
  },
  'invoices.apply': invoiceable,
  'invoices.correct': async (server) => {
    const { by, params } = await invoiced(server, '已注销示例公司');
    const form = exampleInput(contract.invoices.addTitle).body;
    const { id: titleId } = await by.use(invoices).addTitle({ body: { ...form, title: '改正的抬头' } });
    return { by, params, body: { titleId, email: 'me@example.cn' } };
  },
  'invoices.resend': async (server) => ({
    ...(await invoiced(server, '重发示例公司')),
    body: { email: 'me@example.cn' },
  }),
  'finance.closeDay': async (server) => {
    const by = await server.loginAs('admin');
    await reconcileYesterday(server.services);
    const { rows } = await by.use(finance).reconciliations({ query: { page: 1, limit: 1 } });
    return { by, params: { day: rows[0]?.day }, body: { explanation: '已逐笔核对' } };
  },
};
