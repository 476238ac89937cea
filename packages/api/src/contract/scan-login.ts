import { z } from 'zod';
import { anybody, endpoint } from './endpoint.js';
import * as f from './fields.js';
import { asking, code, exampleAsking, opened, ticket } from './scan.js';

const exampleCode = 'c2Nhbi1sb2dpbi0wMDAxMDAx';
const exampleTicket = 'dGlja2V0LXNjYW4tMDAwMDAx';

/** Login on a computer with the certificate of a phone: the phone scans a code and signs the computer's challenge. */
export const scanLogin = {
  open: endpoint({
    method: 'POST',
    path: '/loginByScan/open',
    summary: 'A picture for the phone; lives two minutes. The ticket stays with the window that shows it',
    source: 'ours',
    access: anybody,
    envelope: 'data',
    repeatable: true,
    secret: true,
    response: opened,
    example: {
      response: {
        ticket: exampleTicket,
        text: `https://ca.example.cn/m/login#c=${exampleCode}`,
        mark: '47',
        expiresAt: '2026-11-21 10:02:00',
      },
    },
  }),
  state: endpoint({
    method: 'POST',
    path: '/loginByScan/state',
    summary: 'What the phone has done by now; `ticket` travels in the body, because addresses are logged',
    source: 'ours',
    access: anybody,
    envelope: 'data',
    repeatable: true,
    body: z.object({ ticket }),
    response: z.object({ state: z.enum(['waiting', 'scanned', 'confirmed', 'refused', 'ended']) }),
    example: { body: { ticket: exampleTicket }, response: { state: 'scanned' } },
  }),
  look: endpoint({
    method: 'POST',
    path: '/loginByScan/look',
    summary: 'The phone has read the picture: which computer asks, and the text to sign',
    source: 'ours',
    access: anybody,
    envelope: 'data',
    repeatable: true,
    body: z.object({ code }),
    response: z.object({
      ...asking,
      challenge: z.string(),
    }),
    example: {
      body: { code: exampleCode },
      response: {
        ...exampleAsking,
        challenge: 'ca-portal scan-login 7d9c2f4e5a6b',
      },
    },
  }),
  answer: endpoint({
    method: 'POST',
    path: '/loginByScan/answer',
    summary:
      'The holder’s word on the phone: the signed text lets the computer in, an empty signature refuses it',
    source: 'ours',
    access: anybody,
    envelope: 'data',
    repeatable: true,
    body: z.object({ code, certificate: f.base64.or(z.literal('')), signature: f.base64.or(z.literal('')) }),
    response: z.object({ state: z.enum(['confirmed', 'refused']) }),
    example: {
      body: { code: exampleCode, certificate: 'MIIB', signature: 'MEUC' },
      response: { state: 'confirmed' },
    },
  }),
  enter: endpoint({
    method: 'POST',
    path: '/loginByScan',
    summary: 'The window that showed the picture fetches its login, once',
    source: 'ours',
    access: anybody,
    envelope: 'data',
    body: z.object({ ticket }),
    secret: true,
    response: z.object({ token: z.string() }),
    example: {
      body: { ticket: exampleTicket },
      response: { token: '5.q1w2e3r4t5y6u7i8o9p0q1w2e3r4t5y6u7i8o9p0q1w' },
    },
  }),
};
