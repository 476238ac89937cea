import { expect, it } from 'vitest';
import { certificateState, certificateStates, nextCertificateState } from './certificate-state.js';

const at = (day: string) => new Date(`${day}T00:00:00Z`);

it('changes with time as in the table', () => {
  const end = at('2027-02-09');
  const days = ['2026-01-01', '2027-01-01', '2027-03-01'].map((day) =>
    certificateState('active', end, at(day)),
  );
  expect(days).toEqual(['valid', 'expiring', 'expired']);
  expect(nextCertificateState('valid', 'enterWindow')).toBe(days[1]);
  expect(nextCertificateState('expiring', 'end')).toBe(days[2]);
});

it('a final state stays, a loss can be reported for every certificate in a lock, and is withdrawn only when reported', () => {
  const events = ['write', 'enterWindow', 'end', 'order', 'orderEnds', 'replace', 'revoke'] as const;
  for (const event of events) expect(nextCertificateState('cancelled', event)).toBeUndefined();
  const from = (event: 'reportLost' | 'takeBack') =>
    certificateStates.filter((state) => nextCertificateState(state, event) !== undefined);
  expect(from('reportLost')).toEqual(['valid', 'expiring', 'expired', 'busy']);
  expect(from('takeBack')).toEqual(['lost']);
});
