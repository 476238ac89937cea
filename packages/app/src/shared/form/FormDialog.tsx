import { Alert } from '@ca-portal/ui/alert';
import { Button, type ButtonProps } from '@ca-portal/ui/button';
import { Dialog } from '@ca-portal/ui/dialog';
import { Drawer } from '@ca-portal/ui/drawer';
import { ErrorSummary, Form, type UseFormReturn } from '@ca-portal/ui/form';
import { useId, useRef, useState, type ReactNode } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { FormStack } from './FormDialog.styles.js';
import { refusalOf } from '../failure/index.js';
import { useLeaveQuestion } from './useLeaveQuestion.js';

interface FormDialogProps<Values extends FieldValues> {
  title: string;
  description?: ReactNode;
  form: UseFormReturn<Values>;
  /**
   * The action; an error is shown under its field or at the top. When it returns `false`, the dialog stays open and the
   * action has shown the reason.
   */
  onSubmit: (values: Values) => Promise<unknown>;
  onClose: () => void;
  submitLabel: string;
  submitVariant?: ButtonProps['variant'];
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** A drawer keeps the list beside it readable. @default 'dialog' */
  frame?: 'dialog' | 'drawer';
  children: ReactNode;
}

/**
 * A short form in a dialog; it closes itself when the server has accepted it, and asks before it drops typed values.
 */
export function FormDialog<Values extends FieldValues>({
  title,
  description,
  form,
  onSubmit,
  onClose,
  submitLabel,
  submitVariant = 'primary',
  size = 'md',
  frame = 'dialog',
  children,
}: FormDialogProps<Values>) {
  const id = useId();
  const [problem, setProblem] = useState<string>();
  const busy = useRef(false);
  const { isDirty, isSubmitting } = form.formState;
  const [leave, question] = useLeaveQuestion(title, isDirty, onClose);
  const submit = async (values: Values) => {
    if (busy.current) return false;
    busy.current = true;
    setProblem(undefined);
    try {
      if ((await onSubmit(values)) === false) return false;
      onClose();
    } catch (error) {
      const { fields, text } = refusalOf(error, (name) => (name in values ? name : undefined));
      for (const { field, message } of fields) form.setError(field as Path<Values>, { message });
      setProblem(text);
      return false;
    } finally {
      busy.current = false;
    }
  };
  // A click outside a drawer does not drop typed values either.
  const sizing = frame === 'drawer' ? { closeOnOutsidePress: false } : { size };
  const Frame = frame === 'drawer' ? Drawer : Dialog;
  return (
    <Frame
      open
      onOpenChange={() => void leave()}
      {...sizing}
      title={title}
      {...(description ? { description } : {})}
      footer={
        <>
          <Button onClick={() => void leave()}>取消</Button>
          <Button
            type="submit"
            form={id}
            variant={submitVariant}
            // Code outside the form does not learn that an attempt was refused: `busy` blocks the second click.
            debounce={0}
            loading={isSubmitting}
            loadingText="提交中"
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <Form id={id} form={form} onSubmit={submit}>
        <FormStack>
          <ErrorSummary />
          {problem ? (
            <Alert tone="danger" live>
              {problem}
            </Alert>
          ) : null}
          {children}
        </FormStack>
      </Form>
      {question}
    </Frame>
  );
}
