import { moneyText } from '@ca-portal/api/domain';
import { useRuleWords } from '../../../config/rules.js';
import type { BusinessType } from '../business-types.js';
import type { GuideAnswers } from '../guide-questions.js';
import { Figures } from '../GuidePage.styles.js';
import type { Price } from '../prices.js';
import { collectionOf } from '../collection.js';
import { PriceText } from './PriceText.js';

interface ResultFiguresProps {
  business: BusinessType;
  answers: GuideAnswers;
  price: Price | 'unknown' | undefined;
}

/** Price, time, who and collection side by side. */
export function ResultFigures({ business, answers, price }: ResultFiguresProps) {
  const say = useRuleWords();
  const lines = typeof price === 'object' && 'lines' in price ? price.lines : [];
  const [how, ...more] = collectionOf(business, answers).split('，');
  return (
    <Figures>
      <div>
        <dt>费用</dt>
        <dd>
          {typeof price === 'object' && price.kind === 'fixed' ? (
            moneyText(price.fen)
          ) : (
            <PriceText orderType={business.orderType} price={price} />
          )}
          {lines.length > 1 ? (
            <small>
              {lines.map(({ label, amountFen }) => `${label} ${moneyText(amountFen)}`).join('，')}
            </small>
          ) : null}
        </dd>
      </div>
      <div>
        <dt>多久能用</dt>
        <dd>
          {business.ready}
          <small>{say(business.time)}</small>
        </dd>
      </div>
      <div>
        <dt>谁能办</dt>
        <dd>
          {business.by}
          <small>{business.who}</small>
        </dd>
      </div>
      <div>
        <dt>怎么领</dt>
        <dd>
          {how}
          {more.length > 0 ? <small>{more.join('，')}</small> : null}
        </dd>
      </div>
    </Figures>
  );
}
