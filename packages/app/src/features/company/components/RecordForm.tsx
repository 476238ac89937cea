import { Alert } from '@ca-portal/ui/alert';
import { Button } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { Steps } from '@ca-portal/ui/steps';
import { useEffect, useState } from 'react';
import { useAddressState } from '../../../routing/useAddressState.js';
import { Stack } from '../../../shared/page/index.js';
import { OutdatedAlert } from '../../../shared/record/index.js';
import { Columns, StepsCard } from '../CompanyPage.styles.js';
import type { CompanyRecord } from '../queries.js';
import {
  elementOf,
  issuesOf,
  placeParams,
  readPlace,
  stepOf,
  stepTitles,
  type RecordPlace,
  type Step,
} from '../record-issues.js';
import { useRecordSaver } from '../useRecordSaver.js';
import { BasicsStep } from './BasicsStep.js';
import { BillingStep } from './BillingStep.js';
import { FilesStep } from './FilesStep.js';
import { PeopleStep } from './PeopleStep.js';
import { Progress } from './Progress.js';

interface RecordFormProps {
  record: CompanyRecord;
  /** Loads the record again: another window has saved. */
  onRefresh: () => void;
}

/** The four steps, each saved separately; they may be filled in any order. */
export function RecordForm({ record, onRefresh }: RecordFormProps) {
  const [{ step, item }, moveTo] = useAddressState<RecordPlace>(readPlace, placeParams);
  const goTo = (next: Step) => moveTo({ step: next });
  // Refetched while one is shown: the address stays as it is.
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    const element = item === undefined ? null : elementOf(item);
    element?.scrollIntoView({ block: 'center' });
    element?.focus({ preventScroll: true });
  }, [item, step, asked]);
  const saver = useRecordSaver(record);
  const issues = issuesOf(record);
  const draftKey = (part: string) => `company-${record.id}-${part}`;
  return (
    <>
      <StepsCard>
        <Card>
          <Steps
            items={stepTitles.map((title) => ({ title }))}
            current={step - 1}
            onStepSelect={(index) => goTo((index + 1) as Step)}
          />
        </Card>
      </StepsCard>
      <Columns>
        <Stack>
          {record.review === '3' ? (
            <Alert tone="danger" title="审核不通过，请修改后重新提交">
              {record.rejection.length === 0 ? '请联系客服了解原因。' : null}
              <ul>
                {record.rejection.map(({ field, reason }) => (
                  <li key={`${field} ${reason}`}>
                    {reason}
                    {stepOf(field) ? (
                      <Button
                        size="sm"
                        variant="text"
                        aria-label={`修改此项：${reason}`}
                        onClick={() => {
                          moveTo({ step: stepOf(field) ?? 1, item: field });
                          setAsked(asked + 1);
                        }}
                      >
                        修改此项
                      </Button>
                    ) : null}
                  </li>
                ))}
              </ul>
            </Alert>
          ) : null}
          {saver.outdated ? <OutdatedAlert onRefresh={onRefresh} /> : null}
          <div>
            {step === 1 ? (
              <BasicsStep
                draftKey={draftKey('basics')}
                initial={record.basics}
                save={saver.saveBasics}
                onNext={() => goTo(2)}
              />
            ) : step === 2 ? (
              <PeopleStep
                draftKey={draftKey('people')}
                initial={record.people}
                save={saver.savePeople}
                onPrevious={() => goTo(1)}
                onNext={() => goTo(3)}
              />
            ) : step === 3 ? (
              <BillingStep
                draftKey={draftKey('billing')}
                initial={record.billing}
                save={saver.saveBilling}
                onPrevious={() => goTo(2)}
                onNext={() => goTo(4)}
              />
            ) : (
              <FilesStep
                record={record}
                saver={saver}
                comparison={record.comparison}
                issues={issues}
                settled={saver.settled}
                onPrevious={() => goTo(3)}
              />
            )}
          </div>
        </Stack>
        <Progress completeness={record.completeness} issues={issues} onStep={goTo} />
      </Columns>
    </>
  );
}
