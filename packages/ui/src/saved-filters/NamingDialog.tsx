import { useId } from 'react';
import { Button } from '../button/Button.js';
import { useConfirm } from '../confirm-dialog/useConfirm.js';
import { Dialog } from '../dialog/Dialog.js';
import { ErrorSummary } from '../form/ErrorSummary.js';
import { Field } from '../form/Field.js';
import { Form } from '../form/Form.js';
import { useForm } from '../form/useForm.js';
import { Input } from '../input/Input.js';
import { useWords } from '../theme/useWords.js';
import { zhSavedFilters } from './SavedFilters.zh.js';

interface NamingDialogProps {
  onSave: (name: string) => void;
  onClose: () => void;
}

/** Asks for a name for the current filter, and before it drops a typed one. */
export function NamingDialog({ onSave, onClose }: NamingDialogProps) {
  const words = useWords('savedFilters', zhSavedFilters);
  const id = useId();
  const form = useForm({ defaultValues: { name: '' } });
  const { isDirty } = form.formState;
  const [confirm, confirmDialog] = useConfirm();
  const leave = async () => {
    if (!isDirty || (await confirm(words.leave))) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={() => void leave()}
      size="sm"
      title={words.saveCurrent}
      footer={
        <>
          <Button onClick={() => void leave()}>{words.cancel}</Button>
          <Button type="submit" form={id} variant="primary">
            {words.save}
          </Button>
        </>
      }
    >
      <Form
        id={id}
        form={form}
        onSubmit={({ name }) => {
          onSave(name.trim());
          onClose();
        }}
      >
        <ErrorSummary />
        <Field name="name" label={words.name} required hint={words.hint}>
          <Input maxLength={12} />
        </Field>
      </Form>
      {confirmDialog}
    </Dialog>
  );
}
