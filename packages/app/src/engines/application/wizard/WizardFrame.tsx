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
  /** Progress steps at the top. */
  steps: ReactNode;
  /** Name of the current page, for screen readers; gets the focus when another page opens. */
  title?: string | undefined;
  heading: RefObject<HTMLHeadingElement | null>;
  /** The earlier order that the form was filled in from, and what was copied. */
  copied?: { orderNo: string; what: string } | undefined;
  /** Smaller gaps on a phone, so that more fits on one screen. */
  compact?: boolean;
  /** The blocks of the page. */
  children: ReactNode;
  price: Pick<PriceSummaryProps, 'details' | 'lines' | 'totalFen' | 'loading'>;
  /** The submit button; it is disabled while there is an obstacle. */
  button: { label: string; busy: boolean; obstacle: string | undefined };
  /** A sentence below the price. */
  note: string;
  /** Progress while submitting. */
  progress?: ReactNode;
}

/** The frame of every application: errors, refusal and drafts above its pages, price and button beside them. */
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
