import { Alert } from '@ca-portal/ui/alert';
import { Button } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { Form } from '@ca-portal/ui/form';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Stack } from '../../../shared/page/index.js';
import { StepBar, type useStepForm } from '../../../shared/record/index.js';

interface StepFormProps<Values extends FieldValues> {
  title: string;
  step: ReturnType<typeof useStepForm<Values>>;
  onPrevious?: () => void;
  onNext: () => void;
  children: ReactNode;
}

/**
 * Frame of the three typed steps. 下一步 saves and continues even when values are missing: the record may be filled in any
 * order, and a list beside it shows what is open.
 */
export function StepForm<Values extends FieldValues>({
  title,
  step: { form, restored, autosave },
  onPrevious,
  onNext,
  children,
}: StepFormProps<Values>) {
  const leave = async () => {
    if (await autosave.flush()) onNext();
  };
  return (
    <Form
      form={form}
      onSubmit={async () => {
        await leave();
        return false;
      }}
    >
      <Stack>
        {restored ? <Alert live>已恢复这台电脑上没有保存的内容，请核对。</Alert> : null}
        <Card title={title}>{children}</Card>
      </Stack>
      <StepBar autosave={autosave} onPrevious={onPrevious}>
        <Button variant="primary" debounce={0} onClick={() => void leave()}>
          下一步
        </Button>
      </StepBar>
    </Form>
  );
}
