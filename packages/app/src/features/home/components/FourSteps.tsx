import { LinkButton } from '@ca-portal/ui/button';
import { useId } from 'react';
import { useRuleWords } from '../../../config/rules.js';
import { SiteWidth } from '../../../shared/content/index.js';
import { Numeral, StepsRoot, Strip } from './FourSteps.styles.js';

const steps = [
  { title: '在线申请', note: '选择产品、服务商和适用平台，核对价格后提交。' },
  { title: '支付费用', note: '{paymentTime}内完成支付，超时订单自动关闭。' },
  { title: '{reviewTime}内审核', note: '没有通过会说明原因，修改后不用再次付款。' },
  { title: '领取证书', note: '在线写入、到网点自取，或邮寄到您手上。' },
];

/** 四步领证: the four steps, and a link to the progress of orders. */
export function FourSteps({ ordersHref }: { ordersHref: string }) {
  const say = useRuleWords();
  const titleId = useId();
  return (
    <StepsRoot aria-labelledby={titleId}>
      <SiteWidth>
        <Strip>
          <div>
            <h2 id={titleId}>四步领证</h2>
            <p data-part="lead">全程网上办理，进度随时可查。</p>
            <LinkButton href={ordersHref}>查询办理进度</LinkButton>
          </div>
          <ol>
            {steps.map(({ title, note }, index) => (
              <li key={title}>
                <Numeral aria-hidden="true">{index + 1}</Numeral>
                <h3>{say(title)}</h3>
                <p>{say(note)}</p>
              </li>
            ))}
          </ol>
        </Strip>
      </SiteWidth>
    </StepsRoot>
  );
}
