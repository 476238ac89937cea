import { randomUUID } from 'node:crypto';
import type { Client } from '@ca-portal/api';
import type { ChangeRequest } from '@ca-portal/api/contract';
import { priceByChangeType } from '@ca-portal/api/domain';
import { caChange as group } from '@ca-portal/api/groups/ca-change';
import { desk as deskGroup } from '@ca-portal/api/groups/desk';
import { certificates as certificateGroup } from '@ca-portal/api/groups/certificates';
import { files } from '@ca-portal/api/groups/files';
import { orderService } from '@ca-portal/api/groups/order-service';
import { orders as orderGroup } from '@ca-portal/api/groups/orders';
import { payments } from '@ca-portal/api/groups/payments';
import { review } from '@ca-portal/api/groups/review';
import { templates } from '@ca-portal/api/groups/templates';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { certificates, changeOrders, companies, orders, smsOutbox, users } from '../../db/schema/index.js';
import {
  approvedOrder,
  handInPapers,
  masterLock,
  personalLock,
  signedNotice,
  writeIntoLock,
} from '../../testing/first-path.js';
import { createTestServer, refusal, testLock, type TestServer } from '../../testing/index.js';
import { pdfText } from '../../testing/pdf-text.js';
import { x509 } from '../../pki/x509.js';
import { setParameter } from '../../testing/set-parameter.js';
import { withoutLocks } from '../../testing/without-locks.js';
import { sendCode } from '../../services/session/sms-codes.js';

type User = Client & { token: string };
let server: TestServer;
let admin: User;
let engineer: User;
let reviewer: User;
const start = new Date('2026-11-21T02:00:00Z');
/** Moves the clock; sessions expire in between, so everybody logs in again. */
async function at(moment: Date): Promise<void> {
  server.clock.set(moment);
  admin = await server.loginAs('qiye');
  engineer = await server.loginAs('zaojia');
  reviewer = await server.loginAs('shenhe1');
}
beforeAll(async () => {
  server = await createTestServer();
  await withoutLocks(server);
});
beforeEach(() => at(start));
afterAll(() => server.close());

const db = () => server.services.db;
const rowOf = async (serialNumber: string) => {
  const [row] = await db().select().from(certificates).where(eq(certificates.serialNumber, serialNumber));
  if (!row) throw new Error('no certificate');
  return row;
};
/** The company's only master lock, created if there is none. */
const theMaster = async () => {
  const rows = await db().select().from(certificates);
  return (
    rows.find((row) => row.lockType === 'L01' && row.status === 'active') ?? newLock(admin, masterLock())
  );
};
/** True if the public revocation list of its authority contains the certificate. */
const onTheList = async (serialNumber: string): Promise<boolean> => {
  const list = await server.services.pki.crl('F01');
  const plain = (serial: string) => serial.replace(/^0+/, '').toUpperCase();
  return new x509.X509Crl(list!).entries.some((one) => plain(one.serialNumber) === plain(serialNumber));
};
const newLock = async (user: User, request = personalLock()) => {
  const order = await approvedOrder(server, user, request);
  const written = await writeIntoLock(user, order.orderNo);
  return { ...(await rowOf(written.serialNumber)), lock: written.lock };
};
const attach = async (user: User, kind: ChangeRequest['attachments'][number]['kind']) => {
  const file = new File(['%PDF-1.4\n%%EOF'], `${kind}.pdf`);
  return { kind, fileId: (await user.use(files).upload({ file })).fileId };
};
const common = (certificateId: string, expectedTotalFen: number) => ({
  requestId: randomUUID(),
  certificateId,
  attachments: [] as ChangeRequest['attachments'],
  delivery: 'online' as const,
  receiver: null,
  servicePoint: '',
  couponTicketId: null,
  openBids: false,
  riskAccepted: false,
  expectedTotalFen,
  agreed: true as const,
});
const renewal = (id: string, changes: object = {}) => ({
  ...common(id, 12000),
  orderType: '0103' as const,
  years: 1,
  ...changes,
});
const save = (user: User, body: ChangeRequest) => user.use(group).save({ body });
const pay = async (order: { orderNo: string; totalFen: number }) => {
  await server
    .client()
    .use(payments)
    .alipayNotify({ body: await signedNotice(server, order) });
};
const detail = (user: User, orderNo: string) => user.use(orderGroup).detail({ params: { orderNo } });
const approve = async (user: User, orderNo: string) => {
  const { version } = await detail(user, orderNo);
  await handInPapers(server, orderNo);
  await reviewer.use(review).approve({ params: { orderNo }, body: { version } });
};

