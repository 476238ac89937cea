import { Icon, type IconName } from '@ca-portal/ui/icon';
import { Tag } from '@ca-portal/ui/tag';
import { useLinkComponent } from '@ca-portal/ui/theme';
import { useId } from 'react';
import { usePortalConfig } from '../../../config/config.js';
import { Panel, QuickRoot, Tile, Tiles } from './QuickPanel.styles.js';
import { Wrap } from './Section.styles.js';

interface Entry {
  title: string;
  icon: IconName;
  note: string;
  /** Left out while the business cannot be done online yet: the entry then says so. */
  href?: string;
}

const entries: readonly Entry[] = [
  { title: '新办', icon: 'plus', note: '首次办理CA锁，或为员工办理个人锁', href: '/product' },
  { title: '延期', icon: 'clock', note: '到期前 80 天起可办理，旧锁继续用' },
  { title: '变更', icon: 'swap', note: '名称、法定代表人或印章有变化' },
  { title: '补办', icon: 'sync', note: '锁遗失、损坏或密码锁死' },
  { title: '注销', icon: 'ban', note: '不再使用，注销后不可恢复' },
];

/** 我要办理: every business at a glance; what is not open online yet stays visible, with its reason. */
export function QuickPanel({ ordersHref }: { ordersHref: string }) {
  const titleId = useId();
  const { hotline } = usePortalConfig();
  return (
    <QuickRoot aria-labelledby={titleId}>
      <Wrap>
        <Panel>
          <header>
            <h2 id={titleId}>我要办理</h2>
            <p>标有“即将开放”的业务，现在请拨打 {hotline.phone} 或到服务网点办理。</p>
          </header>
          <Tiles>
            {entries.map((entry) => (
              <li key={entry.title}>
                <QuickTile {...entry} />
              </li>
            ))}
            <li data-only="elder">
              <QuickTile title="查进度" icon="search" note="看看证书办到哪一步了" href={ordersHref} />
            </li>
          </Tiles>
        </Panel>
      </Wrap>
    </QuickRoot>
  );
}

function QuickTile({ title, icon, note, href }: Entry) {
  const Link = useLinkComponent();
  const content = (
    <>
      <span data-part="icon">
        <Icon name={icon} size="1.5rem" />
      </span>
      <span>
        <span data-part="title">
          {title}
          {href ? null : <Tag>即将开放</Tag>}
        </span>
        <span data-part="note">{note}</span>
      </span>
    </>
  );
  return href ? (
    <Tile as={Link as 'a'} href={href}>
      {content}
    </Tile>
  ) : (
    <Tile>{content}</Tile>
  );
}
