import { describe, expect, it } from 'vitest';
import {
  applicationStateValues,
  applyRoleLabels,
  hasSingleEmployer,
  invitationState,
  invitationStateValues,
  isOpen,
} from './applications.js';
import { roleLabel } from './roles.js';

describe('applications', () => {
  it('3 is an agent in the form and an expert as an account role', () => {
    expect(applyRoleLabels['3']).toBe('代理人');
    expect(roleLabel(3)).toBe('评标专家');
  });
  it('only waiting applications are open', () => {
    expect([...applicationStateValues, ...invitationStateValues].filter(isOpen)).toEqual([
      'waiting',
      'waiting',
    ]);
  });
  it('an invitation expires exactly at its end, and an answered one never', () => {
    const end = new Date('2026-11-28T01:00:00Z');
    const before = new Date(end.getTime() - 1);
    expect(invitationState('waiting', end, before)).toBe('waiting');
    expect(invitationState('waiting', end, end)).toBe('expired');
    for (const state of invitationStateValues.filter((s) => s !== 'waiting'))
      expect(invitationState(state, end, new Date(end.getTime() + 1))).toBe(state);
  });
  it.each([
    [2, true],
    [4, true],
    [5, true],
    [3, false],
    [8, false],
    [9, false],
  ])('role %s has a single employer: %s', (role, single) => expect(hasSingleEmployer(role)).toBe(single));
});
