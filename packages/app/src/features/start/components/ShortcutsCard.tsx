import { Card } from '@ca-portal/ui/card';
import { Icon, type IconName } from '@ca-portal/ui/icon';
import { Link } from '@ca-portal/ui/link';
import { useViewPath } from '../../../session/useViewPath.js';
import { Tiles } from '../StartPage.styles.js';

/** 常用办理: the most used actions of a company's administrator. */
export function ShortcutsCard() {
  const shortcuts: readonly { label: string; icon: IconName; href: string | undefined }[] = [
    { label: '新办', icon: 'plus', href: '/product' },
    { label: '延期、补办、变更', icon: 'refresh', href: useViewPath('core/caManage') },
    { label: '全部业务', icon: 'list', href: '/jumpydDetial' },
    { label: '员工管理', icon: 'users', href: useViewPath('core/personnel') },
    { label: '开发票', icon: 'invoice', href: useViewPath('core/invoice') },
    { label: '检查这台电脑', icon: 'monitor', href: '/core/caManage/check' },
  ];
  return (
    <Card title="常用办理">
      <Tiles data-dense>
        {shortcuts.map(({ label, icon, href }) =>
          href ? (
            <li key={label}>
              <Link href={href}>
                <Icon name={icon} />
                {label}
              </Link>
            </li>
          ) : null,
        )}
      </Tiles>
    </Card>
  );
}
