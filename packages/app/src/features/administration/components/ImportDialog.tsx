import type { ResultOf } from '@ca-portal/api';
import type { systemUsers as Rows } from '@ca-portal/api/contract';
import { mostImportedUsers } from '@ca-portal/api/domain';
import { systemUsers } from '@ca-portal/api/groups/system-users';
import { Alert } from '@ca-portal/ui/alert';
import { Field, useForm } from '@ca-portal/ui/form';
import { Table } from '@ca-portal/ui/table';
import { Textarea } from '@ca-portal/ui/textarea';
import { toaster } from '@ca-portal/ui/toast';
import { useState } from 'react';
import { call } from '../../../api/query.js';
import { FormDialog } from '../../../shared/form/FormDialog.js';
import { parseUsers, userColumns, type ListedUser } from '../user-list.js';

type Problem = ResultOf<(typeof Rows)['import']>['problems'][number];
const columnOf: Readonly<Record<keyof ListedUser, (typeof userColumns)[number]>> = {
  userName: '账号',
  nickName: '姓名',
  phonenumber: '手机号',
  deptName: '部门',
  roleNames: '角色',
  email: '邮箱',
};

/** The list as it was copied, and what is wrong with it. */
export function ImportDialog({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const form = useForm({ defaultValues: { text: '' } });
  const [report, setReport] = useState<{ of: number; problems: readonly Problem[] }>();
  const send = async ({ text }: { text: string }) => {
    const rows = parseUsers(text);
    setReport(undefined);
    const { opened, problems } = await call(systemUsers, 'import', { body: { rows } }, { quiet: true });
    if (problems.length > 0) {
      setReport({ of: rows.length, problems });
      return false;
    }
    toaster.success(`已开通 ${opened} 个账号，一次性密码已发送到各自的手机`);
    onDone();
    return undefined;
  };
  return (
    <FormDialog
      title="导入用户"
      description="从表格中复制后粘贴。有一行不对就全部不导入，改好后再试一次。"
      size="lg"
      form={form}
      submitLabel="导入"
      onSubmit={send}
      onClose={onClose}
    >
      <Field
        name="text"
        label={userColumns.join('、')}
        required="请粘贴名单。"
        hint={`每行一人，按这个顺序；部门、角色、邮箱可以不填，多个角色用顿号隔开。一次最多 ${mostImportedUsers} 人。`}
        rules={[
          (text: string) => {
            const count = parseUsers(text).length;
            return count <= mostImportedUsers || `这里有 ${count} 人，请分批导入。`;
          },
        ]}
      >
        <Textarea rows={8} maxLength={60_000} placeholder="shenhe9	孙范本	13000000099	审核组	审核员" />
      </Field>
      {report ? <Report {...report} /> : null}
    </FormDialog>
  );
}

/** What is wrong, line by line. */
function Report({ of, problems }: { of: number; problems: readonly Problem[] }) {
  const lines = new Set(problems.map(({ row }) => row)).size;
  return (
    <>
      <Alert tone="danger" live>
        {`${of} 行中有 ${lines} 行需要修改，没有开通任何账号。`}
      </Alert>
      <Table
        caption="需要修改的内容"
        columns={[
          { key: 'row', header: '行', primary: true, render: ({ row }) => `第 ${row} 行` },
          {
            key: 'field',
            header: '项目',
            render: ({ field }) => columnOf[field as keyof ListedUser] ?? field,
          },
          { key: 'message', header: '问题', render: ({ message }) => message },
        ]}
        rows={problems}
        rowKey={({ row, field }) => `${row}.${field}`}
      />
    </>
  );
}
