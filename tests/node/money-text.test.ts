import { moneyText } from '@ca-portal/api/domain';
import { formatMoney } from '@ca-portal/ui/formats';
import fc from 'fast-check';
import { expect, it } from 'vitest';

/** The widgets do not import the domain, so two functions format money: both must give the same text. */
it('widgets write money as the domain does', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (fen) => {
      expect(moneyText(fen)).toBe(formatMoney(fen));
    }),
  );
});
