import { Alert } from '@ca-portal/ui/alert';
import { Button } from '@ca-portal/ui/button';
import { ErrorSummary, Form } from '@ca-portal/ui/form';
import { PriceSummary, type PriceSummaryProps } from '@ca-portal/ui/price-summary';
import { HiddenText } from '@ca-portal/ui/theme';
import type { ReactNode, RefObject } from 'react';
import type { FieldValues } from 'react-hook-form';
import { DraftElsewhereAlert } from './DraftElsewhereAlert.js';
import { RefusalAlert } from './RefusalAlert.js';
import type { DraftedForm } from './useDraftedForm.js';
import type { useWizardSubmit } from './useWizardSubmit.js';
import { SideCell, WizardBlocks, WizardColumns } from './WizardFrame.styles.js';

interface WizardFrameProps<Values extends FieldValues> {
  drafted: DraftedForm<Values>;
  sending: Pick<ReturnType<typeof useWizardSubmit<Values>>, 'submit' | 'refusal' | 'renew'>;
  /** The way in steps, above everything. */
  steps: ReactNode;
  /** Names the page that is shown, for those who hear it; it takes the focus when another page opens. */
  title?: string | undefined;
  heading: RefObject<HTMLHeadingElement | null>;
  /** The order that it was filled in from, and what that brought along. */
  copied?: { orderNo: string; what: string } | undefined;
  /** A phone shows the whole at a glance, not its paddings. */
  compact?: boolean;
  /** The blocks of the page. */
  children: ReactNode;
  price: Pick<PriceSummaryProps, 'details' | 'lines' | 'totalFen' | 'loading'>;
  /** The way on; an obstacle is why it is closed. */
  button: { label: string; busy: boolean; obstacle: string | undefined };
  /** A sentence below the price. */
  note: string;
  /** What becomes of it while it is sent. */
  progress?: ReactNode;
}

/** What every application has around its pages: errors, refusal and drafts above them, the price with the way on beside. */
export function WizardFrame<Values extends FieldValues>({
  drafted: { form, elsewhere, restored },
  sending,
  steps,
  title,
  heading,
  copied,
  compact = false,
  children,
  price,
  button: { label, busy, obstacle },
  note,
  progress,
}: WizardFrameProps<Values>) {
  return (
    <Form form={form} onSubmit={sending.submit}>
      {steps}
      <WizardColumns data-compact={compact || undefined}>
        <WizardBlocks>
          {title === undefined ? null : (
            <HiddenText as="h2" ref={heading} tabIndex={-1}>
              {title}
            </HiddenText>
          )}
          <ErrorSummary />
          {sending.refusal ? <RefusalAlert refusal={sending.refusal} onNewRequest={sending.renew} /> : null}
          <DraftElsewhereAlert draft={elsewhere} />
          {copied ? (
            <Alert title="已按原订单填好">
              订单 {copied.orderNo} 的{copied.what}已经带过来，请核对后提交。
            </Alert>
          ) : restored ? (
            <Alert live>已恢复您上次填写的内容，请核对后提交。</Alert>
          ) : null}
          {children}
        </WizardBlocks>
        <SideCell>
          <PriceSummary
            {...price}
            action={
              <Button
                type="submit"
                variant="primary"
                size="lg"
                loading={busy}
                loadingText="提交中"
                {...(obstacle ? { disabledReason: obstacle } : {})}
              >
                {label}
              </Button>
            }
            note={note}
          />
          {progress}
        </SideCell>
      </WizardColumns>
    </Form>
  );
}
