import { describe, expect, it } from 'vitest';
import { orderTypeLabel, businessTypes } from './order-types.js';
import { unsupportedPlatforms } from './platform-support.js';
import { hasPermission, permissions, registrableRoles, roleLabel, rolePermissions, roles } from './roles.js';

describe('permissions', () => {
  it('the wildcard passes every check', () => {
    for (const wanted of Object.values(permissions)) expect(hasPermission(['*:*:*'], wanted)).toBe(true);
    expect(hasPermission(['*:*:*'], 'anything:at:all')).toBe(true);
  });
  it('otherwise only the exact name passes', () => {
    expect(hasPermission(['cert:make', 'cert:review'], 'cert:review')).toBe(true);
    for (const granted of [
      [],
      ['cert'],
      ['cert:*'],
      ['*'],
      ['*:*'],
      ['CERT:REVIEW'],
      ['cert:review:x'],
      [''],
    ]) {
      expect(hasPermission(granted, 'cert:review')).toBe(false);
    }
  });
  it('no public role has a permission', () => {
    const staff: readonly number[] = [roles.reviewer, roles.platformAdministrator];
    for (const id of Object.values(roles)) {
      const granted = rolePermissions[id] ?? [];
      expect(hasPermission(granted, permissions.reviewOrders)).toBe(staff.includes(id));
    }
  });
});

describe('roles and order types', () => {
  it('have the spec’s fallbacks', () => {
    expect(roleLabel(7)).toBe('未知角色名称');
    expect(orderTypeLabel('9999')).toBe('未知业务类型');
    expect(roleLabel(5)).toBe('企业管理员');
    expect(orderTypeLabel('0101,0301')).toBe('新办实体锁+手机证书');
  });
  it('a visitor cannot register as staff, as 1 or as 7', () => {
    for (const id of [1, 7, 101, 109]) expect(registrableRoles).not.toContain(id);
    expect(new Set(registrableRoles).size).toBe(7);
  });
  it('has the eleven order types of the spec', () => expect(businessTypes).toHaveLength(11));
});

it('names exactly the platforms that a provider lacks', () => {
  const provider = { code: 'F02', platformCodes: ['P01', 'P02'] };
  expect(unsupportedPlatforms(provider, ['P03', 'P01', 'P04'])).toEqual(['P03', 'P04']);
  expect(unsupportedPlatforms(provider, ['P02'])).toEqual([]);
});
