import { roles } from '@ca-portal/api/domain';
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
