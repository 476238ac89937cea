import type { ReactElement } from 'react';
import type { DialogProps } from '../dialog/dialogProps.js';

/** One identity of the user: a role in a company. */
export interface RoleOption {
  /** Unique key: the role id, with the company if one role exists in several. */
  value: string;
  /** 企业管理员; without it 未知角色名称 is shown. */
  name?: string;
  /** The company or other organization of the role. */
  organization?: string;
  /** Icon above the name, such as `<Icon name="building" size={32} />`. */
  icon?: ReactElement;
  /** Disabled. */
  disabled?: boolean;
  /** Why it is disabled: 企业审核中. */
  reason?: string;
}

export interface RoleSelectDialogProps extends Omit<
  DialogProps,
  'title' | 'description' | 'footer' | 'children' | 'size' | 'initialFocus' | 'onSelect'
> {
  /** The roles of the user; empty while they load. */
  roles?: readonly RoleOption[] | null;
  /** The role of this session; without it this is the first choice after the login. */
  current?: string;
  /**
   * Switches token, user information and routes, and closes all tabs. Returns `undefined` on success,
   * and the dialog closes; else the error to show. A rejection gets a general one.
   */
  onSelect: (value: string) => Promise<string | undefined>;
  /** Opens the role application form; without it the link is not shown. The dialog closes first. */
  onApply?: () => void;
  /** The roles are loading. */
  loading?: boolean;
  /** Loading the roles failed. */
  failed?: boolean;
  /** Tries again after a failure; without it there is no retry button. */
  onRetry?: () => void;
}
