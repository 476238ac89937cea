import { z } from 'zod';
import {
  certificateStates,
  keyAlgorithms,
  orderStateValues,
  orderTypes,
  sealKinds,
} from '../domain/index.js';
import { endpoint, signedIn } from './endpoint.js';
import * as f from './fields.js';
import { carriers } from './shop.js';

const byOrderNo = z.object({ orderNo: f.orderNo });
const serialNumber = z.string().regex(/^[0-9A-F]{2,40}$/);
const deviceId = z.string().min(1).max(64);

export const certificate = z.object({
  id: f.uuid,
  orderNo: f.orderNo,
  /** The order that waits to be written or collected; null otherwise. */
  waitingFor: z.enum(orderTypes).nullable(),
  carrier: z.enum(carriers),
  lockTypeName: z.string(),
  holderName: z.string(),
  providerName: z.string(),
  platformNames: z.array(z.string()),
  serialNumber: z.string(),
  state: z.enum(certificateStates),
  notBefore: f.beijing.nullable(),
  notAfter: f.beijing.nullable(),
  daysToExpiry: z.int().nullable(),
  /** Possible next actions; `issue` means that the order waits to be written into a lock. */
  actions: z.array(z.enum(['issue', 'download', 'test'])),
});
/** A certificate in its holder's list. */
export type Certificate = z.output<typeof certificate>;

const issueId = f.uuid;
const exampleIssueId = '5c7e8f90-1a2b-4c3d-8e4f-5a6b7c8d9e0f';
const orderStateAnswer = z.object({ orderNo: f.orderNo, state: z.literal(orderStateValues) });

