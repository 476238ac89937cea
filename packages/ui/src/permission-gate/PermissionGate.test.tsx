import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { hasPermission, hasRole, PermissionGate } from './index.js';

describe('PermissionGate', () => {
  it('passes a role check for admin and for any listed role', () => {
    expect(hasRole(['admin'], ['agent'])).toBe(true);
    expect(hasRole(['agent'], ['legal', 'agent'])).toBe(true);
    expect(hasRole(['expert'], ['legal', 'agent'])).toBe(false);
    expect(hasRole([], ['agent'])).toBe(false);
  });

  it('throws for an empty list of roles, for admin too', () => {
    expect(() => hasRole(['admin'], [])).toThrow(/list of roles is empty/);
  });

  it('passes a permission check for the wildcard and for any listed one', () => {
    expect(hasPermission(['*:*:*'], ['staff:reset'])).toBe(true);
    expect(hasPermission(['staff:reset'], ['staff:add', 'staff:reset'])).toBe(true);
    expect(hasPermission(['staff:list'], ['staff:reset'])).toBe(false);
    // admin is a role, no permission
    expect(hasPermission(['admin'], ['staff:reset'])).toBe(false);
  });

  it('hides forbidden content and shows the fallback', () => {
    const { container, rerender } = render(
      <PermissionGate held={{ permissions: [] }} permissions={['staff:reset']}>
        重置密码
      </PermissionGate>,
    );
    expect(container).toBeEmptyDOMElement();
    rerender(
      <PermissionGate held={{}} permissions={['staff:reset']} fallback="请联系管理员">
        重置密码
      </PermissionGate>,
    );
    expect(container).toHaveTextContent('请联系管理员');
  });

  it('requires both when both are given, and renders on the server', () => {
    const gate = (roles: string[]) =>
      renderToString(
        <PermissionGate held={{ roles, permissions: ['a'] }} roles={['agent']} permissions={['a']}>
          内容
        </PermissionGate>,
      );
    expect(gate(['agent'])).toBe('内容');
    expect(gate(['expert'])).toBe('');
  });
});
