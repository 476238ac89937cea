import { Card } from '@ca-portal/ui/card';
import { Field, useWatch } from '@ca-portal/ui/form';
import { RadioGroup } from '@ca-portal/ui/radio-group';
import { OpenBidsWarning, SubBlock } from '../../../shared/ordering/index.js';
import type { ApplicationValues, PartProps } from '../description.js';

const answers = [
  { value: 'no', label: '没有' },
  { value: 'yes', label: '有' },
];
const accepted = (given: boolean) => given || '请确认已了解风险，或者开标后再办理。';

/** Dossier 2.3: bids that were encrypted with the old certificate cannot be decrypted with the new one. */
export function OpenBidsBlock({ subjects }: PartProps) {
  const answer = useWatch<ApplicationValues, 'openBids'>({ name: 'openBids' });
  return (
    <Card>
      <Field
        name="openBids"
        label="近期是否有已上传、尚未开标的投标文件？"
        group
        required="请选择有没有尚未开标的投标文件。"
      >
        <RadioGroup options={answers} orientation="horizontal" />
      </Field>
      {answer === 'yes' ? (
        <SubBlock>
          <Field<boolean> name="riskAccepted" rules={{ validate: accepted }}>
            {({ value, onValueChange, ref, invalid, 'aria-describedby': describedBy }) => (
              <OpenBidsWarning
                certificateIds={subjects.map(({ need }) => need.certificateId)}
                accepted={value}
                onAccept={onValueChange}
                box={{ ref, invalid, 'aria-describedby': describedBy }}
              />
            )}
          </Field>
        </SubBlock>
      ) : null}
    </Card>
  );
}
