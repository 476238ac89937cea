import { Alert } from '@ca-portal/ui/alert';
import { Button } from '@ca-portal/ui/button';
import { Icon } from '@ca-portal/ui/icon';
import { Table } from '@ca-portal/ui/table';
import { saveFigures } from '../../../shared/files/index.js';
import type { Import } from '../import-state.js';

const fieldNames: Readonly<Record<string, string>> = {
  userName: '账号',
  nickName: '姓名',
  phonenumber: '手机号',
  deptName: '部门',
  roleNames: '角色',
  email: '邮箱',
};
const nameOf = (field: string) => fieldNames[field] ?? field;
/** More lines than fit into a dialog; the file contains all of them. */
const mostShown = 50;

/** The result of the last import, with the errors line by line. */
export function ImportReport({ of }: { of: Import }) {
  const { fileName, state, total, problems, at } = of;
  if (state === 'done')
    return (
      <Alert tone="success" live>{`上次导入：“${fileName}”的 ${total} 个账号已全部开通（${at}）。`}</Alert>
    );
  if (state === 'failed')
    return (
      <Alert tone="danger" live>
        {`“${fileName}”没有导入成功，没有开通任何账号。请重新导入；再次失败时请联系系统管理员查看任务。`}
      </Alert>
    );
  const lines = new Set(problems.map(({ row }) => row)).size;
  const save = () =>
    saveFigures('名单需要修改的内容', [
      ['行', '项目', '问题'],
      ...problems.map(({ row, field, message }) => [row, nameOf(field), message]),
    ]);
  return (
    <>
      <Alert
        tone="danger"
        live
        action={
          <Button size="sm" icon={<Icon name="download" />} onClick={save}>
            {`下载全部 ${problems.length} 处问题`}
          </Button>
        }
      >
        {`“${fileName}”的 ${total} 人中有 ${lines} 行需要修改，没有开通任何账号。`}
      </Alert>
      <Table
        caption="需要修改的内容"
        columns={[
          { key: 'row', header: '行', primary: true, render: ({ row }) => `第 ${row} 行` },
          { key: 'field', header: '项目', render: ({ field }) => nameOf(field) },
          { key: 'message', header: '问题', render: ({ message }) => message },
        ]}
        rows={problems.slice(0, mostShown)}
        rowKey={({ row, field, message }) => `${row}.${field}.${message}`}
      />
    </>
  );
}
