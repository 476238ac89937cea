import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../button/index.js';
import { Dialog } from '../dialog/index.js';
import { Input } from '../input/index.js';
import type { OnOpenChange } from '../internal/openChange.js';
import { useWords } from '../theme/useWords.js';
import { Failure, TypedWord } from './ConfirmDialog.styles.js';
import { zhConfirmDialog } from './ConfirmDialog.zh.js';

/** The question and its two answers. */
export interface ConfirmOptions {
  /** The action as a question: 确认退出登录？ */
  title: ReactNode;
  /** What will happen, and whether it can be undone. */
  description?: ReactNode;
  /** More than a sentence: what is going to happen, or a field. */
  children?: ReactNode;
  /** `danger` for what cannot be undone. @default 'default' */
  tone?: 'default' | 'danger';
  /** A verb: 退出登录. @default locale.confirmDialog.confirm */
  confirmLabel?: ReactNode;
  /** The words of the way out. @default 取消 */
  cancelLabel?: ReactNode;
  /** The word that must be typed before the verb can be pressed, for what is irreversible: 注销. */
  typeToConfirm?: string;
}

export interface ConfirmDialogProps extends ConfirmOptions {
  /** Whether the question is asked. */
  open: boolean;
  /** Called when it opens or closes, with the reason. */
  onOpenChange: OnOpenChange;
  /**
   * While its promise runs the verb spins and the dialog stays; it closes itself when the promise resolves. When it
   * rejects the dialog stays and says so; catch what you can say better.
   */
  onConfirm: () => void | Promise<void>;
}

/** Asks before something is done. 取消 has the focus first; a danger dialog may ask for a word. */
export function ConfirmDialog({ open, ...rest }: ConfirmDialogProps) {
  return open ? <OpenConfirm {...rest} /> : null;
}

function OpenConfirm({
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
      // Said here and told to the page's error log: a question that stays open without a word helps nobody.
      reportError(error);
      setFailed(true);
      return;
    } finally {
      setBusy(false);
    }
    onOpenChange(false, { reason: 'select' });
  };

  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
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
    </Dialog>
  );
}
