import { Button } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { Empty } from '@ca-portal/ui/empty';
import { Icon } from '@ca-portal/ui/icon';
import { Link } from '@ca-portal/ui/link';
import { PageHeading } from '@ca-portal/ui/page-heading';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAddressState } from '../../routing/useAddressState.js';
import { LoadFailed } from '../../shared/failure/index.js';
import { CardGroup } from '../../shared/content/index.js';
import { IconWell, PublicFrame } from '../../shared/page/index.js';
import { allowanceOf, type Standing } from './allowance.js';
import { businessGroups, businessTypes, type BusinessType } from './business-types.js';
import { BusinessCard } from './components/BusinessCard.js';
import { BidsTile, BusinessGrid } from './components/BusinessCard.styles.js';
import { GuideShortcuts } from './components/GuideShortcuts.js';
import { IdentityBar } from './components/IdentityBar.js';
import { MaterialsDialog } from './components/MaterialsDialog.js';
import { RenewalReminder } from './components/RenewalReminder.js';
import { priceOf } from './prices.js';
import { usePriceSource, useStanding } from './useStanding.js';

/** A link from a carousel or a message names a business: scrolls to its card. */
function useNamedType(): string | null {
  const type = useSearchParams()[0].get('type');
  useEffect(() => {
    if (type) document.getElementById(`business-${type}`)?.scrollIntoView({ block: 'center' });
  }, [type]);
  return type;
}

const readOnlyMine = (params: URLSearchParams) => params.get('mine') === '1';
const onlyMineParams = (on: boolean) => new URLSearchParams(on ? { mine: '1' } : {});

/** 业务办理 (`/jumpydDetial`): all eleven business types, with who, what to bring, how much and how long. */
export function BusinessPage() {
  const { user, standing, failed } = useStanding();
  const prices = usePriceSource(user?.roleId);
  const [onlyMine, setOnlyMine] = useAddressState(readOnlyMine, onlyMineParams);
  const [shownMaterials, showMaterials] = useState<BusinessType>();
  const narrowed = onlyMine && standing !== undefined;
  const shown = narrowed ? businessTypes.filter((one) => isAllowed(one, standing)) : businessTypes;
  const named = useNamedType();

  return (
    <PublicFrame>
      <PageHeading
        size="lg"
        title="业务办理"
        description="十一项业务，每项写明谁能办、带什么、多少钱、要多久。"
      />
      <GuideShortcuts />
      {user ? (
        <IdentityBar user={user} standing={standing} onlyMine={onlyMine} onOnlyMine={setOnlyMine} />
      ) : null}
      {prices.failed ? (
        <Card>
          <LoadFailed what="价格" unharmed="其他内容不受影响" query={prices.failed} />
        </Card>
      ) : null}
      {failed ? (
        <Card>
          <LoadFailed what="您能办理的业务" unharmed="其他内容不受影响" query={failed} />
        </Card>
      ) : null}
      {narrowed && shown.length === 0 ? (
        <Card>
          <Empty
            art="search"
            title="当前身份暂时没有能办理的业务"
            reason="可以切换身份，或查看全部业务和不能办理的原因。"
            action={<Button onClick={() => setOnlyMine(false)}>清除全部条件</Button>}
          />
        </Card>
      ) : null}
      {businessGroups.map(({ key, title, note }) => (
        <Group
          key={key}
          title={title}
          note={note}
          types={shown.filter(({ group }) => group === key)}
          withBids={key === 'inUse' && !narrowed}
          prices={prices}
          standing={standing}
          named={named}
          onMaterials={showMaterials}
        />
      ))}
      <MaterialsDialog business={shownMaterials} onClose={() => showMaterials(undefined)} />
    </PublicFrame>
  );
}

const isAllowed = ({ orderType }: BusinessType, standing: Standing) =>
  allowanceOf(orderType, standing).kind === 'allowed';

interface GroupProps {
  title: string;
  note: string;
  types: readonly BusinessType[];
  withBids: boolean;
  prices: ReturnType<typeof usePriceSource>;
  standing: Standing | undefined;
  named: string | null;
  onMaterials: (business: BusinessType) => void;
}

function Group({ title, note, types, withBids, prices, standing, named, onMaterials }: GroupProps) {
  if (types.length === 0) return null;
  return (
    <CardGroup title={title} note={note}>
      <BusinessGrid>
        {types.map((business) => {
          const { orderType, href } = business;
          const allowance = standing && allowanceOf(orderType, standing);
          const waits =
            allowance?.kind === 'refused' && orderType === '0103' ? allowance.certificateId : undefined;
          const certificate = standing?.certificates.find(({ id }) => id === waits);
          return (
            <li key={orderType} id={`business-${orderType}`}>
              <BusinessCard
                business={business}
                price={prices.source ? priceOf(orderType, prices.source) : prices.failed && 'unknown'}
                allowance={allowance}
                href={href}
                named={named === orderType}
                onMaterials={() => onMaterials(business)}
                reminder={certificate ? <RenewalReminder certificate={certificate} /> : undefined}
              />
            </li>
          );
        })}
        {withBids ? (
          <li>
            <BidsTile aria-label="有未开标的投标文件">
              <div>
                <IconWell>
                  <Icon name="shield-check" size="1.5rem" />
                </IconWell>
                <h3>有未开标的投标文件？</h3>
                <p>
                  证书重新签发后，将无法解密用原证书加密的投标文件。建议开标后再办补办、延期、变更和注销。
                </p>
              </div>
              <Link href="/knowledge?q=开标">查看开标风险说明</Link>
            </BidsTile>
          </li>
        ) : null}
      </BusinessGrid>
    </CardGroup>
  );
}
