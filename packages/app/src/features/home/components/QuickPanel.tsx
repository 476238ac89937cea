import { Icon, type IconName } from '@ca-portal/ui/icon';
import { Link } from '@ca-portal/ui/link';
import { useLinkComponent } from '@ca-portal/ui/theme';
import { useId } from 'react';
import { useRuleWords } from '../../../config/rules.js';
import { SiteWidth } from '../../../shared/content/index.js';
import { Panel, QuickRoot, Tile, Tiles } from './QuickPanel.styles.js';

interface Entry {
  title: string;
  icon: IconName;
  note: string;
  href: string;
}

const business = '/jumpydDetial';
const entries: readonly Entry[] = [
  { title: '新办', icon: 'plus', note: '首次办理CA锁，或为员工办理个人锁', href: '/product' },
  {
    title: '延期',
    icon: 'clock',
    note: '到期前 {renewalDays} 天起可办理，旧锁继续用',
    href: `${business}?type=0103`,
  },
  { title: '变更', icon: 'swap', note: '名称、法定代表人或印章有变化', href: `${business}?type=0105` },
  { title: '补办', icon: 'sync', note: '锁遗失、损坏或密码锁死', href: `${business}?type=0102` },
  { title: '注销', icon: 'ban', note: '不再使用，注销后不可恢复', href: `${business}?type=0108` },
];

/** 我要办理: all businesses, and the guide for users who do not know the names. */
export function QuickPanel({ ordersHref }: { ordersHref: string }) {
  const say = useRuleWords();
  const titleId = useId();
  return (
    <QuickRoot aria-labelledby={titleId}>
      <SiteWidth>
        <Panel>
          <header>
            <h2 id={titleId}>我要办理</h2>
            <p>
              不确定办哪一项？<Link href="/guide">回答 5 个问题</Link>，或看
              <Link href={business}>全部业务</Link>
            </p>
          </header>
          <Tiles>
            {entries.map((entry) => (
              <li key={entry.title}>
                <QuickTile {...entry} note={say(entry.note)} />
              </li>
            ))}
            <li data-only="elder">
              <QuickTile title="查进度" icon="search" note="看看证书办到哪一步了" href={ordersHref} />
            </li>
          </Tiles>
        </Panel>
      </SiteWidth>
    </QuickRoot>
  );
}

function QuickTile({ title, icon, note, href }: Entry) {
  const RouterLink = useLinkComponent();
  return (
    <Tile as={RouterLink as 'a'} href={href}>
      <span data-part="icon">
        <Icon name={icon} size="1.5rem" />
      </span>
      <span>
        <span data-part="title">{title}</span>
        <span data-part="note">{note}</span>
      </span>
    </Tile>
  );
}
