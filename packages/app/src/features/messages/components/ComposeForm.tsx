import { formatMinute } from '@ca-portal/ui/formats';
import { checkNoSpecialCharacters } from '@ca-portal/api/domain';
import { Alert } from '@ca-portal/ui/alert';
import { Button } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { useConfirm } from '@ca-portal/ui/confirm-dialog';
import {
  AutosaveStatus,
  ErrorSummary,
  Field,
  Form,
  useForm,
  useLeaveGuard,
  useWatch,
} from '@ca-portal/ui/form';
import { Icon } from '@ca-portal/ui/icon';
import { Input } from '@ca-portal/ui/input';
import { RadioGroup } from '@ca-portal/ui/radio-group';
import { Segmented } from '@ca-portal/ui/segmented';
import { toaster } from '@ca-portal/ui/toast';
import { Upload } from '@ca-portal/ui/upload';
import { useEffect, useRef, useState } from 'react';
import { sendAttachment, uploadProblem } from '../../../shared/files/index.js';
import { refusalOf } from '../../../shared/failure/index.js';
import { RichTextControl, useOwnAutosave } from '../../../shared/form/index.js';
import { useTabDirty } from '../../../shared/tabs/index.js';
import { letterOf, sendTimeOf, type LetterForm } from '../letter-form.js';
import type { Box } from '../message-position.js';
import { useWrite, type useRecipients } from '../queries.js';
import { FieldGrid, FormBar } from '../../../shared/page/index.js';
import { Choice, Fields } from './ComposeView.styles.js';
import { LetterPreview } from './LetterPreview.js';
import { RecipientsField } from './RecipientsField.js';
import { SendTimeFields } from './SendTimeFields.js';

interface ComposeFormProps {
  /** 0 for a new text. */
  draftId: number;
  initial: LetterForm;
  departments: NonNullable<ReturnType<typeof useRecipients>['data']>;
  /** Called when the text has been saved as a draft with this id. */
  onDraft: (id: number) => void;
  onDone: (box: Box) => void;
}

/** Fields of the form by the names of the call, for refusals. */
const fieldNames: Readonly<Record<string, keyof LetterForm>> = {
  topic: 'topic',
  content: 'content',
  recipientIds: 'recipientIds',
  attachmentIds: 'files',
  sendTime: 'day',
};

/** Writing: autosaved as a draft, sent after a question with the number of recipients. */
export function ComposeForm(props: ComposeFormProps) {
  const { initial, departments, onDraft, onDone } = props;
  const form = useForm<LetterForm>({ defaultValues: initial });
  const recipients = useWatch({ control: form.control, name: 'recipientIds' });
  const write = useWrite();
  const draftId = useRef<number | undefined>(props.draftId || undefined);
  const sent = useRef(false);
  // A save may end after the user has left the tab: it must not lead back here.
  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => void (here.current = false);
  }, []);
  const [confirm, confirmDialog] = useConfirm();
  const [problem, setProblem] = useState<string>();
  const [preview, setPreview] = useState<LetterForm>();
  const autosave = useOwnAutosave(form, {
    save: async (values) => {
      if (sent.current) return;
      const known = draftId.current;
      draftId.current = await write.mutateAsync({ id: known, letter: letterOf(values, '0') });
      if (known === undefined && here.current) onDraft(draftId.current);
    },
  });
  useTabDirty(autosave.unsaved);
  useLeaveGuard(autosave.unsaved);

  const submit = async (values: LetterForm) => {
    setProblem(undefined);
    const scheduled = sendTimeOf(values);
    if (values.when === 'later' && scheduled === null) {
      form.setError('day', { message: '请选择发送的日期和时间。' });
      return false;
    }
    const sure = await confirm({
      title: `确认发送给 ${values.recipientIds.length} 人？`,
      description: scheduled ? `将在 ${formatMinute(scheduled)} 发出，之前可以取消。` : '发出后不能修改。',
      confirmLabel: scheduled ? '定时发送' : '发送',
    });
    // A running save must return its id first, or the message would be stored a second time as a draft.
    if (!sure) return false;
    if (!(await autosave.flush())) {
      setProblem('内容没有保存上，消息没有发出。请检查网络后再试一次。');
      return false;
    }
    sent.current = true;
    try {
      await write.mutateAsync({ id: draftId.current, letter: letterOf(values, '1') });
    } catch (error) {
      sent.current = false;
      const { fields, text } = refusalOf(error, (name) => fieldNames[name]);
      for (const { field, message } of fields) form.setError(field as keyof LetterForm, { message });
      setProblem(text && `消息没有发出，内容在草稿里。${text}`);
      return false;
    }
    toaster.success(
      scheduled ? `将在 ${formatMinute(scheduled)} 发出。` : `已发送给 ${values.recipientIds.length} 人。`,
    );
    onDone('sent');
  };

  return (
    <Form form={form} onSubmit={submit}>
      {confirmDialog}
      {preview ? <LetterPreview form={preview} onClose={() => setPreview(undefined)} /> : null}
      <Card>
        <Fields>
          <ErrorSummary />
          {problem ? (
            <Alert tone="danger" live>
              {problem}
            </Alert>
          ) : null}
          <FieldGrid>
            <Field name="category" label="类别" required group>
              <RadioGroup
                orientation="horizontal"
                options={[
                  { value: '1', label: '通知' },
                  { value: '2', label: '待办' },
                ]}
              />
            </Field>
            <Field<LetterForm['important']> name="important" label="重要程度" group>
              {({ value, onValueChange }) => (
                <Choice>
                  <Segmented
                    label="重要程度"
                    options={[
                      { value: '1', label: '普通' },
                      { value: '2', label: '重要' },
                      { value: '3', label: '紧急' },
                    ]}
                    value={value}
                    onValueChange={(next) => onValueChange(next as LetterForm['important'])}
                  />
                </Choice>
              )}
            </Field>
          </FieldGrid>
          <RecipientsField departments={departments} />
          <Field name="topic" label="主题" required rules={[checkNoSpecialCharacters]}>
            <Input maxLength={100} />
          </Field>
          <Field<string> name="content" label="正文" required group>
            {(control) => <RichTextControl {...control} />}
          </Field>
          <Field name="files" label="附件" required={false} hint="最多 10 个，每个不超过 10 MB。" group>
            <Upload
              upload={sendAttachment}
              describeError={uploadProblem}
              kinds={['pdf', 'jpg', 'png']}
              maxCount={10}
            />
          </Field>
          <SendTimeFields />
        </Fields>
      </Card>
      <FormBar>
        <AutosaveStatus autosave={autosave} />
        <span data-part="actions">
          <Button onClick={() => setPreview(form.getValues())}>预览</Button>
          <Button onClick={() => void autosave.flush().then((saved) => saved && onDone('drafts'))}>
            存草稿
          </Button>
          <Button
            type="submit"
            variant="primary"
            icon={<Icon name="send" />}
            loading={form.formState.isSubmitting}
            loadingText="发送中"
          >
            {recipients.length > 0 ? `发送给 ${recipients.length} 人` : '发送'}
          </Button>
        </span>
      </FormBar>
    </Form>
  );
}
