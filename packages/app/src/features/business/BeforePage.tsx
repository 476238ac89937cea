import { endangersOpenBids } from '@ca-portal/api/domain';
import { Alert } from '@ca-portal/ui/alert';
import { Breadcrumb } from '@ca-portal/ui/breadcrumb';
import { LinkButton } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { Empty } from '@ca-portal/ui/empty';
import { Link } from '@ca-portal/ui/link';
import { PageHeading } from '@ca-portal/ui/page-heading';
import { Steps } from '@ca-portal/ui/steps';
import { useSearchParams } from 'react-router-dom';
import { useRuleWords } from '../../config/rules.js';
import { Columns, Stack } from '../../shared/content/index.js';
import { LoadFailed } from '../../shared/failure/index.js';
import { PublicFrame } from '../../shared/page/index.js';
import { useCurrentUser } from '../../session/useSession.js';
import { shortcutsInstead, stagesOf } from './before.js';
import { Instead } from './BeforePage.styles.js';
import { businessTypes, type BusinessType } from './business-types.js';
import { MaterialList } from './components/MaterialList.js';
import { PreparedList } from './components/PreparedList.js';
import { ResultFigures } from './components/ResultFigures.js';
import { WhoMay } from './components/WhoMay.js';
import { priceOf } from './prices.js';
import { usePriceSource } from './useStanding.js';

/** 办事指南 (`/before?type=`): everything that one business requires, to read and to print before the start. */
export function BeforePage() {
  const type = useSearchParams()[0].get('type');
  const business = businessTypes.find(({ orderType }) => orderType === type);
  return (
    <PublicFrame>
      <Breadcrumb
        data-print="hidden"
        items={[
          { label: '首页', href: '/' },
          { label: '业务办理', href: '/jumpydDetial' },
          { label: business?.title ?? '办事指南' },
        ]}
      />
      {business ? <Before key={business.orderType} business={business} /> : <Unknown />}
    </PublicFrame>
  );
}

function Before({ business }: { business: BusinessType }) {
  const say = useRuleWords();
  const user = useCurrentUser();
  const { source, failed } = usePriceSource(user?.roleId);
  const { orderType, title, effect, materials } = business;
  const instead = shortcutsInstead(orderType);
  const stages = stagesOf(orderType, materials.length > 0);
  return (
    <>
      <PageHeading size="lg" title={title} description={effect} />
      {endangersOpenBids(orderType) ? (
        <Alert tone="danger" title="有没有还没开标的投标文件？">
          证书重新签发后，将无法解密用原证书加密的投标文件。请先等开标，再办理。{' '}
          <Link href="/knowledge?q=开标" underline>
            看开标风险说明
          </Link>
        </Alert>
      ) : null}
      {failed ? (
        <Card>
          <LoadFailed what="价格" unharmed="其他内容不受影响" query={failed} />
        </Card>
      ) : null}
      <Columns data-columns="side">
        <Stack>
          <Card title="费用和时间">
            <ResultFigures
              business={business}
              answers={{}}
              price={source ? priceOf(orderType, source) : failed && 'unknown'}
            />
          </Card>
          {instead.length > 0 ? (
            <Card title="先看看，是不是一定要办" data-print="hidden">
              <Instead>
                {instead.map(({ title: way, note, href }) => (
                  <li key={way}>
                    <Link href={href}>{way}</Link>
                    <small>{note}</small>
                  </li>
                ))}
              </Instead>
            </Card>
          ) : null}
          <Card
            title="要准备的材料"
            extra={
              <Link href="/downloadCenter" data-print="hidden">
                下载模板
              </Link>
            }
          >
            <MaterialList samples materials={materials} />
          </Card>
          <Card title="谁可以办">
            <WhoMay orderType={orderType} />
          </Card>
          <Card title="办理过程">
            <Steps
              aria-label="办理过程"
              current={-1}
              items={stages.map(({ title: stage, description }) => ({
                title: stage,
                description: say(description),
              }))}
            />
          </Card>
        </Stack>
        <aside aria-label="准备和开始">
          <Stack>
            <PreparedList business={business} />
            <p data-print="hidden">
              不确定该办哪一项？
              <Link href="/guide" underline>
                回答 5 个问题
              </Link>
            </p>
          </Stack>
        </aside>
      </Columns>
    </>
  );
}

const Unknown = () => (
  <>
    <PageHeading size="lg" title="办事指南" />
    <Card>
      <Empty
        art="search"
        title="没有找到这项业务"
        reason="链接可能不完整。全部业务都在业务办理页。"
        action={<LinkButton href="/jumpydDetial">查看全部业务</LinkButton>}
      />
    </Card>
  </>
);
