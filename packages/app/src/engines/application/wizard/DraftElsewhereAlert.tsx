import { Alert } from '@ca-portal/ui/alert';
import { Button } from '@ca-portal/ui/button';
import { formatDateTime } from '@ca-portal/ui/formats';
import type { DraftElsewhere } from './useServerDraft.js';

/** Asks whether to continue with a draft from another device. */
export function DraftElsewhereAlert({ draft }: { draft: DraftElsewhere | undefined }) {
  return draft ? (
    <Alert
      title="您在另一台设备上填写过"
      live
      action={
        <>
          <Button variant="primary" onClick={draft.resume}>
            继续填写
          </Button>
          <Button onClick={draft.dismiss}>重新填写</Button>
        </>
      }
    >
      内容保存于 {formatDateTime(draft.savedAt)}。选择“继续填写”会填入那份内容，选择“重新填写”会删除它。
    </Alert>
  ) : null;
}
