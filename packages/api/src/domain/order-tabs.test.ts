import { describe, expect, it } from 'vitest';
import { orderStateValues } from './order-state.js';
import { orderTab, orderTabs } from './order-tabs.js';

describe('tabs of the order list', () => {
  it('every tab except 全部 has a state', () => {
    const used = new Set(orderStateValues.map((state) => orderTab(state, 0)));
    expect(orderTabs.filter((tab) => !used.has(tab))).toEqual([]);
  });
  it('a running or paid refund is under after-sales in every state', () => {
    for (const state of orderStateValues) {
      expect(orderTab(state, 1)).toBe('afterSales');
      expect(orderTab(state, 2)).toBe('afterSales');
    }
  });
  it('drafts, canceled and closed orders are only under 全部', () => {
    expect([10, 90, 91].map((state) => orderTab(state as 10, 0))).toEqual(['all', 'all', 'all']);
  });
});
