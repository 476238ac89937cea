import { useRef, useState } from 'react';
import { Button } from '../button/index.js';
import { OpenDialog } from '../dialog/OpenDialog.js';
import { Input } from '../input/index.js';
import { useWords } from '../theme/useWords.js';
import type { ConfirmDialogProps } from './confirmDialogProps.js';
import { Failure, TypedWord } from './ConfirmDialog.styles.js';
import { zhConfirmDialog } from './ConfirmDialog.zh.js';

/** The open dialog, loaded by `ConfirmDialog`. */
export function OpenConfirm({
  onOpenChange,
  onConfirm,
  title,
  description,
  children,
  tone = 'default',
  confirmLabel,
  cancelLabel,
  typeToConfirm,
}: Omit<ConfirmDialogProps, 'open'>) {
  const locale = useWords('confirmDialog', zhConfirmDialog);
  const cancelRef = useRef<HTMLButtonElement>(null);
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const missing = typeToConfirm !== undefined && typed.trim() !== typeToConfirm;

  const confirm = async () => {
    setBusy(true);
    setFailed(false);
    try {
      await onConfirm();
    } catch (error) {
      // Shown here and reported to the error log: a dialog that stays open without a message confuses people.
      reportError(error);
      setFailed(true);
      return;
    } finally {
      setBusy(false);
    }
    onOpenChange(false, { reason: 'select' });
  };

  return (
    <OpenDialog
      setOpen={(open, reason) => onOpenChange(open, { reason })}
      role="alertdialog"
      size="sm"
      compact
      dismissible={!busy}
      title={title}
      description={description}
      initialFocus={cancelRef}
      footer={
        <>
          <Button
            ref={cancelRef}
            disabled={busy}
            onClick={() => onOpenChange(false, { reason: 'close-button' })}
          >
            {cancelLabel ?? locale.cancel}
          </Button>
          <Button
            variant={tone === 'danger' ? 'danger' : 'primary'}
            loading={busy}
            disabled={missing || undefined}
            onClick={() => void confirm()}
          >
            {confirmLabel ?? locale.confirm}
          </Button>
        </>
      }
    >
      {children}
      {typeToConfirm === undefined ? null : (
        <TypedWord>
          {locale.typeToConfirm(typeToConfirm)}
          <Input value={typed} onValueChange={setTyped} autoComplete="off" />
        </TypedWord>
      )}
      {failed ? (
        <Failure role="alert" data-part="error">
          {locale.failed}
        </Failure>
      ) : null}
    </OpenDialog>
  );
}
