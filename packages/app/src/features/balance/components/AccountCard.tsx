import { moneyText } from '@ca-portal/api/domain';
import { Button, LinkButton } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { Shown } from '../../../shared/failure/index.js';
import { Available } from '../Balance.styles.js';
import type { useAccount } from '../queries.js';

/** The available balance first, then the frozen amount and the totals in and out. */
export function AccountCard({
  account,
  onRefund,
}: {
  account: ReturnType<typeof useAccount>;
  /** Opens the request to refund the available balance. */
  onRefund: () => void;
}) {
  const { data } = account;
  return (
    <Shown part card of={account} what="余额" unharmed="您的余额没有变化">
      <Card aria-label="余额" aria-busy={data ? undefined : true}>
        <Available>
          <dl>
            <dt>可用余额</dt>
            <dd data-part="amount">{data ? moneyText(data.availableFen) : <Skeleton width="10rem" />}</dd>
            <dd data-part="rest">
              {data ? (
                <>
                  <span>
                    冻结金额 <strong>{moneyText(data.frozenFen)}</strong>
                  </span>
                  <span>
                    累计充值 <strong>{moneyText(data.rechargedFen)}</strong>
                  </span>
                  <span>
                    累计消费 <strong>{moneyText(data.spentFen)}</strong>
                  </span>
                  {data.limitFen === null ? null : <span>最多存入 {moneyText(data.limitFen)}</span>}
                </>
              ) : (
                <Skeleton width="20rem" />
              )}
            </dd>
          </dl>
          <div data-part="ways">
            <LinkButton variant="primary" size="lg" href="/memberCard">
              充值
            </LinkButton>
            {data?.mayManage && data.availableFen > 0 ? (
              <Button size="lg" onClick={onRefund}>
                申请退余额
              </Button>
            ) : null}
          </div>
        </Available>
      </Card>
    </Shown>
  );
}
