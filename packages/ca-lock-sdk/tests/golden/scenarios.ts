import type { FaultName, FaultSettings } from '../../src/simulator/index.js';
import { LOCK_ITEMS, type LockItem } from '../../src/wire/items.js';

/** The locks of `locks.json`, by their device numbers. */
export const LOCKS = { blank: 'SIM-00000001', rsa: 'SIM-00000002', sm2: 'SIM-00000003' } as const;
export type LockKind = keyof typeof LOCKS;

/** The result of an earlier step of the same scenario, as an argument. */
export interface From {
  from: number;
}
/** One call of the SDK, as data: method and arguments. */
export type Step = readonly [method: string, ...args: unknown[]];

export interface Scenario {
  name: string;
  lock: LockKind;
  fault?: FaultName;
  settings?: FaultSettings;
  steps: readonly Step[];
}

const PIN = '12345678';
const TEXT = '登录挑战 2026-11-21 nonce-7f3a';
const PICTURE = 'iVBORw0KGgo=';
const items = Object.keys(LOCK_ITEMS) as LockItem[];
const locks = Object.keys(LOCKS) as LockKind[];
const key = (usage: string, algorithm: string): Step => [
  'generateKeyPair',
  { usage, algorithm, challenge: TEXT },
];
const pair = { signCertificate: 'AAAA', encryptCertificate: 'AAAA' };
const from = (step: number): From => ({ from: step });

const eachLock = locks.flatMap((lock): Scenario[] => [
  { name: `${lock}: the nine items`, lock, steps: items.map((item) => ['read', item]) },
  {
    name: `${lock}: without a PIN`,
    lock,
    steps: [
      ['sign', TEXT],
      ['decrypt', 'AAAA'],
      ['makeSeal', PICTURE],
      key('sign', 'RSA-2048'),
      ['importCertificates', pair],
    ],
  },
  {
    name: `${lock}: with a PIN`,
    lock,
    steps: [
      ['checkPin', PIN],
      ['sign', TEXT],
      ['read', 'signCertificate'],
      ['verify', { text: TEXT, signature: from(1), certificate: from(2) }],
      ['verify', { text: 'another text', signature: from(1), certificate: from(2) }],
      ['verify', { text: TEXT, signature: 'AAAA', certificate: from(2) }],
      ['encrypt', TEXT],
      ['decrypt', from(6)],
      ['decrypt', 'AAAA'],
      ['makeSeal', PICTURE],
      ['sealInfo'],
      key('sign', 'RSA-2048'),
      key('encrypt', 'SM2'),
      key('sign', 'DSA'),
      ['importCertificates', pair],
    ],
  },
]);

const wrong: Step = ['checkPin', '87654321'];
const pins: Scenario[] = [
  {
    name: 'pin: ten tries and the end',
    lock: 'rsa',
    steps: [...Array.from({ length: 10 }, () => wrong), ['checkPin', PIN]],
  },
  {
    name: 'pin: a right one gives the tries back',
    lock: 'sm2',
    steps: [wrong, wrong, ['checkPin', PIN], wrong],
  },
  {
    name: 'pin: lengths that are not sent',
    lock: 'rsa',
    steps: [
      ['checkPin', '12345'],
      ['checkPin', '12345678901234567'],
    ],
  },
  { name: 'pin: the count is hidden', lock: 'rsa', fault: 'pin-hidden-count', steps: [wrong, wrong] },
  { name: 'pin: found locked', lock: 'rsa', fault: 'pin-locked', steps: [['checkPin', PIN]] },
  { name: 'pin: spent', lock: 'rsa', fault: 'pin-spent', steps: [['checkPin', PIN]] },
];

const emptied = (['missing-item', 'empty-item'] as const).map((fault): Scenario => ({
  name: `reads: ${fault}`,
  lock: 'rsa',
  fault,
  steps: items.map((item) => ['read', item]),
}));

const damaged = (
  ['truncated', 'bom', 'gbk', 'wrong-types', 'unknown-command', 'server-error', 'no-lock'] as const
).map((fault): Scenario => ({
  name: `damaged: ${fault}`,
  lock: 'rsa',
  fault,
  steps: [['read', 'commonName'], ['read', 'deviceId'], ['encrypt', TEXT], ['sealInfo']],
}));

const others: Scenario[] = [
  {
    name: 'lock: removed while it signs',
    lock: 'rsa',
    fault: 'removed-mid-sign',
    steps: [
      ['checkPin', PIN],
      ['sign', TEXT],
      ['read', 'deviceId'],
    ],
  },
  {
    name: 'lock: sign only',
    lock: 'rsa',
    fault: 'sign-only',
    steps: [
      ['checkPin', PIN],
      ['encrypt', TEXT],
      ['decrypt', 'AAAA'],
      ['read', 'encryptCertificate'],
    ],
  },
  {
    name: 'lock: two of them',
    lock: 'rsa',
    fault: 'two-locks',
    steps: [['initialize'], ['use', LOCKS.rsa], ['read', 'deviceId'], ['use', 'SIM-00000009']],
  },
  { name: 'service: another family', lock: 'rsa', fault: 'other-ca-type', steps: [] },
  { name: 'service: an HTML page', lock: 'rsa', fault: 'foreign', steps: [] },
  { name: 'service: some JSON', lock: 'rsa', fault: 'foreign-json', steps: [] },
  { name: 'service: a redirect', lock: 'rsa', fault: 'redirect', steps: [] },
];

/** All golden conversations. `record.ts` records a new row. */
export const SCENARIOS: readonly Scenario[] = [...eachLock, ...pins, ...emptied, ...damaged, ...others];
