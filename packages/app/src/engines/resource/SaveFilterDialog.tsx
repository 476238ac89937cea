import { Field, useForm } from '@ca-portal/ui/form';
import { Input } from '@ca-portal/ui/input';
import { FormDialog } from '../../shared/form/index.js';

interface SaveFilterDialogProps {
  onSave: (name: string) => void;
  onClose: () => void;
}

/** Asks for a name for the current filter. */
export function SaveFilterDialog({ onSave, onClose }: SaveFilterDialogProps) {
  const form = useForm({ defaultValues: { name: '' } });
  return (
    <FormDialog
      title="保存当前筛选"
      size="sm"
      form={form}
      submitLabel="保存"
      onSubmit={async ({ name }) => onSave(name.trim())}
      onClose={onClose}
    >
      <Field name="name" label="名称" required hint="只保存在这台电脑的浏览器中。">
        <Input maxLength={12} />
      </Field>
    </FormDialog>
  );
}
