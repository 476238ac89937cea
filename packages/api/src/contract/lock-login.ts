import { z } from 'zod';
import { anybody, endpoint } from './endpoint.js';
import * as f from './fields.js';

const challengeId = f.uuid;
const exampleId = '8c1f2a77-6b0e-4d1e-9a57-3c2b1a0f9e8d';

/** Rows: Login with a lock: a signed challenge. */
export const lockLogin = {
  challenge: endpoint({
    method: 'POST',
    path: '/loginByCa/challenge',
    summary: 'A text to sign with the lock; lives two minutes and is good for one attempt',
    source: 'ours',
    access: anybody,
    envelope: 'data',
    repeatable: true,
    response: z.object({ challengeId, text: z.string(), expiresAt: f.beijing }),
    example: {
      response: {
        challengeId: exampleId,
        text: 'ca-portal login 7d9c2f4e5a6b',
        expiresAt: '2026-11-21 10:02:00',
      },
    },
  }),
  login: endpoint({
    method: 'POST',
    path: '/loginByCa',
    summary: 'Log in with the signed challenge; chain, validity, revocation and signature are checked',
    source: 'ours',
    access: anybody,
    envelope: 'data',
    body: z.object({ challengeId, certificate: f.base64, signature: f.base64 }),
    secret: true,
    response: z.object({ token: z.string() }),
    example: {
      body: { challengeId: exampleId, certificate: 'MIIB', signature: 'MEUC' },
      response: { token: '5.q1w2e3r4t5y6u7i8o9p0q1w2e3r4t5y6u7i8o9p0q1w' },
    },
  }),
};
