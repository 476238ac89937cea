import { LinkButton } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { Icon } from '@ca-portal/ui/icon';
import { useToken } from '../../../session/useSession.js';
import { ChangeRows, StepRows } from '../DownloadPage.styles.js';
import type { DownloadDetail } from '../queries.js';

/** How to install it, and the changes; a part without text is left out. */
export function FileNotes({ file: { steps, changes, version, category } }: { file: DownloadDetail }) {
  // The environment check is for users before the login; logged-in users do not need this link.
  const visiting = useToken() === null;
  return (
    <>
      {steps.length > 0 ? (
        <Card title={category === 'template' || category === 'manual' ? '使用说明' : '安装说明'}>
          <StepRows>
            {steps.map((step, n) => (
              <li key={step}>
                <span aria-hidden="true">{n + 1}</span>
                {step}
              </li>
            ))}
          </StepRows>
          {category === 'driver' && visiting ? (
            <LinkButton href="/loginByCa" icon={<Icon name="shield-check" />}>
              插锁登录，检测环境
            </LinkButton>
          ) : null}
        </Card>
      ) : null}
      {changes.length > 0 ? (
        <Card title="更新记录">
          <ChangeRows>
            {changes.map((change) => (
              <li key={`${change.version} ${change.day}`}>
                <div>
                  <b>{change.version}</b>
                  <time dateTime={change.day}>{change.day}</time>
                </div>
                <p>{change.text}</p>
                {change.version === version ? <small>当前</small> : null}
              </li>
            ))}
          </ChangeRows>
        </Card>
      ) : null}
    </>
  );
}
