import { z } from 'zod';
import { certificateStates, changeOrderTypes, keyAlgorithms } from '../domain/index.js';
import { anybody, endpoint, fileFacts, signedIn } from './endpoint.js';
import * as f from './fields.js';
import { carriers } from './shop.js';

const certificateId = f.uuid;
const byId = z.object({ id: certificateId });
const byOrderNo = z.object({ orderNo: f.orderNo });
const exampleId = 'a3d1f0b2-4c5d-4e6f-8a7b-9c0d1e2f3a4b';

/** A card of the CA page: has more fields than `certificates.list`, which the writing page uses. */
const card = z.object({
  id: certificateId,
  carrier: z.enum(carriers),
  lockTypeName: z.string(),
  isMaster: z.boolean(),
  holderName: z.string(),
  roleName: z.string(),
  /** Whether the caller is the holder; an administrator sees the company’s certificates too. */
  own: z.boolean(),
  providerName: z.string(),
  platformNames: z.array(z.string()),
  serialNumber: z.string(),
  deviceId: z.string(),
  algorithm: z.enum(keyAlgorithms),
  state: z.enum(certificateStates),
  notAfter: f.beijing.nullable(),
  daysToExpiry: z.int().nullable(),
  runningOrderNo: f.orderNo.nullable(),
  /** The caller is no longer in the company that the certificate names: it can only be reported lost or cancelled. */
  companyLeft: z.boolean(),
  /** Every business type that starts from this certificate, with the reason where it is not possible now. */
  actions: z.array(z.object({ orderType: z.enum(changeOrderTypes), unavailableReason: z.string() })),
});
/** A lock or certificate as CA管理 shows it. */
export type LockCard = z.output<typeof card>;

const exampleCard: LockCard = {
  id: exampleId,
  carrier: 'lock',
  lockTypeName: '主锁',
  isMaster: true,
  holderName: '示例建设工程有限公司',
  roleName: '企业管理员',
  own: true,
  providerName: '北辰 CA',
  platformNames: ['省级工程建设交易平台'],
  serialNumber: '4A7F91C20E883D15',
  deviceId: 'SIM-0001',
  algorithm: 'RSA-2048',
  state: 'expiring',
  notAfter: '2027-02-08 10:30:00',
  daysToExpiry: 79,
  runningOrderNo: null,
  companyLeft: false,
  actions: [
    { orderType: '0103', unavailableReason: '' },
    { orderType: '0110', unavailableReason: '仅造价师锁可以办理' },
  ],
};
/** Filters of the list and its export. */
const narrowed = {
  scope: z.enum(['own', 'company']).optional(),
  carrier: z.enum(carriers).optional(),
  state: z.enum(certificateStates).optional(),
  keyword: f.keyword.optional(),
};
const mobileCode = z.string().regex(/^[A-Za-z0-9_-]{22,64}$/);
const binding = z.object({
  orderNo: f.orderNo,
  state: z.enum(['waiting', 'scanned', 'installed', 'expired']),
  /** Content of the QR code. */
  text: z.string(),
  expiresAt: f.beijing,
});
const exampleBinding = {
  orderNo: 'DD20261121000007',
  state: 'waiting' as const,
  text: 'https://portal.example.cn/m/bind#c=cGhvbmUtY2VydC0wMDAx',
  expiresAt: '2026-11-21 10:10:00',
};

