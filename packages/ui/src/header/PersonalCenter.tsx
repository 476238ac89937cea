import { Avatar } from '../avatar/index.js';
import { Icon, type IconName } from '../icon/index.js';
import { LazyPopover } from '../popover/LazyPopover.js';
import { useLinkComponent } from '../theme/uiContext.js';
import { useWords } from '../theme/useWords.js';
import { ActionButton, ActionLink, ActionList, Panel, Profile } from './PersonalCenter.styles.js';
import { UserTrigger } from './UserTrigger.js';
import { zhHeader } from './Header.zh.js';

/** The signed-in user, as the header shows it. */
export interface HeaderUser {
  /** The name beside the picture; its first character replaces a missing picture. */
  name: string;
  /** The role; without it 暂未选择身份 is shown. */
  roleName?: string;
  /** Already masked: 139****5520. */
  phoneMasked?: string;
  /** Address of the picture. */
  avatarSrc?: string;
}

/** 个人中心, 切换身份, 修改密码: a link with `href`, else a button. 退出登录 is added automatically. */
export interface HeaderMenuItem {
  /** Unique key. */
  key: string;
  /** The label. */
  label: string;
  /** The icon before the label. */
  icon?: IconName;
  /** The link target; without it the row is a button. */
  href?: string;
  /** Called when the row is chosen; the personal center closes. */
  onSelect?: () => void;
}

export interface PersonalCenterProps {
  user: HeaderUser;
  items: readonly HeaderMenuItem[];
  onLogout?: () => void;
}

interface PersonalCenterPopoverProps extends PersonalCenterProps {
  /** Opened by a click that came before its code had loaded. */
  defaultOpen?: boolean;
}

/** The signed-in user, with the actions of the account. */
export function PersonalCenter({ defaultOpen, ...personal }: PersonalCenterPopoverProps) {
  const words = useWords('header', zhHeader);
  return (
    <LazyPopover
      trigger={<UserTrigger user={personal.user} />}
      label={words.personalCenter}
      defaultOpen={defaultOpen}
    >
      {(close) => (
        <Panel>
          <UserProfile user={personal.user} />
          <UserActions {...personal} onDone={close} />
        </Panel>
      )}
    </LazyPopover>
  );
}

export function UserProfile({ user }: { user: HeaderUser }) {
  const words = useWords('header', zhHeader);
  return (
    <Profile>
      <Avatar name={user.name} src={user.avatarSrc} size="lg" />
      <div>
        <p data-part="name">{user.name}</p>
        <p>{user.roleName || words.noRole}</p>
        {user.phoneMasked ? <p data-part="phone">{user.phoneMasked}</p> : null}
      </div>
    </Profile>
  );
}

/** The same actions in the popover and in the sheet of a phone. */
export function UserActions({
  items,
  onLogout,
  onDone,
}: Omit<PersonalCenterProps, 'user'> & { onDone: () => void }) {
  const RouterLink = useLinkComponent();
  const words = useWords('header', zhHeader);
  const finish = (action?: () => void) => () => {
    onDone();
    action?.();
  };
  return (
    <ActionList>
      {items.map((item) => {
        const content = (
          <>
            {item.icon ? <Icon name={item.icon} /> : null}
            {item.label}
          </>
        );
        return (
          <li key={item.key}>
            {item.href ? (
              <ActionLink as={RouterLink as 'a'} href={item.href} onClick={finish(item.onSelect)}>
                {content}
              </ActionLink>
            ) : (
              <ActionButton type="button" onClick={finish(item.onSelect)}>
                {content}
              </ActionButton>
            )}
          </li>
        );
      })}
      {onLogout ? (
        <li data-part="logout">
          <ActionButton type="button" onClick={finish(onLogout)}>
            <Icon name="logout" />
            {words.logout}
          </ActionButton>
        </li>
      ) : null}
    </ActionList>
  );
}
