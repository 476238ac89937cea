import { randomBytes, randomUUID } from 'node:crypto';
import { stampConsentText } from '@ca-portal/api/domain';
import { caManage } from '@ca-portal/api/groups/ca-manage';
import { caServices } from '@ca-portal/api/groups/ca-services';
import { certificates as steps } from '@ca-portal/api/groups/certificates';
import { files } from '@ca-portal/api/groups/files';
import { lockLogin } from '@ca-portal/api/groups/lock-login';
import { scanLogin } from '@ca-portal/api/groups/scan-login';
import { scanStamp } from '@ca-portal/api/groups/scan-stamp';
import { signedAttributes } from '@ca-portal/api/sealed-pdf/signature';
import { eq } from 'drizzle-orm';
import { certificates, orders } from '../../db/schema/index.js';
import {
  approvedOrder,
  personalLock,
  writeIntoLock,
  type TestLock,
  type TestServer,
} from '../../testing/index.js';
import { blankContract, sealing } from '../../testing/sealing.js';
import { codeFor, oneLock, type Preparations, type Prepared, type User } from './prepare.js';

const holder = (server: TestServer) => server.loginAs('zaojia');

/** An approved order to be written through the authority of this provider. */
async function approved(server: TestServer, providerCode = 'F01', orderType: '0101' | '0103' = '0101') {
  const by = await holder(server);
  const { orderNo } = await approvedOrder(server, by, personalLock());
  await server.services.db.update(orders).set({ providerCode, orderType }).where(eq(orders.orderNo, orderNo));
  return { by, orderNo, params: { orderNo } };
}
async function begun(server: TestServer, ...of: [providerCode?: string, orderType?: '0101' | '0103']) {
  const order = await approved(server, ...of);
  const { params } = order;
  const attempt = await order.by.use(steps).issueBegin({ params, body: { deviceId: 'SIM-0001' } });
  return { ...order, ...attempt };
}
/** Keys as in an authority’s SDK: they have signed their own id. */
function keys(lock: TestLock = oneLock()) {
  const requestId = randomBytes(16).toString('hex');
  return { requestId, ...lock.proofs(requestId) };
}
const issuing =
  (providerCode: string, orderType?: '0103') =>
  async (server: TestServer): Promise<Prepared> => {
    const { by, orderNo, issueId } = await begun(server, providerCode, orderType);
    return { by, body: { orderNo, issueId, ...keys() } };
  };
async function bjcaBegun(server: TestServer) {
  const { by, orderNo } = await approved(server, 'F02');
  const body = { orderNo, deviceId: 'SIM-0001' };
  const { issueId, challenge } = await by.use(caServices).bjcaSubmit({ body });
  return { by, body: { orderNo, issueId, ...oneLock().proofs(challenge) } };
}
/** An applicant’s lock with its certificate. */
async function written(server: TestServer, username = 'zaojia') {
  const by = await server.loginAs(username);
  const { orderNo } = await approvedOrder(server, by);
  const made = await writeIntoLock(by, orderNo, oneLock());
  const [row] = await server.services.db
    .select()
    .from(certificates)
    .where(eq(certificates.serialNumber, made.serialNumber));
  return { by, certificateId: row?.id ?? '', ...made };
}
/** A contract and the lock that will seal it. */
async function toBeSealed(server: TestServer) {
  const { by, lock, signCertificate } = await written(server);
  const content = new Uint8Array(await blankContract());
  const { fileId } = await by.use(files).upload({ file: new File([content], '合同.pdf') });
  return { by, lock, body: sealing(fileId, signCertificate) };
}
/** A lock's signed answer to a login challenge. */
async function answered(server: TestServer, { lock, signCertificate }: Awaited<ReturnType<typeof written>>) {
  const { challengeId, text } = await server.client().use(lockLogin).challenge();
  return { challengeId, certificate: signCertificate, signature: lock.sign(text) };
}
/** A QR code on a computer, as a phone reads it. */
async function shown(server: TestServer) {
  const { ticket, text } = await server.client().use(scanLogin).open();
  return { ticket, code: new URL(text).hash.replace('#c=', '') };
}
async function signedPicture(server: TestServer, { code }: Awaited<ReturnType<typeof shown>>) {
  const { lock, signCertificate } = await written(server);
  const { challenge } = await server.client().use(scanLogin).look({ body: { code } });
  return { code, certificate: signCertificate, signature: lock.sign(challenge) };
}
/** A document on a computer, as a phone reads it. */
async function awaited(server: TestServer) {
  const { ticket, text } = await server
    .client()
    .use(scanStamp)
    .open({ body: { documentName: '合同.pdf' } });
  return { ticket, code: new URL(text).hash.replace('#c=', '') };
}
const digest = 'a5'.repeat(32);
/** Prepared until it is shown on the phone. */
async function placed(server: TestServer) {
  const { lock, signCertificate } = await written(server);
  const { ticket, code } = await awaited(server);
  const door = server.client().use(scanStamp);
  await door.choose({ body: { code, certificate: signCertificate } });
  await door.prepare({ body: { ticket, digest } });
  const { challenge, documentName } = await door.look({ body: { code } });
  const der = new Uint8Array(Buffer.from(signCertificate, 'base64'));
  const attributes = await signedAttributes(Buffer.from(digest, 'hex'), der);
  return {
    code,
    signature: lock.sign(Buffer.from(attributes)),
    consent: lock.sign(stampConsentText({ challenge, documentName, digest })),
  };
}
async function mobileOrder(server: TestServer) {
  const order = await approved(server);
  const phone = { orderType: '0301', lockType: 'L04' } as const;
  await server.services.db.update(orders).set(phone).where(eq(orders.orderNo, order.orderNo));
  return order;
}
const opened = async (by: User, orderNo: string) => {
  const { text } = await by.use(caManage).openMobile({ params: { orderNo } });
  return new URL(text).hash.replace('#c=', '');
};

