import { moneyText } from '@ca-portal/api/domain';
import type { CSSProperties } from 'react';
import { SplitRoot } from './OrdersToPay.styles.js';

interface PaySplitProps {
  balanceFen: number;
  alipayFen: number;
}

const share = (fen: number) => ({ '--local-share': fen }) as CSSProperties;

/** What the balance and Alipay pay, as a bar and in figures. */
export function PaySplit({ balanceFen, alipayFen }: PaySplitProps) {
  return (
    <SplitRoot>
      <div data-part="bar" aria-hidden>
        {balanceFen > 0 ? <span data-means="balance" style={share(balanceFen)} /> : null}
        {alipayFen > 0 ? <span style={share(alipayFen)} /> : null}
      </div>
      <p>
        <span>预存账户 {moneyText(balanceFen)}</span>
        <span>支付宝 {moneyText(alipayFen)}</span>
      </p>
    </SplitRoot>
  );
}
