import { z } from 'zod';
import { keyAlgorithms, orderStateValues } from '../domain/index.js';
import { anybody, endpoint, signedIn } from './endpoint.js';
import * as f from './fields.js';

const orderNo = f.orderNo;
const serialNumber = z.string().regex(/^[0-9A-F]{2,40}$/);
const issueId = f.uuid;
const deviceId = z.string().min(1).max(64);

/**
 * The keys of a lock: both public keys, with a signature over the challenge of the attempt by each private key. The
 * attempt is opened by `certificates.issueBegin` or, at BJCA, by `submitCertApply`.
 */
const lockKeys = z.object({
  orderNo,
  issueId,
  /**
   * The signed text where the SDK's flow of the authority created its own id instead of using the challenge. It
   * belongs to the order that used it first.
   */
  requestId: z
    .string()
    .regex(/^[0-9a-f]{32}$/)
    .optional(),
  signPublicKey: f.base64,
  signProof: f.base64,
  encryptPublicKey: f.base64,
  encryptProof: f.base64,
});
const certificatesOut = z.object({
  serialNumber,
  signCertificate: f.base64,
  encryptCertificate: f.base64,
  notAfter: f.beijing,
});
const orderStateOut = z.object({ orderNo, state: z.literal(orderStateValues) });

const exampleIssue = '5c7e8f90-1a2b-4c3d-8e4f-5a6b7c8d9e0f';
const exampleOrderNo = 'DD20261121000001';
const exampleKeys = {
  orderNo: exampleOrderNo,
  issueId: exampleIssue,
  signPublicKey: 'MIIB',
  signProof: 'AAAA',
  encryptPublicKey: 'MIIB',
  encryptProof: 'AAAA',
};
const exampleOut = {
  serialNumber: '4A7F91C20E883D15',
  signCertificate: 'MIID',
  encryptCertificate: 'MIID',
  notAfter: '2028-11-21 10:30:00',
};

/** A call that submits a lock's keys and returns certificates: it may be repeated after an interruption. */
const issuing = (path: string, summary: string) =>
  endpoint({
    method: 'POST',
    path,
    summary,
    source: '7.6',
    access: signedIn,
    envelope: 'data',
    repeatable: true,
    body: lockKeys,
    response: certificatesOut,
    example: { body: exampleKeys, response: exampleOut },
  });

const check = z.object({
  key: z.enum(['chain', 'validity', 'revocation', 'signature', 'timeStamp']),
  label: z.string(),
  passed: z.boolean(),
  detail: z.string(),
});

