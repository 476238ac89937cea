import { Alert } from '@ca-portal/ui/alert';
import { Button } from '@ca-portal/ui/button';

/** The values typed here were not saved, because another window has saved meanwhile. */
export const OutdatedAlert = ({ onRefresh }: { onRefresh: () => void }) => (
  <Alert
    tone="warning"
    title="资料刚刚在另一个窗口更新过"
    live
    action={<Button onClick={onRefresh}>刷新</Button>}
  >
    为了不覆盖那里的修改，这里没有保存。刷新后请再填写一次。
  </Alert>
);
