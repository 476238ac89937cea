import { Button, LinkButton } from '@ca-portal/ui/button';
import { Icon } from '@ca-portal/ui/icon';
import { Link } from '@ca-portal/ui/link';
import type { ReactNode } from 'react';
import { useRuleWords } from '../../../config/rules.js';
import { IconWell } from '../../../shared/page/index.js';
import type { Allowance } from '../allowance.js';
import { beforePath } from '../before.js';
import type { BusinessType } from '../business-types.js';
import type { Price } from '../prices.js';
import { CardRoot } from './BusinessCard.styles.js';
import { PriceText } from './PriceText.js';

interface BusinessCardProps {
  business: BusinessType;
  /** Undefined while loading, `unknown` where it failed to load. */
  price: Price | 'unknown' | undefined;
  /** Undefined for a visitor, and while loading: then nothing is disabled. */
  allowance: Allowance | undefined;
  /** The target of 开始办理; a visitor logs in first. */
  href: string;
  /** The address names this business. */
  named: boolean;
  onMaterials: () => void;
  /** Beside a reason that ends with time: 到期提醒我. */
  reminder?: ReactNode;
}

/** One business: who, what to bring, price, duration. A business that is not allowed stays visible, with its reason. */
export function BusinessCard({
  business,
  price,
  allowance,
  href,
  named,
  onMaterials,
  reminder,
}: BusinessCardProps) {
  const say = useRuleWords();
  const { orderType, title, icon, who, brings, time } = business;
  const refused = allowance?.kind === 'refused' ? allowance.reason : undefined;
  return (
    <CardRoot data-refused={refused ? '' : undefined} data-named={named ? '' : undefined}>
      <div data-part="head">
        <IconWell data-tone={refused ? 'quiet' : undefined}>
          <Icon name={icon} size="1.5rem" />
        </IconWell>
        <h3>
          <Link href={beforePath(orderType)}>{title}</Link>
        </h3>
      </div>
      <dl>
        <div>
          <dt>适用人群</dt>
          <dd>{who}</dd>
        </div>
        <div>
          <dt>所需材料</dt>
          <dd>{brings}</dd>
        </div>
        <div>
          <dt>费用</dt>
          <dd>
            <PriceText orderType={orderType} price={price} />
          </dd>
        </div>
        <div>
          <dt>时长</dt>
          <dd>{say(time)}</dd>
        </div>
      </dl>
      <div data-part="foot">
        {refused ? (
          <p data-part="reason">
            <Icon name="info" />
            {refused}
          </p>
        ) : null}
        <div data-part="buttons">
          {refused ? (
            <Button disabledReason={refused} aria-label={`开始办理${title}`}>
              开始办理
            </Button>
          ) : (
            <LinkButton href={href} aria-label={`开始办理${title}`}>
              开始办理
            </LinkButton>
          )}
          {reminder ??
            (business.materials.length > 0 ? (
              <Button variant="text" aria-label={`${title}的材料清单`} onClick={onMaterials}>
                材料
              </Button>
            ) : null)}
        </div>
      </div>
    </CardRoot>
  );
}
