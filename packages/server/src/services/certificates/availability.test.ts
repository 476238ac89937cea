import { roles, type ChangeOrderType, type RoleId } from '@ca-portal/api/domain';
import { expect, it } from 'vitest';
import type { Session } from '../../kernel/session.js';
import type { CertificateRow } from './attempt.js';
import { obstacleText, obstacleTo } from './availability.js';

it('sells a new practice seal only for a cost engineer’s lock', () => {
  const now = new Date('2026-11-21T02:00:00Z');
  const reasonFor = (carrier: CertificateRow['carrier']) =>
    obstacleText(
      obstacleTo({
        type: '0110',
        certificate: {
          userId: 'engineer',
          roleId: roles.costEngineer,
          status: 'active',
          carrier,
          notAfter: new Date('2027-11-21T02:00:00Z'),
        } as CertificateRow,
        session: { userId: 'engineer', roleId: roles.costEngineer } as Session,
        running: undefined,
        now,
        windowDays: 30,
      }),
    );
  expect((['lock', 'mobile', 'pc'] as const).map(reasonFor)).toEqual([
    '',
    '仅造价师锁可以办理',
    '仅造价师锁可以办理',
  ]);
});

it.each<[string, { certificate: string | null; person: string | null; roleId: RoleId }, string]>([
  ['staff of the company', { certificate: 'A', person: 'A', roleId: roles.expert }, ''],
  ['an expert without a company', { certificate: null, person: null, roleId: roles.expert }, ''],
  ['an expert who found a company later', { certificate: null, person: 'B', roleId: roles.expert }, ''],
  [
    'the next administrator, for his predecessor’s lock',
    { certificate: 'A', person: 'A', roleId: roles.enterpriseAdministrator },
    '',
  ],
  ['whoever left it', { certificate: 'A', person: null, roleId: roles.expert }, 'companyLeft'],
  ['whoever works elsewhere now', { certificate: 'A', person: 'B', roleId: roles.expert }, 'companyLeft'],
])('%s may replace a lock, as long as the company in it is his', (_, given, expected) => {
  const now = new Date('2026-11-21T02:00:00Z');
  const administers = given.roleId === roles.enterpriseAdministrator;
  const obstacle = (type: ChangeOrderType) =>
    obstacleTo({
      type,
      certificate: {
        userId: administers ? 'predecessor' : 'expert',
        roleId: given.roleId,
        companyId: given.certificate,
        status: 'active',
        carrier: 'lock',
        notAfter: new Date('2027-11-21T02:00:00Z'),
      } as CertificateRow,
      session: { userId: 'expert', roleId: given.roleId, companyId: given.person } as Session,
      running: undefined,
      now,
      windowDays: 80,
    })?.key ?? '';
  expect(obstacle('0102')).toBe(expected);
  expect(obstacle('0108')).toBe('');
});
