import { CertificateCardArt, LockArt } from '@ca-portal/ui/art';
import { LinkButton } from '@ca-portal/ui/button';
import { Icon } from '@ca-portal/ui/icon';
import { Link } from '@ca-portal/ui/link';
import { Rosette } from '@ca-portal/ui/motif';
import { useRuleWords } from '../../../config/rules.js';
import { HeroGrid, HeroRoot, Picture, Words } from './Hero.styles.js';

const specimen = [
  { term: '持有单位', value: '示例建设工程有限公司' },
  { term: '证书类型', value: '企业主锁' },
  { term: '适用平台', value: '交易平台等 3 个' },
  { term: '有效期至', value: '2027-11-20' },
];

/** The top of the home page: what the portal is, and its two main actions. */
export function Hero({ ordersHref }: { ordersHref: string }) {
  const say = useRuleWords();
  return (
    <HeroRoot aria-label="平台介绍">
      <HeroGrid>
        <Words>
          <h1>
            一个平台，
            <br />
            办好每一张数字证书
          </h1>
          <p>
            CA锁、手机证书、PC证书，一处办好。
            <br />
            {say('材料齐全，支付后 {reviewTime}内完成审核。')}
          </p>
          <Link data-part="search" href="/search">
            <Icon name="search" />
            搜索业务、资料或问题，例如：锁坏了怎么办
          </Link>
          <div data-part="actions">
            <LinkButton variant="primary" size="lg" href="/product?carrier=lock">
              办理CA锁
            </LinkButton>
            <LinkButton size="lg" href={ordersHref}>
              查询办理进度
            </LinkButton>
          </div>
          <ul>
            <li>
              <Icon name="order" />
              价格公开，提交前看得到每一项
            </li>
            <li>
              <Icon name="box" />
              自取、邮寄或在线写入
            </li>
          </ul>
        </Words>
        <Picture aria-hidden="true">
          <span data-part="rosette">
            <Rosette lineWidth={0.7} />
          </span>
          <CertificateCardArt rows={specimen} serial="4A7F91C20E883D15" />
          <span data-part="lock">
            <LockArt />
          </span>
        </Picture>
      </HeroGrid>
    </HeroRoot>
  );
}
