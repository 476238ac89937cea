import type { ProductDetail } from '@ca-portal/api';
import { carrierLabels, moneyText, type Quote } from '@ca-portal/api/domain';
import { Alert } from '@ca-portal/ui/alert';
import { Icon } from '@ca-portal/ui/icon';
import { Rosette } from '@ca-portal/ui/motif';
import { SealStamp } from '@ca-portal/ui/seal-stamp';
import { useRuleWords } from '../../../config/rules.js';
import { BottomBar, ReadingTools } from '../../../shared/content/index.js';
import { orderPaths } from '../../../shared/orders/index.js';
import { choiceParams, type Choice } from '../choice.js';
import { BuyButton } from './BuyButton.js';
import { BuyRow, PanelRoot, PictureWell, TotalBox } from './BuyPanel.styles.js';
import { CarrierArt } from './CarrierArt.js';
import { ChoiceForm } from './ChoiceForm.js';
import { RestockReminder } from './RestockReminder.js';

interface BuyPanelProps {
  product: ProductDetail;
  choice: Choice;
  quote: Quote | undefined;
  /** Why this visitor cannot order this product with any choice. */
  closed: string | undefined;
  onChange: (choice: Choice) => void;
}

/** Picture left, choices right; the total updates at once and is announced politely. */
export function BuyPanel({ product, choice, quote, closed, onChange }: BuyPanelProps) {
  const say = useRuleWords();
  const provider = product.providers.find(({ code }) => code === choice.provider)?.name;
  const obstacle =
    closed ??
    (!quote ? '该业务价格未配置，请联系客服' : undefined) ??
    (!provider ? '暂时没有可以办理的服务商，请联系客服' : undefined) ??
    (choice.platforms.length === 0 ? '请至少选择一个适用平台' : undefined);
  const href = `${orderPaths[product.carrier]}?${choiceParams({ product: product.id }, choice).toString()}`;
  const total = quote ? moneyText(quote.totalFen) : '—';
  return (
    <PanelRoot aria-label="选择与价格">
      <div data-part="picture" aria-hidden="true">
        <PictureWell>
          <Rosette lineWidth={0.7} />
          <CarrierArt product={product} />
          <span data-part="seal">
            <SealStamp text="电子签章" />
          </span>
        </PictureWell>
      </div>
      <div data-part="words">
        <p data-part="kind">{[provider, carrierLabels[product.carrier]].filter(Boolean).join('，')}</p>
        <h1>{product.name}</h1>
        <p data-part="summary">{product.summary}</p>
        <TotalBox>
          <output aria-label="合计">
            合计 <b>{total}</b>
          </output>
          <p>适用：{product.audience}</p>
        </TotalBox>
        {closed ? (
          <Alert tone="warning" title="现在不能在线办理">
            {closed}。
          </Alert>
        ) : !quote ? (
          <Alert tone="warning" title="该业务价格未配置，请联系客服">
            价格配置好以后才能提交订单。
          </Alert>
        ) : null}
        <ChoiceForm product={product} choice={choice} onChange={onChange} />
        <BuyRow>
          <BuyButton href={href} obstacle={obstacle} />
          {product.carrier === 'lock' && product.stock === 0 ? (
            <RestockReminder productId={product.id} />
          ) : null}
        </BuyRow>
        <ul data-part="promises">
          <li>
            <Icon name="clock" />
            {say('付款后 {reviewTime}内审核')}
          </li>
          <li>
            <Icon name="shield-check" />
            提交前可核对每一项费用
          </li>
        </ul>
        <ReadingTools />
      </div>
      <BottomBar data-below="laptop">
        <span data-part="sum" aria-hidden="true">
          合计<b>{total}</b>
        </span>
        <BuyButton href={href} obstacle={obstacle} />
      </BottomBar>
    </PanelRoot>
  );
}
