import { Alert } from '@ca-portal/ui/alert';
import { Button } from '@ca-portal/ui/button';
import { Field, Form, type UseFormReturn, useWatch } from '@ca-portal/ui/form';
import { StatusTag } from '@ca-portal/ui/status-tag';
import { Table, type TableColumn } from '@ca-portal/ui/table';
import { Textarea } from '@ca-portal/ui/textarea';
import { toaster } from '@ca-portal/ui/toast';
import { useMemo, useState } from 'react';
import { refusalOf } from '../../../shared/failure/index.js';
import { parsePeople, type PastedRow } from '../parse-people.js';
import { FormStack } from '../../../shared/form/index.js';
import { useInvite } from '../queries.js';

const columns: TableColumn<PastedRow>[] = [
  { key: 'line', header: '行', render: ({ line }) => line },
  { key: 'name', header: '姓名', primary: true, render: ({ name }) => name },
  { key: 'role', header: '角色', render: ({ role }) => role },
  {
    key: 'result',
    header: '检查结果',
    render: ({ problem }) => (
      <StatusTag family={problem ? 'danger' : 'success'} icon={problem ? 'close' : 'check'}>
        {problem ?? '可以邀请'}
      </StatusTag>
    ),
  },
];

/** A list from a spreadsheet, checked line by line: good lines are invited, bad lines stay to be corrected. */
export function InviteByList({
  form,
  onClose,
}: {
  form: UseFormReturn<{ text: string }>;
  onClose: () => void;
}) {
  const text = useWatch({ control: form.control, name: 'text' });
  const invite = useInvite();
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
  const [problem, setProblem] = useState<string>();
  const rows = useMemo(
    () =>
      parsePeople(text).map((row): PastedRow => {
        const reason = row.person && refused.get(row.person.phone);
        return reason ? { line: row.line, name: row.name, role: row.role, problem: reason } : row;
      }),
    [text, refused],
  );
  const people = rows.flatMap(({ person }) => (person ? [person] : []));
  const wrong = rows.length - people.length;

  const send = async () => {
    setProblem(undefined);
    try {
      const results = await invite.mutateAsync({ body: { people } });
      // The phones in the answer are masked, but the order is that of the request.
      const failed = new Map(
        people.flatMap(({ phone }, at) =>
          results[at]?.invited === false ? [[phone, results[at].reason] as const] : [],
        ),
      );
      const sent = people.length - failed.size;
      if (sent > 0) toaster.success(`已邀请 ${sent} 人。`);
      const done = new Set(people.filter(({ phone }) => !failed.has(phone)).map(({ phone }) => phone));
      // The text of now: lines may have been added during the call.
      const left = form
        .getValues('text')
        .split('\n')
        .filter((line) => ![...done].some((phone) => line.includes(phone)))
        .join('\n');
      if (parsePeople(left).length === 0) return onClose();
      setRefused((known) => new Map([...known, ...failed]));
      form.setValue('text', left);
    } catch (error) {
      setProblem(refusalOf(error, () => undefined).text);
    }
    return undefined;
  };

  return (
    <Form form={form} onSubmit={() => undefined}>
      <FormStack>
        {problem ? (
          <Alert tone="danger" live>
            {problem}
          </Alert>
        ) : null}
        <Field name="text" label="粘贴姓名、手机号、身份证号、角色" hint="每行一人，身份证号可以不填。">
          <Textarea rows={5} placeholder="陈样例 13900000001 造价师" />
        </Field>
        {rows.length > 0 ? (
          <>
            <Table caption="检查结果" columns={columns} rows={rows} rowKey={({ line }) => line} />
            <p aria-live="polite">
              {people.length} 行可邀请{wrong > 0 ? `，${wrong} 行需修改` : ''}。
            </p>
          </>
        ) : null}
        <div>
          <Button
            variant="primary"
            loading={invite.isPending}
            loadingText="邀请中"
            {...(people.length === 0 ? { disabledReason: '还没有可以邀请的人' } : {})}
            onClick={() => void send()}
          >
            {people.length > 0 ? `邀请 ${people.length} 人` : '邀请'}
          </Button>
        </div>
      </FormStack>
    </Form>
  );
}