/** Rows that require a lock, its signature, or an order that waits to be written. */
export const byLock: Preparations = {
  'lockLogin.login': async (server) => ({ body: await answered(server, await written(server)) }),
  'scanLogin.look': async (server) => ({ body: { code: (await shown(server)).code } }),
  'scanLogin.state': async (server) => ({ body: { ticket: (await shown(server)).ticket } }),
  'scanLogin.answer': async (server) => ({ body: await signedPicture(server, await shown(server)) }),
  'scanLogin.enter': async (server) => {
    const picture = await shown(server);
    const door = server.client().use(scanLogin);
    await door.answer({ body: await signedPicture(server, picture) });
    return { body: { ticket: picture.ticket } };
  },
  'scanStamp.look': async (server) => ({ body: { code: (await awaited(server)).code } }),
  'scanStamp.state': async (server) => ({ body: { ticket: (await awaited(server)).ticket } }),
  'scanStamp.choose': async (server) => {
    const { signCertificate } = await written(server);
    return { body: { code: (await awaited(server)).code, certificate: signCertificate } };
  },
  'scanStamp.prepare': async (server) => {
    const { signCertificate } = await written(server);
    const { ticket, code } = await awaited(server);
    await server
      .client()
      .use(scanStamp)
      .choose({ body: { code, certificate: signCertificate } });
    return { body: { ticket, digest } };
  },
  'scanStamp.answer': async (server) => ({ body: await placed(server) }),
  'credentials.bindLock': async (server) => {
    const lock = await written(server);
    const mobilePhone = '17000000000';
    const code = await codeFor(server, mobilePhone, 'bind');
    return { body: { mobilePhone, code, ...(await answered(server, lock)) } };
  },
  'credentials.bindPhone': async (server) => {
    const { by, certificateId } = await written(server);
    const mobilePhone = '13977700010';
    return { by, query: { certificateId, mobilePhone, code: await codeFor(server, mobilePhone, 'bind') } };
  },
  'credentials.holderName': async (server) => ({
    body: { signcert: (await written(server)).signCertificate },
  }),
  'caServices.verify': async (server) => {
    const { lock, signCertificate } = await written(server);
    return { body: { certificate: signCertificate, text: '合同', signature: lock.sign('合同') } };
  },
  'files.prepareSigned': async (server) => {
    const { by, body } = await toBeSealed(server);
    return { by, body };
  },
  'files.signed': async (server) => {
    const { by, lock, body } = await toBeSealed(server);
    const { toSign, signedAt } = await by.use(files).prepareSigned({ body });
    const signature = lock.sign(Buffer.from(toSign, 'base64'));
    return { by, body: { ...body, signedAt, signature } };
  },
  'caManage.reportLost': async (server) => {
    const { by, certificateId } = await written(server);
    const smsCode = await codeFor(server, '17000000000', 'certificate');
    return { by, params: { id: certificateId }, body: { smsCode, explanation: '出差途中遗失' } };
  },
  'caManage.takeBack': async (server) => {
    const { by, certificateId } = await written(server);
    await server.services.db
      .update(certificates)
      .set({ status: 'lost' })
      .where(eq(certificates.id, certificateId));
    const smsCode = await codeFor(server, '17000000000', 'certificate');
    return { by, params: { id: certificateId }, body: { smsCode } };
  },
  'caManage.unlockCode': async (server) => {
    const { by, serialNumber } = await written(server);
    return { by, body: { serialNumber } };
  },
  'caManage.openMobile': async (server) => {
    const { by, params } = await mobileOrder(server);
    return { by, params };
  },
  'caManage.mobileState': async (server) => {
    const { by, orderNo, params } = await mobileOrder(server);
    await opened(by, orderNo);
    return { by, params };
  },
  'caManage.mobileScan': async (server) => {
    const { by, orderNo } = await mobileOrder(server);
    return { body: { code: await opened(by, orderNo) } };
  },
  'caManage.mobileInstall': async (server) => {
    const { by, orderNo } = await mobileOrder(server);
    const code = await opened(by, orderNo);
    return { body: { code, deviceId: 'PHONE-0001', ...oneLock().proofs(code) } };
  },
  'certificates.issueBegin': async (server) => {
    const { by, params } = await approved(server);
    return { by, params, body: { deviceId: 'SIM-0001' } };
  },
  'certificates.issueSign': async (server) => {
    const { by, params, issueId, challenge } = await begun(server);
    return { by, params, body: { issueId, ...oneLock().proofs(challenge) } };
  },
  'certificates.seal': async (server) => {
    const { by, params } = await begun(server);
    return { by, params };
  },
  'certificates.issueInstalled': async (server) => {
    const { by, params, issueId, challenge } = await begun(server);
    const lock = oneLock();
    const body = { issueId, ...lock.proofs(challenge) };
    const { serialNumber } = await by.use(steps).issueSign({ params, body });
    return { by, params, body: { issueId, serialNumber, signature: lock.sign(issueId) } };
  },
  'certificates.downloadAgain': async (server) => {
    const { by, certificateId } = await written(server);
    await server.services.db
      .update(certificates)
      .set({ carrier: 'pc' })
      .where(eq(certificates.id, certificateId));
    return { by, params: { id: certificateId }, body: { requestId: randomUUID(), explanation: '换电脑' } };
  },
  'certificates.issueFailed': async (server) => {
    const { by, params, issueId } = await begun(server);
    return { by, params, body: { issueId, step: 'generate', errorCode: 'lock-removed' } };
  },
  'caServices.cfcaChange': issuing('F01'),
  'caServices.cfcaDelay': issuing('F01', '0103'),
  'caServices.cfcaInstallStatus': async (server) => {
    const { by, orderNo, issueId } = await begun(server);
    const lock = oneLock();
    const { serialNumber } = await by
      .use(caServices)
      .cfcaChange({ body: { orderNo, issueId, ...keys(lock) } });
    const signature = lock.sign(issueId);
    return { by, body: { orderNo, issueId, installed: true, serialNumber, signature } };
  },
  'caServices.bjcaSubmit': async (server) => {
    const { by, orderNo } = await approved(server, 'F02');
    return { by, body: { orderNo, deviceId: 'SIM-0001' } };
  },
  'caServices.bjcaDownload': bjcaBegun,
  'caServices.bjcaError': async (server) => {
    const { by, body } = await bjcaBegun(server);
    const { orderNo, issueId } = body;
    return { by, body: { orderNo, issueId, step: 'generate', errorCode: 'lock-removed' } };
  },
  'caServices.anxinRenew': issuing('F03', '0103'),
  'caServices.anxinDownload': async (server) => {
    const { by, orderNo, issueId } = await begun(server, 'F03', '0103');
    const { renewId } = await by.use(caServices).anxinRenew({ body: { orderNo, issueId, ...keys() } });
    return { by, body: { orderNo, renewId } };
  },
  'caServices.shcaChange': issuing('F04'),
  'caServices.shcaDelay': issuing('F04', '0103'),
};
