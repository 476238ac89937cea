import type { ReactElement } from 'react';
import type { DialogProps } from '../dialog/dialogProps.js';

/** One identity of the person: a role in a company. */
export interface RoleOption {
  /** Tells it apart: the role id, with the company where one role is held in several. */
  value: string;
  /** 企业管理员; 未知角色名称 stands there without one. */
  name?: string;
  /** The company, or whatever else the role is held in. */
  organization?: string;
  /** Line art above the name, such as `<Icon name="building" size={32} />`. */
  icon?: ReactElement;
  /** Disabled. */
  disabled?: boolean;
  /** Why it cannot be chosen: 企业审核中. */
  reason?: string;
}

export interface RoleSelectDialogProps extends Omit<
  DialogProps,
  'title' | 'description' | 'footer' | 'children' | 'size' | 'initialFocus' | 'onSelect'
> {
  /** The roles of the person; none while they are loaded. */
  roles?: readonly RoleOption[] | null;
  /** The role of this session; without one it is the first choice after the login. */
  current?: string;
  /**
   * Switches: token, information, routes, all tabs closed. Answers nothing when it went well
   * and the dialog closes, else the sentence to show; a rejection gets a general one.
   */
  onSelect: (value: string) => Promise<string | undefined>;
  /** Leads to the role-application form; without it the link is not there. The dialog closes first. */
  onApply?: () => void;
  /** Its content is on its way. */
  loading?: boolean;
  /** The roles could not be loaded. */
  failed?: boolean;
  /** Tries again after a failure; without it there is no retry button. */
  onRetry?: () => void;
}