/** Calls of the four authorities, each with its own sequence. Payloads are not shown by the spec. */
export const caServices = {
  cfcaChange: issuing('/api/cfca/change', 'CFCA: certificates with changed data for the keys of the lock'),
  cfcaDelay: issuing('/api/cfca/cfcadelay', 'CFCA: certificates with a later end for the keys of the lock'),
  cfcaInstallStatus: endpoint({
    method: 'POST',
    path: '/api/cfca/savaCertInstallStatus',
    summary: 'CFCA: was the certificate written? Proven by a signature over the issue id with it',
    source: '7.6',
    access: signedIn,
    envelope: 'data',
    repeatable: true,
    body: z.discriminatedUnion('installed', [
      z.object({ orderNo, issueId, installed: z.literal(true), serialNumber, signature: f.base64 }),
      z.object({ orderNo, issueId, installed: z.literal(false), errorCode: z.string().max(40) }),
    ]),
    response: orderStateOut,
    example: {
      body: {
        orderNo: exampleOrderNo,
        issueId: exampleIssue,
        installed: true,
        serialNumber: '4A7F91C20E883D15',
        signature: 'AAAA',
      },
      response: { orderNo: exampleOrderNo, state: 70 },
    },
  }),
  bjcaSubmit: endpoint({
    method: 'POST',
    path: '/api/bjca/submitCertApply',
    summary: 'BJCA: hand in the application; answers the challenge that the lock’s keys have to sign',
    source: '7.6',
    access: signedIn,
    envelope: 'data',
    repeatable: true,
    body: z.object({ orderNo, deviceId }),
    response: z.object({
      issueId,
      challenge: z.string(),
      algorithm: z.enum(keyAlgorithms),
      expiresAt: f.beijing,
    }),
    example: {
      body: { orderNo: exampleOrderNo, deviceId: 'SIM-0001' },
      response: {
        issueId: exampleIssue,
        challenge: 'ca-portal issue 7d9c2f4e5a6b',
        algorithm: 'RSA-2048',
        expiresAt: '2026-11-21 10:40:00',
      },
    },
  }),
  bjcaDownload: issuing(
    '/api/bjca/uploadKeyAndDownloadCert',
    'BJCA: upload the public keys, get the certificates',
  ),
  bjcaError: endpoint({
    method: 'POST',
    path: '/api/bjca/bjcaErrDo',
    summary: 'BJCA: writing failed; the order waits in 制证异常 and can be retried',
    source: '7.6',
    access: signedIn,
    envelope: 'data',
    repeatable: true,
    body: z.object({
      orderNo,
      issueId,
      step: z.enum(['detect', 'generate', 'sign', 'write']),
      errorCode: z.string().max(40),
    }),
    response: orderStateOut,
    example: {
      body: { orderNo: exampleOrderNo, issueId: exampleIssue, step: 'write', errorCode: 'lock-removed' },
      response: { orderNo: exampleOrderNo, state: 55 },
    },
  }),
  sm2Certificates: endpoint({
    method: 'POST',
    path: '/huiyuanCadog/getCaSmc',
    summary:
      'The certificates kept for a lock, with algorithm and chain: for the health card and a repeated write',
    source: '7.6',
    access: signedIn,
    envelope: 'data',
    repeatable: true,
    body: z.object({ certificateId: f.uuid }),
    response: certificatesOut.extend({
      algorithm: z.enum(keyAlgorithms),
      chain: z.array(f.base64),
    }),
    example: {
      body: { certificateId: 'a3d1f0b2-4c5d-4e6f-8a7b-9c0d1e2f3a4b' },
      response: { ...exampleOut, algorithm: 'SM2', chain: ['MIID'] },
    },
  }),
  anxinRenew: endpoint({
    method: 'POST',
    path: '/api/anxinca/renew',
    summary:
      'Anxin CA: ask for a renewal with the keys of the lock; the certificates are fetched by download',
    source: '7.6',
    access: signedIn,
    envelope: 'data',
    repeatable: true,
    body: lockKeys,
    response: z.object({ renewId: f.uuid, ready: z.boolean() }),
    example: {
      body: exampleKeys,
      response: { renewId: '9b1f2a77-6b0e-4d1e-9a57-3c2b1a0f9e8d', ready: true },
    },
  }),
  anxinDownload: endpoint({
    method: 'POST',
    path: '/api/anxinca/download',
    summary: 'Anxin CA: fetch the certificates of a renewal; may be asked again',
    source: '7.6',
    access: signedIn,
    envelope: 'data',
    repeatable: true,
    body: z.object({ orderNo, renewId: f.uuid }),
    response: certificatesOut,
    example: {
      body: { orderNo: exampleOrderNo, renewId: '9b1f2a77-6b0e-4d1e-9a57-3c2b1a0f9e8d' },
      response: exampleOut,
    },
  }),
  shcaChange: issuing('/api/shca/change', 'SHCA: certificates with changed data for the keys of the lock'),
  shcaDelay: issuing('/api/shca/delay', 'SHCA: certificates with a later end for the keys of the lock'),
  verify: endpoint({
    method: 'POST',
    path: '/api/ca/verify',
    summary: 'Check a certificate and, with text and signature, what it signed',
    source: '7.6',
    access: anybody,
    envelope: 'data',
    repeatable: true,
    body: z.object({
      certificate: f.base64,
      /** The signed text and the signature; both null to check only the certificate. */
      text: z.string().max(10_000).nullable(),
      signature: f.base64.nullable(),
    }),
    response: z.object({
      valid: z.boolean(),
      holderName: z.string(),
      issuerName: z.string(),
      serialNumber,
      notBefore: f.beijing,
      notAfter: f.beijing,
      checks: z.array(check),
    }),
    example: {
      body: { certificate: 'MIID', text: null, signature: null },
      response: {
        valid: true,
        holderName: '示例建设工程有限公司',
        issuerName: '北辰 CA（示例）',
        serialNumber: '4A7F91C20E883D15',
        notBefore: '2026-11-21 10:30:00',
        notAfter: '2028-11-21 10:30:00',
        checks: [{ key: 'validity', label: '有效期', passed: true, detail: '在有效期内' }],
      },
    },
  }),
  verifyFile: endpoint({
    method: 'POST',
    path: '/api/ca/verifyFile',
    summary: 'Check every signature in a signed PDF; the file is not kept',
    source: 'ours (2.3 /experience)',
    access: anybody,
    envelope: 'data',
    upload: { field: 'file', maxBytes: 10 * 1024 * 1024, types: ['application/pdf'] },
    response: z.object({
      pages: z.int().min(0),
      signatures: z.array(
        z.object({
          name: z.string(),
          page: z.int().min(1),
          /** Share of the page from its top left corner; null for an invisible signature. */
          box: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }).nullable(),
          valid: z.boolean(),
          signedAt: f.beijing.nullable(),
          issuerName: z.string(),
          serialNumber: z.string(),
          checks: z.array(check),
        }),
      ),
    }),
    example: {
      response: {
        pages: 3,
        signatures: [
          {
            name: '示例建设工程有限公司',
            page: 1,
            box: { x: 0.6, y: 0.7, width: 0.2, height: 0.14 },
            valid: true,
            signedAt: '2026-11-20 15:00:00',
            issuerName: '北辰 CA（示例）',
            serialNumber: '4A7F91C20E883D15',
            checks: [{ key: 'signature', label: '签名', passed: true, detail: '签名后没有被改动' }],
          },
        ],
      },
    },
  }),
};