const red = [200, 30, 40] as const;
/** A white sheet with boxes of ink: left, top, width, height. */
function sheetOf(ink: readonly [number, number, number], ...boxes: [number, number, number, number][]) {
  const png = new PNG({ width: 600, height: 400 });
  png.data.fill(255);
  for (const [left, top, width, height] of boxes) {
    for (let y = top; y < top + height; y += 1) {
      for (let x = left; x < left + width; x += 1) png.data.set([...ink, 255], (y * 600 + x) * 4);
    }
  }
  return new Uint8Array(PNG.sync.write(png));
}

describe('an enterprise change', () => {
  const rename = async (certificateId: string) => ({
    // Two locks at 50.00; the one beside the master is included in its price (dossier 4.6).
    ...common(certificateId, 5000),
    orderType: '0105' as const,
    changes: ['name' as const],
    after: { companyName: '示例建设集团有限公司', legalRepresentative: '', creditCode: '', address: '' },
    attachments: [
      await attach(admin, 'businessLicense'),
      await attach(admin, 'changeNotice'),
      await attach(admin, 'sealForm'),
    ],
  });

  it('touches every lock, each is rewritten by its holder, and the last one ends it', async () => {
    const master = await theMaster();
    // On a computer, which is rewritten like a lock: a change replaces certificates on every carrier.
    const personal = await newLock(engineer, personalLock({ productId: 'pc', expectedTotalFen: 15_000 }));
    const query = { certificateId: master.id, orderType: '0105' as const };
    const { touched, items } = await admin.use(group).needInfo({ query });
    expect(touched).toHaveLength(2);
    expect(items[0]?.children.map(({ price, merged }) => [price, merged])).toEqual([
      ['50.00', '0'],
      ['50.00', '1'],
    ]);
    expect(priceByChangeType(4, items[0]?.children ?? [])).toBe(5000);
    expect(await refusal(save(engineer, await rename(personal.id)))).toMatchObject({ code: 6006 });
    const head = await save(admin, await rename(master.id));
    // While it runs, no other change may start on any of them.
    await at(new Date(personal.notAfter.getTime() - 10 * 86_400_000));
    const info = await engineer
      .use(group)
      .needInfo({ query: { certificateId: personal.id, orderType: '0103' } });
    expect(info.unavailableReason).toContain(head.orderNo);
    await at(start);
    await pay(head);
    await approve(admin, head.orderNo);

    const progress = () => admin.use(group).progress({ params: { orderNo: head.orderNo } });
    expect(await progress()).toMatchObject({
      done: 0,
      total: 2,
      changes: [{ label: '企业名称', before: '示例建设工程有限公司', after: '示例建设集团有限公司' }],
    });
    expect(await admin.use(group).remind({ params: { orderNo: head.orderNo } })).toEqual({ reminded: 2 });
    expect(await refusal(admin.use(group).remind({ params: { orderNo: head.orderNo } }))).toMatchObject({
      code: 5103,
    });
    const [company] = await db()
      .select()
      .from(companies)
      .where(eq(companies.id, master.companyId ?? ''));
    expect(company?.name).toBe('示例建设集团有限公司');

    const waiting = async (user: User) => {
      const { rows } = await user.use(certificateGroup).list({ query: { page: 1, limit: 20 } });
      return rows.filter(({ state }) => state === 'pending').map(({ orderNo }) => orderNo);
    };
    const [own = ''] = await waiting(engineer);
    const { serialNumber } = await writeIntoLock(engineer, own, testLock());
    expect((await rowOf(serialNumber)).notAfter).toEqual(personal.notAfter);
    expect((await progress()).done).toBe(1);
    // Each lock's old certificate ends with its own update, not with the first one.
    expect([await onTheList(personal.serialNumber), await onTheList(master.serialNumber)]).toEqual([
      true,
      false,
    ]);
    const left = await waiting(admin);
    // The head order has no lock: only orders that can be written are listed.
    expect(left).not.toContain(head.orderNo);
    const [rest = ''] = left;
    const last = await writeIntoLock(admin, rest, testLock());
    expect(await rowOf(last.serialNumber)).toMatchObject({ holderName: '示例建设集团有限公司' });
    expect(await onTheList(master.serialNumber)).toBe(true);
    expect(await onTheList(last.serialNumber)).toBe(false);
    expect((await detail(admin, head.orderNo)).state).toBe(70);
    // The next day nobody is left to remind.
    await at(new Date(start.getTime() + 86_400_000));
    expect(await refusal(admin.use(group).remind({ params: { orderNo: head.orderNo } }))).toMatchObject({
      code: 5102,
    });
  });

  it('costs what the administrator has set, per lock if locks are not merged (dossier 4.6)', async () => {
    const { id, companyId } = await theMaster();
    const locks = await db()
      .select()
      .from(certificates)
      .where(and(eq(certificates.companyId, companyId ?? ''), ne(certificates.status, 'cancelled')));
    expect(locks).toHaveLength(2);
    const price = async () => {
      const wish = { years: null, providerCode: null, platformCodes: [], couponTicketId: null };
      const body = { ...wish, certificateId: id, orderType: '0105' as const, changes: ['name' as const] };
      return (await admin.use(group).quote({ body: { ...body, delivery: 'online' } })).totalFen;
    };
    expect(await price()).toBe(5_000);
    await setParameter(server, 'price.changeYuan', '80');
    expect(await price()).toBe(8_000);
    await setParameter(server, 'price.changeMerged', 'false');
    expect(await price()).toBe(16_000);
    await setParameter(server, 'price.changeYuan', '50');
    await setParameter(server, 'price.changeMerged', 'true');
  });

  it('writes the seals that it remakes; a name seal stays until another person represents the company', async () => {
    const upload = async (name: string, bytes: Uint8Array<ArrayBuffer>) =>
      (await admin.use(files).upload({ file: new File([bytes], name, { type: 'image/png' }) })).fileId;
    const withSeals = await upload('采集表.png', sheetOf(red, [100, 100, 200, 200], [400, 150, 90, 90]));
    const signed = await upload('签名.png', sheetOf([20, 20, 30], [60, 80, 300, 30]));
    const change = async (
      changes: ('seal' | 'legalRepresentative')[],
      attachments: object[],
      person = '',
    ) => {
      const { id } = await theMaster();
      const after = { companyName: '', legalRepresentative: person, creditCode: '', address: '' };
      const order = await save(admin, {
        ...common(id, 5000),
        orderType: '0105',
        changes,
        after,
        attachments: attachments as ChangeRequest['attachments'],
      });
      await pay(order);
      await approve(admin, order.orderNo);
      const [child] = await db()
        .select()
        .from(changeOrders)
        .where(eq(changeOrders.headOrderNo, order.orderNo));
      return child?.orderNo ?? '';
    };
    const sealsOf = async (orderNo: string) => {
      const { seals, reason } = await admin.use(certificateGroup).seal({ params: { orderNo } });
      const shapes = seals.map(({ kind, picture }) => {
        const { width, height } = PNG.sync.read(Buffer.from(picture, 'base64'));
        return `${kind} ${width > 3 * height ? 'strokes' : 'square'}`;
      });
      return [...shapes, reason].filter(Boolean);
    };

    const filing = await attach(admin, 'sealFiling');
    const bySeal = await change(['seal'], [{ kind: 'sealForm', fileId: withSeals }, filing]);
    // The name seal on the same form was not ordered with this change.
    expect(await sealsOf(bySeal)).toEqual(['company square']);
    await writeIntoLock(admin, bySeal, testLock());
    const papers = ['businessLicense', 'authorizationLetter', 'idFront', 'idBack'] as const;
    const ofPerson = await Promise.all(papers.map((kind) => attach(admin, kind)));
    const signature = { kind: 'signatureInHand', fileId: signed };
    const byPerson = await change(['legalRepresentative'], [...ofPerson, signature], '王新任');
    expect(await sealsOf(byPerson)).toEqual(['legalRepresentative strokes']);
    await writeIntoLock(admin, byPerson, testLock());

    const { id } = await theMaster();
    const lost = await save(admin, {
      ...common(id, 10_000),
      orderType: '0102',
      reason: 'lost',
      explanation: '锁遗失',
      returnsOldLock: false,
      attachments: [await attach(admin, 'explanation')],
    });
    await pay(lost);
    await approve(admin, lost.orderNo);
    // The old representative's square seal is on that form, but is not used again.
    expect(await sealsOf(lost.orderNo)).toEqual(['company square', 'legalRepresentative strokes']);
    await writeIntoLock(admin, lost.orderNo, testLock());
  });

  it('is written at a counter if the company chose so, into the lock that is brought along', async () => {
    const { id } = await theMaster();
    const body = {
      ...common(id, 5_000),
      orderType: '0105' as const,
      changes: ['seal' as const],
      after: { companyName: '', legalRepresentative: '', creditCode: '', address: '' },
      attachments: [await attach(admin, 'sealForm'), await attach(admin, 'sealFiling')],
    };
    const receiver = { name: '李样例', phone: '15000000000', address: '沈阳市浑南区示例路 18 号' };
    expect(await refusal(save(admin, { ...body, delivery: 'courier', receiver }))).toMatchObject({
      code: 400,
    });
    const head = await save(admin, { ...body, delivery: 'counter', servicePoint: '沈阳浑南网点' });
    await pay(head);
    await approve(admin, head.orderNo);
    const [change] = await db().select().from(changeOrders).where(eq(changeOrders.headOrderNo, head.orderNo));
    const params = { orderNo: change?.orderNo ?? '' };
    const desk = reviewer.use(deskGroup);
    const { rows } = await desk.queue({ query: { page: 1, limit: 100, step: 'make' } });
    const waiting = rows.map(({ orderNo }) => orderNo);
    expect(waiting).toContain(params.orderNo);
    expect(waiting).not.toContain(head.orderNo);
    expect(await admin.use(group).progress({ params: { orderNo: head.orderNo } })).toMatchObject({
      locks: [{ state: 'waiting', nextStep: '带CA锁和身份证原件到服务网点更新证书' }],
    });
    expect((await writeIntoLock(reviewer, params.orderNo, testLock())).state).toBe(60);
    const { version } = await detail(admin, params.orderNo);
    const made = await desk.made({ params, body: { version, serial: 'BROUGHT-0001' } });
    const { deliveries } = await admin.use(orderService).service({ params });
    const collector = { collectorName: '李样例', collectorIdNumber: '210200197902280139', authorized: true };
    const pickupCode = deliveries[0]?.pickupCode ?? '';
    await desk.handOver({ params, body: { version: made.version, pickupCode, ...collector } });
    expect((await detail(admin, head.orderNo)).state).toBe(70);
  });

  it('leaves out lost and ended certificates; those are replaced under the new name', async () => {
    const master = await theMaster();
    const [lost, over] = [await newLock(engineer), await newLock(engineer)];
    await db().update(certificates).set({ status: 'lost' }).where(eq(certificates.id, lost.id));
    await db().update(certificates).set({ notAfter: start }).where(eq(certificates.id, over.id));
    const query = { certificateId: master.id, orderType: '0105' as const };
    const ids = (await admin.use(group).needInfo({ query })).touched.map(
      ({ certificateId }) => certificateId,
    );
    expect(ids).toContain(master.id);
    expect(ids).not.toContain(lost.id);
    expect(ids).not.toContain(over.id);

    const company = eq(companies.id, master.companyId ?? '');
    const [before] = await db().select().from(companies).where(company);
    await db().update(companies).set({ name: '示例建工有限公司' }).where(company);
    const { orderNo } = await save(engineer, {
      ...common(lost.id, 7_500),
      orderType: '0102',
      reason: 'lost',
      explanation: '出差途中遗失',
      returnsOldLock: false,
      attachments: [await attach(engineer, 'explanation')],
    });
    const [order] = await db().select().from(orders).where(eq(orders.orderNo, orderNo));
    expect(order).toMatchObject({ companyName: '示例建工有限公司', holderName: lost.holderName });
    await db()
      .update(companies)
      .set({ name: before?.name ?? '' })
      .where(company);
    await db()
      .update(certificates)
      .set({ status: 'cancelled' })
      .where(inArray(certificates.id, [lost.id, over.id]));
  });

  it('needs something that changes', async () => {
    const master = await theMaster();
    const body = await rename(master.id);
    const same = { ...body, after: { ...body.after, companyName: '示例建设集团有限公司' } };
    expect(await refusal(save(admin, same))).toMatchObject({ code: 400 });
  });
});

