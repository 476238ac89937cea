import { moneyText } from '@ca-portal/api/domain';
import { formatMoney } from '@ca-portal/ui/formats';
import fc from 'fast-check';
import { expect, it } from 'vitest';

/** The widgets know no domain, so that two write money: a page must not show one amount in two ways. */
it('widgets write money as the domain does', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (fen) => {
      expect(moneyText(fen)).toBe(formatMoney(fen));
    }),
  );
});
