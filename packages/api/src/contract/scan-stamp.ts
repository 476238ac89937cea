import { z } from 'zod';
import { anybody, endpoint } from './endpoint.js';
import * as f from './fields.js';
import { asking, code, exampleAsking, opened, ticket } from './scan.js';

const documentName = z.string().min(1).max(200);
/** Digest of the document with its seals and without its signature: SHA-256 or SM3, in hex. */
const digest = z.string().regex(/^[0-9a-f]{64}$/);
const exampleCode = 'c2Nhbi1zdGFtcC0wMDAxMDAx';
const exampleTicket = 'dGlja2V0LXN0YW1wLTAwMDAx';
const exampleDigest = '7d9c2f4e5a6b8c0d1e2f3a4b5c6d7e8f7d9c2f4e5a6b8c0d1e2f3a4b5c6d7e8f';

/** A document on a computer, signed with the certificate of a phone: only its digest is sent, not the document. */
export const scanStamp = {
  open: endpoint({
    method: 'POST',
    path: '/stampByScan/open',
    summary: 'A picture for the phone that is to sign a document; lives five minutes',
    source: 'ours',
    access: anybody,
    envelope: 'data',
    repeatable: true,
    body: z.object({ documentName }),
    secret: true,
    response: opened,
    example: {
      body: { documentName: '施工合同.pdf' },
      response: {
        ticket: exampleTicket,
        text: `https://ca.example.cn/m/stamp#c=${exampleCode}`,
        mark: '47',
        expiresAt: '2026-11-21 10:05:00',
      },
    },
  }),
  state: endpoint({
    method: 'POST',
    path: '/stampByScan/state',
    summary:
      'What the phone has done by now: the certificate it chose, then its signature over the attributes of the document',
    source: 'ours',
    access: anybody,
    envelope: 'data',
    repeatable: true,
    body: z.object({ ticket }),
    response: z.object({
      state: z.enum(['waiting', 'scanned', 'chosen', 'prepared', 'signed', 'refused', 'ended']),
      certificate: f.base64.or(z.literal('')),
      signature: f.base64.or(z.literal('')),
    }),
    example: {
      body: { ticket: exampleTicket },
      response: { state: 'chosen', certificate: 'MIIB', signature: '' },
    },
  }),
  prepare: endpoint({
    method: 'POST',
    path: '/stampByScan/prepare',
    summary:
      'The computer has placed the seals for the chosen certificate: the digest that the phone shows and signs',
    source: 'ours',
    access: anybody,
    envelope: 'data',
    repeatable: true,
    body: z.object({ ticket, digest }),
    response: z.object({ state: z.enum(['prepared']) }),
    example: { body: { ticket: exampleTicket, digest: exampleDigest }, response: { state: 'prepared' } },
  }),
  look: endpoint({
    method: 'POST',
    path: '/stampByScan/look',
    summary:
      'The phone has read the picture: which computer asks for which document; its digest once it is there',
    source: 'ours',
    access: anybody,
    envelope: 'data',
    repeatable: true,
    body: z.object({ code }),
    response: z.object({
      ...asking,
      documentName,
      challenge: z.string(),
      digest: digest.or(z.literal('')),
    }),
    example: {
      body: { code: exampleCode },
      response: {
        ...exampleAsking,
        expiresAt: '2026-11-21 10:05:00',
        documentName: '施工合同.pdf',
        challenge: '7d9c2f4e5a6b7d9c2f4e5a6b7d9c2f4e',
        digest: exampleDigest,
      },
    },
  }),
  choose: endpoint({
    method: 'POST',
    path: '/stampByScan/choose',
    summary: 'The certificate with which the holder is going to sign: it is part of what is signed',
    source: 'ours',
    access: anybody,
    envelope: 'data',
    repeatable: true,
    body: z.object({ code, certificate: f.base64 }),
    response: z.object({ state: z.enum(['chosen']) }),
    example: { body: { code: exampleCode, certificate: 'MIIB' }, response: { state: 'chosen' } },
  }),
  answer: endpoint({
    method: 'POST',
    path: '/stampByScan/answer',
    summary:
      'The holder’s word on the phone: the signature for the document, and one over its name and digest; empty ones refuse',
    source: 'ours',
    access: anybody,
    envelope: 'data',
    repeatable: true,
    body: z.object({
      code,
      signature: f.base64.or(z.literal('')),
      consent: f.base64.or(z.literal('')),
    }),
    response: z.object({ state: z.enum(['signed', 'refused']) }),
    example: {
      body: { code: exampleCode, signature: 'MEUC', consent: 'MEUC' },
      response: { state: 'signed' },
    },
  }),
};