describe('a renewal', () => {
  it('opens 80 days before the end, says from when, and is priced with its new end', async () => {
    const { id, notAfter } = await newLock(engineer);
    const query = { certificateId: id, orderType: '0103' as const };
    const early = await engineer.use(group).needInfo({ query });
    expect(early).toMatchObject({ availableFrom: '2027-09-02', state: 'valid' });
    expect(early.unavailableReason).toContain('2027-09-02');
    expect(await refusal(save(engineer, renewal(id)))).toMatchObject({ code: 2012 });
    await at(new Date(notAfter.getTime() - 80 * 86_400_000));
    expect(await engineer.use(group).needInfo({ query })).toMatchObject({
      availableFrom: null,
      unavailableReason: '',
      requiredAttachments: [],
      items: [{ price: '120.00', orderType: '0103' }],
    });
    const quoted = await engineer.use(group).quote({
      body: {
        ...query,
        years: 2,
        providerCode: null,
        platformCodes: [],
        changes: [],
        delivery: 'online',
        couponTicketId: null,
      },
    });
    expect(quoted).toMatchObject({ totalFen: 24000, newNotAfter: '2029-11-21 10:00:00' });
    // A year after the end only a new certificate is possible.
    await at(new Date(notAfter.getTime() + 366 * 86_400_000));
    expect(await refusal(save(engineer, renewal(id)))).toMatchObject({ code: 2013 });
  });

  it('is approved by itself, written into the lock, and the old certificate ends', async () => {
    const old = await newLock(engineer);
    await at(new Date(old.notAfter.getTime() - 10 * 86_400_000));
    const order = await save(engineer, renewal(old.id));
    expect(order).toMatchObject({ orderType: '0103', state: 20, totalFen: 12000 });
    await pay(order);
    expect((await detail(engineer, order.orderNo)).state).toBe(40);
    expect((await rowOf(old.serialNumber)).status).toBe('active');
    const { serialNumber, state } = await writeIntoLock(engineer, order.orderNo, testLock());
    expect(state).toBe(70);
    const written = await rowOf(serialNumber);
    expect(written.notAfter).toEqual(new Date('2028-11-21T02:00:00Z'));
    expect([await onTheList(old.serialNumber), await onTheList(serialNumber)]).toEqual([true, false]);
    expect(await rowOf(old.serialNumber)).toMatchObject({
      status: 'cancelled',
      revocationReason: 'superseded',
    });
  });

  it('of a holder whose name has changed is reviewed by a person first, with the stamped form', async () => {
    const old = await newLock(engineer);
    await at(new Date(old.notAfter.getTime() - 10 * 86_400_000));
    const person = eq(users.id, old.userId);
    await db().update(users).set({ name: '王改名' }).where(person);
    const query = { certificateId: old.id, orderType: '0103' as const };
    expect((await engineer.use(group).needInfo({ query })).requiredAttachments).toEqual(['applicationForm']);
    const order = await save(engineer, renewal(old.id));
    await pay(order);
    expect(await detail(engineer, order.orderNo)).toMatchObject({ state: 30, holderName: '王改名' });
    const { missing } = await engineer.use(orderService).service({ params: { orderNo: order.orderNo } });
    expect(missing).toEqual(['applicationForm']);
    await approve(engineer, order.orderNo);
    const { serialNumber } = await writeIntoLock(engineer, order.orderNo, testLock());
    expect((await rowOf(serialNumber)).holderName).toBe('王改名');
    await db().update(users).set({ name: old.holderName }).where(person);
  });

  it('runs from the update on if the certificate had ended before the order', async () => {
    const old = await newLock(engineer);
    await at(new Date(old.notAfter.getTime() + 10 * 86_400_000));
    const order = await save(engineer, renewal(old.id));
    await pay(order);
    await at(new Date(old.notAfter.getTime() + 13 * 86_400_000));
    const { serialNumber } = await writeIntoLock(engineer, order.orderNo, testLock());
    expect((await rowOf(serialNumber)).notAfter).toEqual(new Date('2028-12-04T02:00:00Z'));
  });

  it('is refused for a certificate that was revoked since the page was opened', async () => {
    const old = await newLock(engineer);
    await at(new Date(old.notAfter.getTime() - 10 * 86_400_000));
    const query = { certificateId: old.id, orderType: '0103' as const };
    expect((await engineer.use(group).needInfo({ query })).unavailableReason).toBe('');
    await db().update(certificates).set({ status: 'cancelled' }).where(eq(certificates.id, old.id));
    expect(await refusal(save(engineer, renewal(old.id)))).toMatchObject({ code: 5101 });
  });

  it('is created once per form, once per certificate, and only at the price that was shown', async () => {
    const old = await newLock(engineer);
    await at(new Date(old.notAfter.getTime() - 10 * 86_400_000));
    expect(await refusal(save(engineer, renewal(old.id, { expectedTotalFen: 1 })))).toMatchObject({
      code: 2003,
      details: { totalFen: 12000 },
    });
    const form = renewal(old.id);
    const [first, again] = await Promise.all([save(engineer, form), save(engineer, form)]);
    expect(again.orderNo).toBe(first.orderNo);
    expect(await refusal(save(engineer, { ...form, years: 2 }))).toMatchObject({ code: 2008 });
    expect(await refusal(save(engineer, renewal(old.id)))).toMatchObject({ code: 2014 });
    await engineer.use(orderGroup).cancel({ params: { orderNo: first.orderNo } });
    const rivals = await Promise.allSettled([
      save(engineer, renewal(old.id)),
      save(engineer, renewal(old.id)),
    ]);
    expect(rivals.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('needs the risk accepted while bids wait, and refuses a stranger’s certificate', async () => {
    const old = await newLock(engineer);
    await at(new Date(old.notAfter.getTime() - 10 * 86_400_000));
    const risky = renewal(old.id, { openBids: true });
    expect(await refusal(save(engineer, risky))).toMatchObject({ code: 2015 });
    const stranger = await server.loginAs('fuzeren');
    expect(await refusal(save(stranger, renewal(old.id)))).toMatchObject({ code: 404 });
    // The administrator orders for his staff; the certificate stays theirs.
    const order = await save(admin, renewal(old.id));
    await pay(order);
    const { serialNumber } = await writeIntoLock(engineer, order.orderNo, testLock());
    expect((await rowOf(serialNumber)).userId).toBe(old.userId);
  });
});

describe('a replacement', () => {
  it('needs its papers, keeps the end, and is free for a fault in the first year', async () => {
    const old = await newLock(engineer);
    const body = {
      ...common(old.id, 2500),
      orderType: '0102' as const,
      reason: 'lost' as const,
      explanation: '出差途中遗失',
      returnsOldLock: false,
      delivery: 'online' as const,
    };
    expect(await refusal(save(engineer, body))).toMatchObject({
      code: 2018,
      details: { kinds: ['explanation'] },
    });
    const attachments = [await attach(engineer, 'explanation')];
    const stolen = [{ kind: 'explanation' as const, fileId: randomUUID() }];
    expect(await refusal(save(engineer, { ...body, attachments: stolen }))).toMatchObject({ code: 6006 });
    const priced = { ...body, attachments, expectedTotalFen: 7500 };
    const order = await save(engineer, priced);
    // The same request can be ordered again (重新下单), with its attachments.
    const asked = await engineer.use(orderService).service({ params: { orderNo: order.orderNo } });
    expect(asked).toMatchObject({
      change: { reason: 'lost', explanation: '出差途中遗失', returnsOldLock: false, changes: [], seal: {} },
      attachments: [{ kind: 'explanation', file: { fileId: attachments[0]?.fileId } }],
    });
    await pay(order);
    await approve(engineer, order.orderNo);
    // The end date stays, so no years are printed.
    expect((await detail(engineer, order.orderNo)).years).toBe(0);
    await at(new Date('2026-12-21T02:00:00Z'));
    const again = engineer;
    const { serialNumber } = await writeIntoLock(again, order.orderNo, testLock());
    expect((await rowOf(serialNumber)).notAfter).toEqual(old.notAfter);

    const next = await rowOf(serialNumber);
    const free = await again.use(group).quote({
      body: {
        certificateId: next.id,
        orderType: '0102',
        years: null,
        providerCode: null,
        platformCodes: [],
        changes: [],
        reason: 'unreadable',
        delivery: 'online',
        couponTicketId: null,
      },
    });
    expect(free.totalFen).toBe(0);
    const fault = {
      ...body,
      ...common(next.id, 0),
      reason: 'unreadable' as const,
      attachments: [await attach(again, 'explanation')],
    };
    expect(await save(again, fault)).toMatchObject({ totalFen: 0, state: 30 });
  });
});

it('a replacement that is written after the end is well-formed, and can be renewed at once', async () => {
  const old = await newLock(engineer);
  const order = await save(engineer, {
    ...common(old.id, 7_500),
    orderType: '0102',
    reason: 'lost',
    explanation: '出差途中遗失',
    returnsOldLock: false,
    attachments: [await attach(engineer, 'explanation')],
  });
  await pay(order);
  await approve(engineer, order.orderNo);
  await at(new Date(old.notAfter.getTime() + 5 * 86_400_000));
  const { serialNumber } = await writeIntoLock(engineer, order.orderNo, testLock());
  const written = await rowOf(serialNumber);
  expect([written.notBefore, written.notAfter]).toEqual([old.notBefore, old.notAfter]);
  const next = await save(engineer, renewal(written.id));
  expect(next).toMatchObject({ orderType: '0103', state: 20 });
});

describe('the free year after a sale', () => {
  it('continues through a renewal, which writes into the same stick, and restarts with a stick that was paid for', async () => {
    const old = await newLock(engineer);
    await at(new Date(old.notAfter.getTime() - 10 * 86_400_000));
    const priceOfFault = async (serialNumber: string) => {
      const { id: certificateId } = await rowOf(serialNumber);
      const none = { years: null, providerCode: null, platformCodes: [], changes: [], couponTicketId: null };
      const fault = { orderType: '0102' as const, reason: 'damaged' as const, delivery: 'online' as const };
      return (await engineer.use(group).quote({ body: { ...none, ...fault, certificateId } })).totalFen;
    };
    const order = await save(engineer, renewal(old.id));
    await pay(order);
    const renewed = await writeIntoLock(engineer, order.orderNo, testLock());
    expect(await priceOfFault(renewed.serialNumber)).toBe(0);
    await at(new Date(old.notAfter.getTime() + 86_400_000));
    expect(await priceOfFault(renewed.serialNumber)).toBe(7_500);

    const lost = await save(engineer, {
      ...common((await rowOf(renewed.serialNumber)).id, 7_500),
      orderType: '0102',
      reason: 'lost',
      explanation: '出差途中遗失',
      returnsOldLock: false,
      attachments: [await attach(engineer, 'explanation')],
    });
    await pay(lost);
    await approve(engineer, lost.orderNo);
    const bought = await writeIntoLock(engineer, lost.orderNo, testLock());
    expect(await priceOfFault(bought.serialNumber)).toBe(0);
  });
});

describe('platforms and provider', () => {
  it('adds platforms without writing anything', async () => {
    const old = await newLock(engineer);
    const add = (platformCodes: string[]) => ({
      ...common(old.id, 5000),
      orderType: '0104' as const,
      platformCodes,
    });
    expect(await refusal(save(engineer, add(['P01'])))).toMatchObject({ code: 400 });
    expect(await refusal(save(engineer, add(['P04'])))).toMatchObject({ code: 2002 });
    const order = await save(engineer, add(['P02']));
    await pay(order);
    await approve(engineer, order.orderNo);
    expect((await detail(engineer, order.orderNo)).state).toBe(70);
    expect((await rowOf(old.serialNumber)).platformCodes).toEqual(['P01', 'P02']);
  });

  it('changes the provider, which then issues', async () => {
    const old = await newLock(engineer);
    const change = (providerCode: string) => ({
      ...common(old.id, 14500),
      orderType: '0106' as const,
      providerCode,
      platformCodes: ['P01'],
    });
    expect(await refusal(save(engineer, change('F01')))).toMatchObject({ code: 400 });
    expect(await refusal(save(engineer, change('F03')))).toMatchObject({ code: 2011 });
    const order = await save(engineer, change('F02'));
    await pay(order);
    await approve(engineer, order.orderNo);
    const { serialNumber } = await writeIntoLock(engineer, order.orderNo, testLock());
    // Paid for one more year, so it ends a year later, and the order shows it.
    const issued = await rowOf(serialNumber);
    expect(issued.providerCode).toBe('F02');
    expect(issued.notAfter.toISOString()).toBe('2028-11-21T02:00:00.000Z');
    expect((await detail(engineer, order.orderNo)).years).toBe(1);
  });
});

describe('a practice seal', () => {
  it('costs the fixed 50, goes into the lock with the certificate, and leaves the certificate unchanged', async () => {
    const old = await newLock(engineer);
    const body = {
      ...common(old.id, 5000),
      registrationNumber: 'B0000000000001',
      sealCode: 'B11000000000001',
      employer: '示例造价咨询有限公司',
      sealValidUntil: '2030-12-31',
      explanation: '聘用单位变更',
      attachments: [await attach(engineer, 'sealForm'), await attach(engineer, 'registrationCertificate')],
    };
    const order = await engineer.use(group).saveCostEngineer({ body });
    expect(order).toMatchObject({
      orderType: '0110',
      totalFen: 5000,
      changedCertificateId: old.id,
      reorder: null,
    });
    expect(order.quote.lines).toMatchObject([{ key: 'fixed', amountFen: 5000 }]);
    await pay(order);
    // After a refusal its parts are entered again, under the rules of the form; the other items cannot be
    // changed.
    const params = { orderNo: order.orderNo };
    const { items } = await reviewer.use(review).detail({ params });
    const code = items.find(({ key }) => key === 'seal')?.reasons[0]?.code ?? '';
    const reasons = [{ item: 'seal', code, text: '注册编号与印章不一致' }];
    const { version } = await detail(engineer, order.orderNo);
    await reviewer.use(review).reject({ params, body: { version, reasons } });
    const correct = (item: string, value: string) =>
      engineer.use(orderService).resubmit({
        params,
        body: { version: version + 1, attachments: [], values: [{ item, value }], remark: '' },
      });
    expect((await refusal(correct('seal-sealCode', 'B1'))).code).toBe(400);
    expect((await refusal(correct('seal-validUntil', '2030-13-40'))).code).toBe(400);
    expect((await refusal(correct('holder', '别人'))).code).toBe(400);
    await correct('seal-registrationNumber', 'B0000000000002');
    const [facts] = await db()
      .select({ facts: changeOrders.facts })
      .from(changeOrders)
      .where(eq(changeOrders.orderNo, order.orderNo));
    expect(facts?.facts.seal).toMatchObject({
      registrationNumber: 'B0000000000002',
      sealCode: 'B11000000000001',
    });
    await approve(engineer, order.orderNo);
    const steps = engineer.use(certificateGroup);
    expect(await detail(engineer, order.orderNo)).toMatchObject({ state: 40, actions: ['issue'] });
    const { issueId, challenge } = await steps.issueBegin({ params, body: { deviceId: 'SIM-0001' } });
    // The scan in this test is not a picture; the serial number of the lock is answered anyway.
    const { serialNumber } = old;
    expect(await steps.seal({ params })).toMatchObject({ seals: [], serialNumber });
    const another = { issueId, ...testLock().proofs(challenge) };
    expect(await refusal(steps.issueSign({ params, body: another }))).toMatchObject({ code: 5101 });
    const proof = (lock: typeof old.lock) => ({ issueId, serialNumber, signature: lock.sign(issueId) });
    expect(await refusal(steps.issueInstalled({ params, body: proof(testLock()) }))).toMatchObject({
      code: 5002,
    });
    expect(await steps.issueInstalled({ params, body: proof(old.lock) })).toMatchObject({ state: 70 });
    expect(await steps.issueInstalled({ params, body: proof(old.lock) })).toMatchObject({ state: 70 });
    expect(await rowOf(old.serialNumber)).toMatchObject({ status: 'active', revokedAt: null });
  });

  it('is the imprint on the submitted form', async () => {
    const old = await newLock(engineer);
    const png = new PNG({ width: 120, height: 120 });
    png.data.fill(255);
    for (let at = 0; at < png.data.length; at += 4) {
      const [x, y] = [(at / 4) % 120, Math.floor(at / 480)];
      if (Math.hypot(x - 60, y - 60) < 40) png.data.set([200, 30, 40, 255], at);
    }
    const file = new File([new Uint8Array(PNG.sync.write(png))], '采集表.png', { type: 'image/png' });
    const { fileId } = await engineer.use(files).upload({ file });
    const order = await engineer.use(group).saveCostEngineer({
      body: {
        ...common(old.id, 5000),
        registrationNumber: 'B0000000000001',
        sealCode: 'B11000000000001',
        employer: '示例造价咨询有限公司',
        sealValidUntil: '2030-12-31',
        explanation: '聘用单位变更',
        attachments: [{ kind: 'sealForm', fileId }, await attach(engineer, 'registrationCertificate')],
      },
    });
    await pay(order);
    await approve(engineer, order.orderNo);
    const params = { orderNo: order.orderNo };
    const { seals, reason } = await engineer.use(certificateGroup).seal({ params });
    expect([reason, ...seals.map(({ kind }) => kind)]).toEqual(['', 'practice']);
    const seal = PNG.sync.read(Buffer.from(seals[0]?.picture ?? '', 'base64'));
    expect(seal.width).toBeLessThan(100);
    // Revoked before the lock has proven itself: a revoked certificate cannot complete the order.
    const { issueId } = await engineer
      .use(certificateGroup)
      .issueBegin({ params, body: { deviceId: 'SIM-0001' } });
    await db().update(certificates).set({ status: 'cancelled' }).where(eq(certificates.id, old.id));
    const proof = { issueId, serialNumber: old.serialNumber, signature: old.lock.sign(issueId) };
    expect(
      await refusal(engineer.use(certificateGroup).issueInstalled({ params, body: proof })),
    ).toMatchObject({
      code: 5003,
    });
    // Nobody else can read it.
    const leader = await server.loginAs('fuzeren');
    expect(await refusal(leader.use(certificateGroup).seal({ params }))).toMatchObject({ code: 404 });
  });

  it('is only for a cost engineer’s lock', async () => {
    const body = {
      ...common('', 5000),
      registrationNumber: 'B0000000000001',
      sealCode: 'B11000000000001',
      employer: '示例造价咨询有限公司',
      sealValidUntil: '2030-12-31',
      explanation: '聘用单位变更',
    };
    const master = await theMaster();
    const attachments = [await attach(admin, 'sealForm'), await attach(admin, 'registrationCertificate')];
    const other = { ...body, requestId: randomUUID(), certificateId: master.id, attachments };
    expect(await refusal(admin.use(group).saveCostEngineer({ body: other }))).toMatchObject({ code: 5101 });
  });
});

describe('a cancellation', () => {
  it('needs the tail of the serial number and a code, and frees the company’s master lock', async () => {
    const old = await theMaster();
    const { id, serialNumber } = old;
    await sendCode(server.services, '13000000000', 'certificate');
    const sms = (await db().select().from(smsOutbox).orderBy(smsOutbox.id)).at(-1);
    const smsCode = /验证码 (\d{6})/.exec(sms?.text ?? '')?.[1] ?? '';
    const body = {
      ...common(id, 0),
      orderType: '0108' as const,
      explanation: '公司注销',
      serialTail: serialNumber.slice(-4).toLowerCase(),
      smsCode,
      understood: true as const,
      attachments: [await attach(admin, 'explanation')],
    };
    expect(await refusal(save(admin, { ...body, serialTail: '....' }))).toMatchObject({ code: 2016 });
    const wrong = smsCode === '000000' ? '000001' : '000000';
    expect(await refusal(save(admin, { ...body, smsCode: wrong }))).toMatchObject({ code: 1004 });
    const order = await save(admin, body);
    expect(order).toMatchObject({ state: 30, totalFen: 0 });
    expect((await save(admin, body)).orderNo).toBe(order.orderNo);
    const confirmation = () => admin.use(templates).cancellation({ params: { id: order.orderNo } });
    expect(await refusal(confirmation())).toMatchObject({ code: 404 });
    await approve(admin, order.orderNo);
    expect((await detail(admin, order.orderNo)).state).toBe(70);
    const stranger = (await server.loginAs('fuzeren')).use(templates);
    const his = refusal(stranger.cancellation({ params: { id: order.orderNo } }));
    expect(await his).toMatchObject({ code: 404 });
    const { fileName, content } = await confirmation();
    expect(fileName).toBe('数字证书注销确认书.pdf');
    const text = pdfText(Buffer.from(await content.arrayBuffer()));
    for (const part of [order.orderNo, serialNumber, '公司注销', old.holderName]) {
      expect(text).toContain(part);
    }
    expect(await rowOf(serialNumber)).toMatchObject({ status: 'cancelled', revocationReason: 'cancelled' });
    await admin.use(orderGroup).create({ body: masterLock() });
  });
});