/** Rows: Locks and certificates of the member and the company. */
export const caManage = {
  list: endpoint({
    method: 'GET',
    path: '/ca/lock/list',
    summary: 'Locks, phone and PC certificates as cards, the one that ends first in front',
    source: 'ours (2.3 /core/caManage)',
    access: signedIn,
    envelope: 'rows',
    query: z.object({ ...f.paging, ...narrowed }),
    response: card,
    example: { query: { page: 1, limit: 12 }, response: exampleCard },
  }),
  export: endpoint({
    method: 'GET',
    path: '/ca/lock/export',
    summary: 'The listed certificates as a workbook',
    source: 'ours',
    access: signedIn,
    envelope: 'binary',
    // its audit row
    writes: true,
    query: z.object({
      ...narrowed,
      /** Only these ids, separated by commas: the filtered or the selected rows of a page. */
      ids: z
        .string()
        .regex(/^[\da-f-]{36}(,[\da-f-]{36}){0,199}$/)
        .optional(),
    }),
    response: fileFacts,
    example: {
      query: { state: 'expiring' },
      response: {
        fileName: '我的证书.xlsx',
        contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      },
    },
  }),
  calendar: endpoint({
    method: 'GET',
    path: '/ca/lock/calendar',
    summary: 'Certificates that end in a span of days, with what renewing them costs and why one cannot be',
    source: 'ours',
    access: signedIn,
    envelope: 'data',
    query: z.object({ from: f.day, to: f.day }),
    response: z.object({
      entries: z.array(
        card
          .pick({ id: true, holderName: true, lockTypeName: true, serialNumber: true, state: true })
          .extend({ day: f.day, renewFen: f.fen.nullable(), unavailableReason: z.string() }),
      ),
      /** The next expiry after the period; null without one. */
      nextDay: f.day.nullable(),
    }),
    example: {
      query: { from: '2027-02-01', to: '2027-02-28' },
      response: {
        entries: [
          {
            id: exampleId,
            holderName: '示例建设工程有限公司',
            lockTypeName: '主锁',
            serialNumber: '4A7F91C20E883D15',
            state: 'expiring',
            day: '2027-02-08',
            renewFen: 20_000,
            unavailableReason: '',
          },
        ],
        nextDay: '2027-06-30',
      },
    },
  }),
  health: endpoint({
    method: 'GET',
    path: '/ca/lock/{id}/health',
    summary:
      'What the portal knows of a certificate’s health; the lock’s own checks are added in the browser',
    source: 'ours',
    access: signedIn,
    envelope: 'data',
    params: byId,
    response: card.extend({
      issuerName: z.string(),
      subjectName: z.string(),
      notBefore: f.beijing,
      checks: z.array(
        z.object({
          key: z.enum(['chain', 'validity', 'revocation', 'platforms', 'seal', 'binding', 'driver']),
          label: z.string(),
          result: z.enum(['good', 'attention', 'unknown']),
          detail: z.string(),
          link: z.string(),
        }),
      ),
      history: z.array(z.object({ at: f.beijing, title: z.string(), orderNo: f.orderNo.nullable() })),
    }),
    example: {
      params: { id: exampleId },
      response: {
        ...exampleCard,
        issuerName: '北辰 CA（示例）',
        subjectName: '示例建设工程有限公司',
        notBefore: '2025-02-08 10:30:00',
        checks: [
          {
            key: 'validity',
            label: '有效期',
            result: 'attention',
            detail: '还有 79 天到期，可以办理延期',
            link: '/core/caManage/renew',
          },
        ],
        history: [{ at: '2025-02-08 10:30:00', title: '证书已写入', orderNo: 'DD20250207000001' }],
      },
    },
  }),
  remind: endpoint({
    method: 'POST',
    path: '/ca/lock/{id}/remind',
    summary: 'Send a message on a day: after the bid opening, or before the end; one for each certificate',
    source: 'ours',
    access: signedIn,
    envelope: 'data',
    params: byId,
    repeatable: true,
    body: z.object({ day: f.day, reason: z.enum(['afterOpening', 'renewal']) }),
    response: f.nothing,
    example: {
      params: { id: exampleId },
      body: { day: '2026-12-01', reason: 'afterOpening' },
      response: null,
    },
  }),
  reportLost: endpoint({
    method: 'POST',
    path: '/ca/lock/{id}/reportLost',
    summary: 'Report a lock as lost: it no longer logs in, until a replacement or its return',
    source: 'ours',
    access: signedIn,
    envelope: 'data',
    params: byId,
    body: z.object({ smsCode: f.smsCode, explanation: f.sentence }),
    response: card,
    example: {
      params: { id: exampleId },
      body: { smsCode: '123456', explanation: '出差途中遗失' },
      response: { ...exampleCard, state: 'lost' },
    },
  }),
  takeBack: endpoint({
    method: 'POST',
    path: '/ca/lock/{id}/takeBack',
    summary: 'A lock that was reported as lost is there again: it logs in as before',
    source: 'ours',
    access: signedIn,
    envelope: 'data',
    params: byId,
    body: z.object({ smsCode: f.smsCode }),
    response: card,
    example: { params: { id: exampleId }, body: { smsCode: '123456' }, response: exampleCard },
  }),
  unlockCode: endpoint({
    method: 'POST',
    path: '/ca/lock/unlockCode',
    summary:
      'Send the code that unlocks a lock to the phone that is reserved for it; the service desk may ask, too',
    source: 'ours (dossier 2.7)',
    access: signedIn,
    envelope: 'data',
    body: z.object({ serialNumber: z.string().regex(/^[\dA-Fa-f\s]{1,60}$/) }),
    /** The phone, masked. */
    response: z.object({ phone: z.string() }),
    example: { body: { serialNumber: '4A7F91C20E883D15' }, response: { phone: '170****0000' } },
  }),
  openMobile: endpoint({
    method: 'POST',
    path: '/ca/mobile/{orderNo}/open',
    summary:
      'A QR text by which the phone fetches its certificate; only for orders that wait for the download',
    source: 'ours',
    access: signedIn,
    envelope: 'data',
    params: byOrderNo,
    repeatable: true,
    response: binding,
    example: { params: { orderNo: 'DD20261121000007' }, response: exampleBinding },
  }),
  mobileState: endpoint({
    method: 'GET',
    path: '/ca/mobile/{orderNo}/state',
    summary: 'Has the phone scanned and installed it?',
    source: 'ours',
    access: signedIn,
    envelope: 'data',
    params: byOrderNo,
    response: binding,
    example: { params: { orderNo: 'DD20261121000007' }, response: { ...exampleBinding, state: 'scanned' } },
  }),
  mobileScan: endpoint({
    method: 'POST',
    path: '/ca/mobile/scan',
    summary: 'The phone has read the QR text: whose certificate it is going to be, before a PIN is set',
    source: 'ours',
    access: anybody,
    envelope: 'data',
    repeatable: true,
    body: z.object({ code: mobileCode }),
    response: z.object({
      /** Masked: the viewer of the picture may not be the holder. */
      holderName: z.string(),
      companyName: z.string(),
      productName: z.string(),
      platformNames: z.array(z.string()),
      expiresAt: f.beijing,
    }),
    example: {
      body: { code: 'cGhvbmUtY2VydC0wMDAxMDAx' },
      response: {
        holderName: '赵*',
        companyName: '示例建设工程有限公司',
        productName: '手机证书',
        platformNames: ['省级工程建设交易平台'],
        expiresAt: '2026-11-21 10:10:00',
      },
    },
  }),
  mobileInstall: endpoint({
    method: 'POST',
    path: '/ca/mobile/install',
    summary:
      'The phone’s side: the code of the QR text, keys made on the phone, and proof that it holds them',
    source: 'ours',
    access: anybody,
    envelope: 'data',
    repeatable: true,
    body: z.object({
      code: mobileCode,
      deviceId: z.string().min(1).max(64),
      signPublicKey: f.base64,
      signProof: f.base64,
      encryptPublicKey: f.base64,
      encryptProof: f.base64,
    }),
    response: z.object({
      serialNumber: z.string(),
      signCertificate: f.base64,
      encryptCertificate: f.base64,
      notAfter: f.beijing,
    }),
    example: {
      body: {
        code: 'cGhvbmUtY2VydC0wMDAxMDAx',
        deviceId: 'PHONE-0001',
        signPublicKey: 'MIIB',
        signProof: 'AAAA',
        encryptPublicKey: 'MIIB',
        encryptProof: 'AAAA',
      },
      response: {
        serialNumber: '4A7F91C20E883D17',
        signCertificate: 'MIID',
        encryptCertificate: 'MIID',
        notAfter: '2027-11-21 10:30:00',
      },
    },
  }),
};
