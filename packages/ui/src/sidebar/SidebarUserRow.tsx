import { Avatar } from '../avatar/index.js';
import { Glyph } from '../icon/Glyph.js';
import { swapIcon } from '../icon/paths.js';
import { HiddenText } from '../theme/HiddenText.js';
import { useWords } from '../theme/useWords.js';
import { zhSidebar } from './Sidebar.zh.js';

/** The signed-in user, as the sidebar shows it. */
export interface SidebarUser {
  /** The visible name; its first character replaces a missing picture. */
  name: string;
  /** The role; without it 暂未选择身份 is shown. */
  roleName?: string;
  /** Address of the picture. */
  avatarSrc?: string;
}

interface SidebarUserRowProps {
  user: SidebarUser;
  collapsed: boolean;
  onSwitchRole: (() => void) | undefined;
}

/** The picture and, where there is room, name, role and role switch. */
export function SidebarUserRow({ user, collapsed, onSwitchRole }: SidebarUserRowProps) {
  const words = useWords('sidebar', zhSidebar);
  return (
    <div data-part="user">
      <Avatar name={user.name} src={user.avatarSrc} />
      {collapsed ? (
        <HiddenText>{user.name}</HiddenText>
      ) : (
        <span data-part="who">
          <span data-part="name">{user.name}</span>
          <span data-part="role">{user.roleName || words.noRole}</span>
        </span>
      )}
      {onSwitchRole && !collapsed && (
        <button
          type="button"
          data-part="action"
          data-variant="text"
          aria-label={words.switchRole}
          title={words.switchRole}
          onClick={onSwitchRole}
        >
          <Glyph of={swapIcon} />
        </button>
      )}
    </div>
  );
}
