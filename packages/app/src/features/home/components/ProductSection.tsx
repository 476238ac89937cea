import { carrierLabels, moneyText } from '@ca-portal/api/domain';
import { ComputerArt, LockArt, PhoneArt } from '@ca-portal/ui/art';
import { LinkButton } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { Empty } from '@ca-portal/ui/empty';
import { Icon } from '@ca-portal/ui/icon';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { Tag } from '@ca-portal/ui/tag';
import { HiddenText } from '@ca-portal/ui/theme';
import { carriers, offerOf, type Offer } from '../carriers.js';
import { TickList, useProducts } from '../../../shared/content/index.js';
import { Shown } from '../../../shared/failure/index.js';
import { OfferBody, OfferCard, OfferFoot, Offers } from './ProductSection.styles.js';
import { Section } from './Section.js';

const arts = { lock: LockArt, mobile: PhoneArt, pc: ComputerArt };

/** The three carriers side by side, with the price of the first year. */
export function ProductSection() {
  const products = useProducts();
  const shown = carriers.flatMap((carrier) => {
    const offer = offerOf(products.data?.rows ?? [], carrier.carrier);
    return offer ? [{ carrier, offer }] : [];
  });
  return (
    <Section
      title="选择适合的证书"
      description="三种介质具有同等法律效力，按使用场景选择。"
      more={{ label: '对比三种证书', href: '/product#compare' }}
    >
      <Shown
        part
        card
        of={products}
        what="产品"
        unharmed="页面其他内容不受影响"
        isEmpty={() => shown.length === 0}
        empty={
          <Card>
            <Empty
              title="暂时没有在办的产品"
              reason="产品正在调整，请稍后再来，或拨打服务热线咨询。"
              size="sm"
            />
          </Card>
        }
        loading={
          <Offers aria-busy="true">
            {carriers.map((carrier) => (
              <li key={carrier.carrier}>
                <CarrierCard {...carrier} />
              </li>
            ))}
          </Offers>
        }
      >
        {() => (
          <Offers>
            {shown.map(({ carrier, offer }) => (
              <li key={carrier.carrier}>
                <CarrierCard {...carrier} offer={offer} />
              </li>
            ))}
          </Offers>
        )}
      </Shown>
    </Section>
  );
}

/** Without an offer the price and the points are still on their way; the rest is known and stands. */
function CarrierCard({ carrier, use, mark, action, offer }: (typeof carriers)[number] & { offer?: Offer }) {
  const Art = arts[carrier];
  const title = carrierLabels[carrier];
  return (
    <OfferCard>
      <div data-part="art">
        <Art />
      </div>
      <OfferBody>
        <h3>
          {title}
          {mark ? <Tag tone="brand">{mark}</Tag> : null}
        </h3>
        <p>{use}</p>
        <TickList>
          {offer
            ? offer.highlights.map((point) => (
                <li key={point}>
                  <Icon name="check" />
                  {point}
                </li>
              ))
            : ['a', 'b', 'c'].map((key) => (
                <li key={key}>
                  <Skeleton width="60%" height="1.6em" />
                </li>
              ))}
        </TickList>
        {offer?.unavailableReason ? <p data-part="closed">{offer.unavailableReason}</p> : null}
        <OfferFoot>
          <Price offer={offer} />
          <LinkButton
            variant={carrier === 'lock' ? 'primary' : 'secondary'}
            href={`/product?carrier=${carrier}`}
          >
            {offer?.unavailableReason ? (
              <>
                查看详情<HiddenText>，{title}</HiddenText>
              </>
            ) : (
              action
            )}
          </LinkButton>
        </OfferFoot>
      </OfferBody>
    </OfferCard>
  );
}

function Price({ offer }: { offer: Offer | undefined }) {
  if (!offer) return <Skeleton width="6em" height="var(--ca-fs-h3)" />;
  if (offer.fromFen === null) return <p data-part="price">该业务价格未配置，请联系客服</p>;
  return (
    <p data-part="price">
      首年 <b>{moneyText(offer.fromFen)}</b> 起
    </p>
  );
}
