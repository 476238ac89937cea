import { Card } from '@ca-portal/ui/card';
import { Rosette } from '@ca-portal/ui/motif';
import { RichText } from '@ca-portal/ui/rich-text';
import { SealStamp } from '@ca-portal/ui/seal-stamp';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { SiteWidth } from '../../shared/content/index.js';
import { hasFailed, Shown } from '../../shared/failure/index.js';
import { Coming } from '../../shared/page/index.js';
import { AboutColumns, StatementRoot } from './AboutPage.styles.js';
import { Contact } from './components/Contact.js';
import { Licenses } from './components/Licenses.js';
import { PublicFigures } from './components/PublicFigures.js';
import { PublicInformation } from './components/PublicInformation.js';
import { ServicePoints } from './components/ServicePoints.js';
import { useProfile } from './queries.js';

/** 关于我们 (`/about`): who runs the portal, with which licenses, where, and how to reach them. */
export function AboutPage() {
  const profile = useProfile();
  return (
    <>
      <StatementRoot>
        <div>
          <div>
            <p>关于我们</p>
            <h1>
              让每一次签章，
              <br />
              都能查、能验、能负责
            </h1>
            <p data-part="lead">
              证书由持牌电子认证服务机构签发，平台负责受理、审核、发放和日常帮助，服务全省招标投标、政府采购和工程造价。
            </p>
          </div>
          <div data-part="picture" aria-hidden="true">
            <Rosette lineWidth={0.7} />
            <SealStamp text="数字证书" />
          </div>
        </div>
      </StatementRoot>
      <SiteWidth>
        <PublicFigures given={hasFailed(profile) ? [] : profile.data?.figures} />
        <AboutColumns>
          <div>
            <Card title="平台做什么">
              <Shown
                part
                of={profile}
                what="平台介绍"
                unharmed="页面其他内容不受影响"
                loading={<Skeleton height="8em" />}
              >
                {({ introduction }) => <RichText html={introduction} />}
              </Shown>
            </Card>
            {profile.data ? <Licenses licenses={profile.data.licenses} /> : null}
            <ServicePoints />
          </div>
          <aside aria-label="联系方式与公开信息">
            {profile.data ? <Contact profile={profile.data} /> : profile.isPending ? <Coming /> : null}
            <PublicInformation />
          </aside>
        </AboutColumns>
      </SiteWidth>
    </>
  );
}
