import { Alert } from '@ca-portal/ui/alert';
import { Button } from '@ca-portal/ui/button';
import { Actions } from './PinDialog.styles.js';

interface PinActionsProps {
  busy: boolean;
  /** Text shown while the lock works. */
  working: string;
  /** The verb of the submit button. */
  submit: string;
  onCancel: () => void;
}

/** The buttons of a form that writes a PIN: while the lock works it must stay plugged in, and cancel is disabled. */
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
