import { moneyText } from '@ca-portal/api/domain';
import { Input } from '@ca-portal/ui/input';
import { useId } from 'react';
import { roomFen, smallestWords, type ChargeLimits } from '../charge.js';
import { AmountField } from './OtherAmount.styles.js';

interface OtherAmountProps {
  value: string;
  onValueChange: (value: string) => void;
  account: ChargeLimits & { limitFen: number | null };
  error?: string;
}

/** An amount that is not on a card. */
export function OtherAmount({ value, onValueChange, account, error }: OtherAmountProps) {
  const id = useId();
  return (
    <AmountField>
      <label htmlFor={id}>其他金额（元）</label>
      <Input
        id={id}
        inputMode="numeric"
        maxLength={7}
        value={value}
        onValueChange={onValueChange}
        invalid={error !== undefined}
        aria-describedby={`${id}-note`}
      />
      <p id={`${id}-note`} data-tone={error === undefined ? undefined : 'danger'}>
        {error ??
          (account.limitFen === null
            ? `${smallestWords}起，整数。`
            : `本卡余额不超过 ${moneyText(account.limitFen)}，最多还能充 ${moneyText(roomFen(account))}。`)}
      </p>
    </AmountField>
  );
}
