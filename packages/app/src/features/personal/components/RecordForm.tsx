import { Alert } from '@ca-portal/ui/alert';
import { Card } from '@ca-portal/ui/card';
import { Form } from '@ca-portal/ui/form';
import { useCurrentUser } from '../../../session/useSession.js';
import { OutdatedAlert, StepBar, useStepForm } from '../../../shared/record/index.js';
import { SideColumns, Stack } from '../../../shared/page/index.js';
import type { Fields, PersonalRecord } from '../queries.js';
import { issuesOf, type RecordIssue } from '../record-issues.js';
import { useRecordSaver } from '../useRecordSaver.js';
import { IdentityFields } from './IdentityFields.js';
import { RecordFiles } from './RecordFiles.js';
import { RecordProgress } from './RecordProgress.js';
import { Rejection } from './Rejection.js';
import { RoleFields } from './RoleFields.js';
import { SubmitRecord } from './SubmitRecord.js';

interface RecordFormProps {
  record: PersonalRecord;
  /** Reloads the record after another window has saved. */
  onRefresh: () => void;
}

/** The form of the record, saved while the user types; missing items are listed beside it. */
export function RecordForm({ record, onRefresh }: RecordFormProps) {
  const user = useCurrentUser();
  const saver = useRecordSaver(record);
  const step = useStepForm<Fields>(`personal-${user?.person.userGuid ?? ''}`, record.fields, (fields) =>
    saver.save({ fields }),
  );
  const goTo = (place: RecordIssue['place']) => {
    if ('field' in place) return step.form.setFocus(place.field);
    const tile = document.getElementById(place.id);
    tile?.scrollIntoView({ block: 'center' });
    tile?.focus();
  };
  const issues = issuesOf(record);
  return (
    <SideColumns>
      <Stack>
        <Rejection record={record} onPlace={goTo} />
        {step.restored ? <Alert live>已恢复这台电脑上没有保存的内容，请核对。</Alert> : null}
        {saver.outdated ? <OutdatedAlert onRefresh={onRefresh} /> : null}
        <Form form={step.form} onSubmit={async () => !(await step.autosave.flush()) && false}>
          <Stack>
            <Card title="个人信息">
              <IdentityFields record={record} />
            </Card>
            <RoleFields record={record} />
          </Stack>
        </Form>
        <RecordFiles record={record} saver={saver} />
        <SubmitRecord
          issues={issues}
          ready={async () => (await step.autosave.flush()) && saver.settled()}
          onIssue={goTo}
        />
        <StepBar autosave={step.autosave}>{null}</StepBar>
      </Stack>
      <RecordProgress record={record} issues={issues} onIssue={goTo} />
    </SideColumns>
  );
}
