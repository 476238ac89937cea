import { Icon } from '@ca-portal/ui/icon';
import { Segmented } from '@ca-portal/ui/segmented';
import type { Verdict } from '../verdicts.js';
import { ChoiceBox } from './VerdictChoice.styles.js';

const options = [
  {
    value: 'pass',
    label: (
      <>
        <Icon name="check" />
        通过
      </>
    ),
  },
  {
    value: 'fail',
    label: (
      <>
        <Icon name="close" />
        不通过
      </>
    ),
  },
];

export interface VerdictChoiceProps {
  /** The item under review; labels the group. */
  label: string;
  value: Verdict;
  onVerdict: (verdict: Verdict) => void;
}

/** 通过 or 不通过, neither selected at first: two radio buttons with icon, color and word. */
export function VerdictChoice({ label, value, onVerdict }: VerdictChoiceProps) {
  return (
    <ChoiceBox>
      <Segmented
        label={`${label}的结论`}
        options={options}
        value={value}
        onValueChange={(next) => onVerdict(next === 'fail' ? 'fail' : 'pass')}
      />
    </ChoiceBox>
  );
}
