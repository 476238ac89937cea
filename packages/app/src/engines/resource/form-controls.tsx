// Controls that only forms need, not the filters of a list: they load with the form, not with the page.
import { MultiCombobox } from '@ca-portal/ui/combobox';
import type { FieldControl } from '@ca-portal/ui/form';
import { Upload, type UploadProps } from '@ca-portal/ui/upload';
import { sendAttachment, uploadProblem } from '../../shared/files/index.js';
import { optionsOf, type Options } from './options.js';

export { DatePicker } from '@ca-portal/ui/date-picker';
export { NumberInput } from '@ca-portal/ui/number-input';
export { Textarea } from '@ca-portal/ui/textarea';
export { RichTextControl } from '../../shared/form/index.js';

interface OptionManyProps {
  options: Options;
  control: FieldControl<readonly string[]>;
}

export function OptionMany({ options, control }: OptionManyProps) {
  // While the options load, a selected value is shown as '…' instead of its key.
  const known = optionsOf(options) ?? control.value.map((value) => ({ value, label: '…' }));
  return <MultiCombobox {...control} options={known} />;
}

/** Files that are uploaded while the form is open. */
export const AttachmentUpload = (props: Omit<UploadProps, 'upload' | 'describeError'>) => (
  <Upload {...props} upload={sendAttachment} describeError={uploadProblem} />
);
