import { type ReactElement, Suspense } from 'react';
import type { DialogProps } from '../dialog/Dialog.js';
import { latePart } from '../internal/latePart.js';
import { useOpenState } from '../internal/openChange.js';
import { OverlaySkeleton } from '../skeleton/OverlaySkeleton.js';

const OpenRoleSelectDialog = latePart(
  async () => (await import('./OpenRoleSelectDialog.js')).OpenRoleSelectDialog,
);

/** One identity of the person: a role in a company. */
export interface RoleOption {
  /** Tells it apart: the role id, with the company where one role is held in several. */
  value: string;
  /** 企业管理员; 未知角色名称 stands there without one (spec 3). */
  name?: string;
  organisation?: string;
  /** Line art above the name, such as `<Icon name="building" size={32} />`. */
  icon?: ReactElement;
  disabled?: boolean;
  /** Why it cannot be chosen: 企业审核中. */
  reason?: string;
}

export interface RoleSelectDialogProps extends Omit<
  DialogProps,
  'title' | 'description' | 'footer' | 'children' | 'size' | 'initialFocus' | 'onSelect'
> {
  roles?: readonly RoleOption[] | null;
  /** The role of this session; without one it is the first choice after the login. */
  current?: string;
  /**
   * Switches: token, information, routes, all tabs closed (spec 4, role switch). Answers nothing when it went well
   * and the dialog closes, else the sentence to show; a rejection gets a general one.
   */
  onSelect: (value: string) => Promise<string | undefined>;
  /** Leads to the role-application form; without it the link is not there. The dialog closes first. */
  onApply?: () => void;
  loading?: boolean;
  /** The roles could not be loaded. */
  failed?: boolean;
  onRetry?: () => void;
}

/**
 * Which role to work in (spec 2.11). After the login, when nothing is chosen yet, pass `dismissible={false}`. Its code
 * is loaded when it opens.
 */
export function RoleSelectDialog({
  open,
  defaultOpen = false,
  onOpenChange,
  ...rest
}: RoleSelectDialogProps) {
  const [isOpen, setOpen] = useOpenState(open, defaultOpen, onOpenChange);
  return isOpen ? (
    <Suspense
      fallback={
        <OverlaySkeleton
          width="44rem"
          onCancel={rest.dismissible === false ? undefined : () => setOpen(false, 'escape-key')}
        />
      }
    >
      <OpenRoleSelectDialog {...rest} setOpen={setOpen} setShown={(shown) => setOpen(shown, 'other')} />
    </Suspense>
  ) : null;
}