/** Rows: Certificates and their issuing. */
export const certificates = {
  list: endpoint({
    method: 'GET',
    path: '/ca/certificate/list',
    summary: 'The caller’s certificates; an administrator sees his company’s',
    source: 'ours',
    access: signedIn,
    envelope: 'rows',
    query: z.object(f.paging),
    response: certificate,
    example: {
      query: { page: 1, limit: 10 },
      response: {
        id: 'a3d1f0b2-4c5d-4e6f-8a7b-9c0d1e2f3a4b',
        orderNo: 'DD20261121000001',
        waitingFor: null,
        carrier: 'lock',
        lockTypeName: '主锁',
        holderName: '示例建设工程有限公司',
        providerName: '北辰 CA',
        platformNames: ['省级工程建设交易平台'],
        serialNumber: '4A7F91C20E883D15',
        state: 'valid',
        notBefore: '2026-11-21 10:30:00',
        notAfter: '2028-11-21 10:30:00',
        daysToExpiry: 731,
        actions: ['test'],
      },
    },
  }),
  /** Steps of writing a certificate: 检测锁 → 生成申请 → 签发 → 写入锁. Each can be repeated after an interruption. */
  issueBegin: endpoint({
    method: 'POST',
    path: '/ca/issue/{orderNo}/begin',
    summary: 'Open an attempt for the lock that is plugged in; the order goes into production',
    source: 'ours',
    access: signedIn,
    envelope: 'data',
    repeatable: true,
    params: byOrderNo,
    body: z.object({ deviceId }),
    response: z.object({
      issueId,
      /** The lock signs this with each new key: proof that it has the private keys. */
      challenge: z.string(),
      /** Algorithm of both keys. */
      algorithm: z.enum(keyAlgorithms),
      holderName: z.string(),
      attempt: z.int(),
      expiresAt: f.beijing,
    }),
    example: {
      params: { orderNo: 'DD20261121000001' },
      body: { deviceId: 'SIM-0001' },
      response: {
        issueId: exampleIssueId,
        challenge: 'ca-portal issue 7d9c2f4e5a6b',
        algorithm: 'RSA-2048',
        holderName: '示例建设工程有限公司',
        attempt: 1,
        expiresAt: '2026-11-21 10:40:00',
      },
    },
  }),
  issueSign: endpoint({
    method: 'POST',
    path: '/ca/issue/{orderNo}/sign',
    summary: 'Hand in the lock’s public keys with proofs; answers the signing and the encryption certificate',
    source: 'ours',
    access: signedIn,
    envelope: 'data',
    repeatable: true,
    params: byOrderNo,
    body: z.object({
      issueId,
      signPublicKey: f.base64,
      signProof: f.base64,
      encryptPublicKey: f.base64,
      encryptProof: f.base64,
    }),
    response: z.object({
      serialNumber,
      signCertificate: f.base64,
      encryptCertificate: f.base64,
      notAfter: f.beijing,
    }),
    example: {
      params: { orderNo: 'DD20261121000001' },
      body: {
        issueId: exampleIssueId,
        signPublicKey: 'MIIB',
        signProof: 'AAAA',
        encryptPublicKey: 'MIIB',
        encryptProof: 'AAAA',
      },
      response: {
        serialNumber: '4A7F91C20E883D15',
        signCertificate: 'MIID',
        encryptCertificate: 'MIID',
        notAfter: '2028-11-21 10:30:00',
      },
    },
  }),
  seal: endpoint({
    method: 'GET',
    path: '/ca/issue/{orderNo}/seal',
    summary:
      'The seals that are written into the lock with the certificate, cut out of the papers that were reviewed',
    source: 'ours (spec 7.8: make seal)',
    access: signedIn,
    envelope: 'data',
    params: byOrderNo,
    response: z.object({
      /** Each as PNG in base64, the main one first; empty when no seal is written. */
      seals: z.array(z.object({ kind: z.enum(sealKinds), picture: z.string() })),
      /** A missing seal that the price includes, and the reason; empty otherwise. */
      reason: z.string(),
      /** The certificate that the lock must already have when only the seal changes (0110); null otherwise. */
      serialNumber: serialNumber.nullable(),
    }),
    example: {
      params: { orderNo: 'DD20261121000001' },
      response: { seals: [{ kind: 'company', picture: 'iVBORw0KGgo=' }], reason: '', serialNumber: null },
    },
  }),
  issueInstalled: endpoint({
    method: 'POST',
    path: '/ca/issue/{orderNo}/installed',
    summary: 'The lock holds the certificate: proven by a signature over the issue id with it',
    source: 'ours',
    access: signedIn,
    envelope: 'data',
    repeatable: true,
    params: byOrderNo,
    body: z.object({ issueId, serialNumber, signature: f.base64 }),
    response: orderStateAnswer,
    example: {
      params: { orderNo: 'DD20261121000001' },
      body: { issueId: exampleIssueId, serialNumber: '4A7F91C20E883D15', signature: 'AAAA' },
      response: { orderNo: 'DD20261121000001', state: 70 },
    },
  }),
  downloadAgain: endpoint({
    method: 'POST',
    path: '/ca/certificate/{id}/downloadAgain',
    summary:
      'Ask for a PC certificate once more, for another computer: a free order that a reviewer decides; the old certificate ends with the new download',
    source: 'ours (dossier 2.4 E)',
    access: signedIn,
    envelope: 'data',
    params: z.object({ id: f.uuid }),
    body: z.object({
      requestId: f.requestId,
      explanation: z.string().trim().min(2, '请填写原因').max(200),
    }),
    response: orderStateAnswer,
    example: {
      params: { id: 'a3d1f0b2-4c5d-4e6f-8a7b-9c0d1e2f3a4b' },
      body: { requestId: '0d9f6a52-2a7e-4a5b-8f3c-1e2d3c4b5a69', explanation: '原来的电脑已报废' },
      response: { orderNo: 'DD20261121000009', state: 30 },
    },
  }),
  issueFailed: endpoint({
    method: 'POST',
    path: '/ca/issue/{orderNo}/failed',
    summary: 'Writing was cut off: the order waits in 制证异常 and can be resumed',
    source: 'ours',
    access: signedIn,
    envelope: 'data',
    repeatable: true,
    params: byOrderNo,
    body: z.object({
      issueId,
      step: z.enum(['detect', 'generate', 'sign', 'write']),
      /** The SDK’s error code; a PIN or key is never sent. */
      errorCode: z.string().max(40),
    }),
    response: orderStateAnswer,
    example: {
      params: { orderNo: 'DD20261121000001' },
      body: { issueId: exampleIssueId, step: 'write', errorCode: 'lock-removed' },
      response: { orderNo: 'DD20261121000001', state: 55 },
    },
  }),
};
