import { ConfirmDialog } from '@ca-portal/ui/confirm-dialog';
import { useNavigate } from 'react-router-dom';
import { useLogout } from '../session/useSession.js';

/** Asks before the session ends (spec 8, confirmations); afterwards home, which everybody may see. */
export function PublicLayoutLogout({ onClose }: { onClose: () => void }) {
  const logout = useLogout();
  const navigate = useNavigate();
  return (
    <ConfirmDialog
      open
      title="确认退出登录？"
      description="退出后需要重新登录才能继续办理。"
      confirmLabel="退出登录"
      onOpenChange={onClose}
      onConfirm={async () => {
        await logout();
        void navigate('/', { replace: true });
      }}
    />
  );
}
