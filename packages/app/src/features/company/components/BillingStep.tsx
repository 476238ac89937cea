import type { Billing } from '../queries.js';
import { useStepForm } from '../../../shared/record/index.js';
import { BillingFields } from './BillingFields.js';
import { StepForm } from './StepForm.js';

interface BillingStepProps {
  draftKey: string;
  initial: Billing;
  save: (billing: Billing) => Promise<void>;
  onPrevious: () => void;
  onNext: () => void;
}

/** 第 3 步: billing and contact. */
export function BillingStep({ draftKey, initial, save, onPrevious, onNext }: BillingStepProps) {
  const step = useStepForm<Billing>(draftKey, initial, save);
  return (
    <StepForm title="第 3 步：开票与联系" step={step} onPrevious={onPrevious} onNext={onNext}>
      <BillingFields />
    </StepForm>
  );
}
