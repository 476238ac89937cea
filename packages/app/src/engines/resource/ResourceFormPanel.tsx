import { Alert } from '@ca-portal/ui/alert';
import { useForm, useWatch } from '@ca-portal/ui/form';
import { toaster } from '@ca-portal/ui/toast';
import { useRuleWords } from '../../config/rules.js';
import { FormDialog } from '../../shared/form/index.js';
import type { FormValues, ResourceForm } from './description.js';
import { DescribedField } from './DescribedField.js';
import type { FieldDescription } from './fields.js';
import { FieldGrid } from './ResourceForm.styles.js';

export interface ResourceFormPanelProps<Row> {
  description: ResourceForm<Row>;
  /** The record to change; undefined for a new one. */
  row: Row | undefined;
  values: FormValues;
  title: string;
  /** @default '保存' */
  submitLabel?: string;
  /** Message after saving. */
  saved?: string;
  onSaved: () => Promise<unknown>;
  onClose: () => void;
}

/** The form of one record in a drawer: server errors are shown at their fields, and the input is never lost. */
export function ResourceFormPanel<Row>({
  description,
  row,
  values,
  title,
  submitLabel = '保存',
  saved,
  onSaved,
  onClose,
}: ResourceFormPanelProps<Row>) {
  const say = useRuleWords();
  const form = useForm<FormValues>({ defaultValues: values });
  const now = { ...values, ...useWatch({ control: form.control }) };
  const mode = row === undefined ? 'add' : 'edit';
  const says = description.says?.(now, row);
  const save = async (entered: FormValues) => {
    await (row === undefined ? description.add?.run(entered) : description.edit?.run(entered, row));
    toaster.success(saved ?? (row === undefined ? '已新增' : '已保存'));
    await onSaved();
  };
  return (
    <FormDialog
      frame={description.size === 'lg' ? 'dialog' : 'drawer'}
      size="xl"
      title={title}
      form={form}
      submitLabel={submitLabel}
      onSubmit={save}
      onClose={onClose}
    >
      {says ? <Alert tone="info">{typeof says === 'string' ? say(says) : says}</Alert> : null}
      <FieldGrid>
        {Object.entries(description.fields).map(([name, field]) => {
          const described = field as FieldDescription<unknown, FormValues>;
          const { only, when } = described;
          if ((only !== undefined && only !== mode) || when?.(now) === false) return null;
          return (
            <DescribedField
              key={name}
              name={name}
              field={described}
              requiredUnlessSaid={false}
              limits={description.limits?.[name]}
            />
          );
        })}
      </FieldGrid>
    </FormDialog>
  );
}
