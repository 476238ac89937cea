import { LinkButton } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { Empty } from '@ca-portal/ui/empty';
import { Icon, type IconName } from '@ca-portal/ui/icon';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { Tools } from '../../shared/content/index.js';
import { Shown } from '../../shared/failure/index.js';
import { IconWell, PublicFrame, Stack } from '../../shared/page/index.js';
import { ExperienceHeading } from './components/ExperienceHeading.js';
import { VerifyPanel } from './components/VerifyPanel.js';
import { TrialGrid } from './ExperiencePage.styles.js';
import { trialHref } from './trials.js';
import { useExperiences, type Experience } from './queries.js';

const icons: Readonly<Record<Experience['kind'], IconName>> = {
  verify: 'shield-check',
  seal: 'stamp',
  scan: 'mobile',
  guide: 'help',
};

/** 体验中心, 动手体验 (`/experience`): trials that need no login and no lock. */
export function ExperiencePage() {
  return (
    <PublicFrame>
      <ExperienceHeading
        current="/experience"
        description="不用登录，不用插锁。文件在您的浏览器里检查，只有选择平台复核时才会上传。"
      />
      <VerifyPanel />
      <Card title="给文件签章">
        <Stack>
          <p>打开 PDF，放好公章、法人章或手写签名，插上CA锁签章。文件不上传。</p>
          <Tools>
            <LinkButton variant="primary" icon={<Icon name="stamp" />} href="/stamp">
              去签章
            </LinkButton>
            <LinkButton icon={<Icon name="document" />} href="/experience/sign">
              多份文件一次签名
            </LinkButton>
          </Tools>
        </Stack>
      </Card>
      <Card title="开发对接：CA锁命令">
        <Stack>
          <p>签名、验签、加密、解密、读证书、制章、校验 PIN，每个命令一段代码，插上锁可以当场试。</p>
          <span>
            <LinkButton icon={<Icon name="key" />} href="/experience/commands">
              看命令和代码
            </LinkButton>
          </span>
        </Stack>
      </Card>
      <Trials />
    </PublicFrame>
  );
}

/** The trial products of the province; one that is not available here yet says so. */
function Trials() {
  const trials = useExperiences();
  return (
    <Card title="可以试的">
      <Shown
        part
        of={trials}
        what="体验项目"
        loading={<Skeleton height="10rem" />}
        empty={<Empty size="sm" title="暂无体验项目" reason="正在整理，稍后会在这里公布。" />}
      >
        {(all) => (
          <TrialGrid>
            {all.map((trial) => (
              <li key={trial.id}>
                <Trial {...trial} />
              </li>
            ))}
          </TrialGrid>
        )}
      </Shown>
    </Card>
  );
}

function Trial({ title, summary, kind, link }: Experience) {
  const href = trialHref(kind, link);
  return (
    <>
      <IconWell data-tone={href ? undefined : 'quiet'}>
        <Icon name={icons[kind]} size="1.5rem" />
      </IconWell>
      <div>
        <h3>{title}</h3>
        <p>{summary}</p>
      </div>
      {href ? (
        <LinkButton size="sm" href={href} aria-label={`试一试，${title}`}>
          试一试
        </LinkButton>
      ) : (
        <p data-part="later">网页上还不能试，请到服务网点体验</p>
      )}
    </>
  );
}
