import { describe, expect, it } from 'vitest';
import {
  claimedShare,
  filterOffers,
  offerParams,
  readOffers,
  readTickets,
  ticketParams,
} from './coupon-position.js';

const params = (search: string) => new URLSearchParams(search);

describe('what the coupon pages show', () => {
  it('comes back from its own address', () => {
    expect(readTickets(ticketParams({ state: '3', page: 4 }))).toEqual({ state: '3', page: 4 });
    expect(readOffers(offerParams({ type: '4', claimableOnly: true }))).toEqual({
      type: '4',
      claimableOnly: true,
    });
    expect(ticketParams({ state: '0', page: 1 }).toString()).toBe('');
  });

  it('replaces invalid values with defaults', () => {
    expect(readTickets(params('state=9&page=-3'))).toEqual({ state: '0', page: 1 });
    expect(readOffers(params('type=x&only=yes'))).toEqual({ type: '', claimableOnly: false });
  });

  it('filters by kind and by availability', () => {
    const offers = [
      { type: '1', claimState: 'claimable' },
      { type: '1', claimState: 'soldOut' },
      { type: '4', claimState: 'claimable' },
    ] as const;
    expect(filterOffers(offers, { type: '1', claimableOnly: false })).toHaveLength(2);
    expect(filterOffers(offers, { type: '', claimableOnly: true })).toHaveLength(2);
    expect(filterOffers(offers, { type: '4', claimableOnly: true })).toEqual([offers[2]]);
  });

  it('never shows 100 % while one is left', () => {
    expect(claimedShare({ claimed: 999, total: 1000 })).toBe(99);
    expect(claimedShare({ claimed: 1000, total: 1000 })).toBe(100);
    expect(claimedShare({ claimed: 312, total: 500 })).toBe(62);
    expect(claimedShare({ claimed: 0, total: 0 })).toBe(100);
  });
});
