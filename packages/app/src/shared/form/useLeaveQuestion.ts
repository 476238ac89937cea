import { useConfirm } from '@ca-portal/ui/confirm-dialog';
import { useTabDirty } from '../tabs/index.js';

/**
 * Closing a dialog, or anything else with a form, asks first while it has values that were typed and not sent; so does
 * closing its tab. The returned dialog is rendered inside the frame.
 */
export function useLeaveQuestion(title: string, isDirty: boolean, onClose: () => void) {
  useTabDirty(isDirty);
  const [confirm, question] = useConfirm();
  const leave = async () => {
    const sure =
      !isDirty ||
      (await confirm({
        title: '有内容还没有提交',
        description: `“${title}”里填写的内容还没有提交，关闭后会丢失。`,
        confirmLabel: '不提交，关闭',
        cancelLabel: '继续填写',
      }));
    if (sure) onClose();
  };
  return [leave, question] as const;
}
