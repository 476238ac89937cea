import { type SidebarUser, SidebarUserRow } from '../SidebarUserRow.js';
import { useSidebar } from './Root.js';

export interface UserProps {
  /** The signed-in user. */
  user: SidebarUser;
  /** Shows the role switch beside the name. */
  onSwitchRole?: (() => void) | undefined;
}

/** The signed-in user with the role, and the role switch. */
export function User({ user, onSwitchRole }: UserProps) {
  const { collapsed } = useSidebar();
  return <SidebarUserRow {...{ user, collapsed, onSwitchRole }} />;
}
