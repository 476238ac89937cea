import { LinkButton } from '@ca-portal/ui/button';
import { Icon, type IconName } from '@ca-portal/ui/icon';
import { useLinkComponent } from '@ca-portal/ui/theme';
import { useId } from 'react';
import { IconWell } from '../../../shared/page/index.js';
import { ShortcutsRoot } from './GuideShortcuts.styles.js';

/** Common cases; each answers two of the five questions. */
const shortcuts: readonly { title: string; note: string; icon: IconName; situation: string }[] = [
  { title: '锁插上没反应', note: '先做环境检测，多数不用补办', icon: 'lock-device', situation: 'broken' },
  { title: '公司改名了', note: '企业变更，本单位证书一起改', icon: 'building', situation: 'changed' },
  { title: '快开标了，证书要到期', note: '先看未开标文件的风险', icon: 'warning', situation: 'expiring' },
  { title: '人员离职，锁在他手里', note: '补办或注销，需要情况说明', icon: 'users', situation: 'unused' },
];

/** 我要办什么？: for users who do not know the business names. */
export function GuideShortcuts() {
  const titleId = useId();
  const Link = useLinkComponent() as 'a';
  return (
    <ShortcutsRoot aria-labelledby={titleId}>
      <div>
        <h2 id={titleId}>我要办什么？</h2>
        <p>不确定该办哪一项，回答 5 个问题，约 1 分钟。不用登录，结果可以保存。</p>
        <LinkButton variant="primary" size="lg" href="/guide">
          开始回答
        </LinkButton>
      </div>
      <ul>
        {shortcuts.map(({ title, note, icon, situation }) => (
          <li key={situation}>
            <Link href={`/guide?holds=lock&situation=${situation}`}>
              <IconWell data-tone="quiet">
                <Icon name={icon} />
              </IconWell>
              <span data-part="words">
                <b>{title}</b>
                <small>{note}</small>
              </span>
              <Icon name="chevron-right" />
            </Link>
          </li>
        ))}
      </ul>
    </ShortcutsRoot>
  );
}
