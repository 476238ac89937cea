import { type SidebarUser, SidebarUserRow } from '../SidebarUserRow.js';
import { useSidebar } from './Root.js';

export interface UserProps {
  /** Who is signed in. */
  user: SidebarUser;
  /** Shows the switch of the role beside the name. */
  onSwitchRole?: (() => void) | undefined;
}

/** Who is signed in, in which role, and the switch to another one. */
export function User({ user, onSwitchRole }: UserProps) {
  const { collapsed } = useSidebar();
  return <SidebarUserRow {...{ user, collapsed, onSwitchRole }} />;
}
