import { Alert } from '@ca-portal/ui/alert';
import { Button } from '@ca-portal/ui/button';
import { Actions } from './PinDialog.styles.js';

interface PinActionsProps {
  busy: boolean;
  /** What is being done with the lock, said while it is. */
  working: string;
  /** The verb of the form. */
  submit: string;
  onCancel: () => void;
}

/** The end of a form that writes a PIN: while the lock works it must stay in, and nothing can be cancelled. */
export const PinActions = ({ busy, working, submit, onCancel }: PinActionsProps) => (
  <>
    {busy ? (
      <Alert live tone="warning" title={`${working}，请勿拔出CA锁`}>
        写完之前不能取消。
      </Alert>
    ) : null}
    <Actions>
      <Button disabled={busy} onClick={onCancel}>
        取消
      </Button>
      <Button type="submit" variant="primary" loading={busy} loadingText="正在写入">
        {submit}
      </Button>
    </Actions>
  </>
);
