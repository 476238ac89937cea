import { moneyText } from '@ca-portal/api/domain';
import { Card } from '@ca-portal/ui/card';
import { Rosette } from '@ca-portal/ui/motif';
import { SealStamp } from '@ca-portal/ui/seal-stamp';
import type { useAccount } from '../settlement-queries.js';
import { Face } from './BalanceFace.styles.js';

interface BalanceFaceProps {
  account: NonNullable<ReturnType<typeof useAccount>['data']>;
}

/** The owner of the card and the available balance, before a charge. */
export function BalanceFace({ account }: BalanceFaceProps) {
  const { ownerName, availableFen, frozenFen, rechargedFen, spentFen, limitFen } = account;
  const rest = [
    { term: '冻结金额', fen: frozenFen },
    { term: '累计充值', fen: rechargedFen },
    { term: '累计消费', fen: spentFen },
    ...(limitFen === null ? [] : [{ term: '本卡上限', fen: limitFen }]),
  ];
  return (
    <Card aria-label="预存账户">
      <Face>
        <div data-part="card">
          <Rosette lineWidth={0.7} />
          <SealStamp text="预存专用" />
          <h2>{ownerName}</h2>
          <dl>
            <dt>可用余额</dt>
            <dd data-part="amount">{moneyText(availableFen)}</dd>
          </dl>
        </div>
        <dl data-part="rest">
          {rest.map(({ term, fen }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{moneyText(fen)}</dd>
            </div>
          ))}
        </dl>
      </Face>
    </Card>
  );
}
