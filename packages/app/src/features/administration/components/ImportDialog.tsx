import { mostImportedUsers } from '@ca-portal/api/domain';
import { systemUsers } from '@ca-portal/api/groups/system-users';
import { Alert } from '@ca-portal/ui/alert';
import { Button } from '@ca-portal/ui/button';
import { Dialog } from '@ca-portal/ui/dialog';
import { Field, useForm } from '@ca-portal/ui/form';
import { Icon } from '@ca-portal/ui/icon';
import { ProgressBar } from '@ca-portal/ui/progress-bar';
import { Textarea } from '@ca-portal/ui/textarea';
import { useState } from 'react';
import { call } from '../../../api/query.js';
import { useRuleWords } from '../../../config/rules.js';
import { pickFile, saveFile } from '../../../shared/files/index.js';
import { FormDialog } from '../../../shared/form/index.js';
import { isRunning, shareOf, type Import } from '../import-state.js';
import { listFile, userColumns } from '../user-list.js';
import { ImportReport } from './ImportReport.js';

interface ImportDialogProps {
  /** The last import; null if there is none yet. */
  last: Import | null;
  onSent: () => Promise<unknown>;
  onClose: () => void;
}

/** Starts an import or shows the last one: a job does the work, so the user does not have to wait here. */
export function ImportDialog({ last, onSent, onClose }: ImportDialogProps) {
  return last && isRunning(last) ? (
    <Dialog open onOpenChange={onClose} title="导入用户">
      <p>{`“${last.fileName}”共 ${last.total} 人，${last.state === 'opening' ? '正在开通账号' : '正在逐行检查'}。`}</p>
      <ProgressBar label="导入进度" value={shareOf(last)} />
      <p>可以离开本页继续做别的事，完成后会收到站内消息。</p>
    </Dialog>
  ) : (
    <ImportForm last={last} onSent={onSent} onClose={onClose} />
  );
}

/** Input: text pasted from a spreadsheet, or the spreadsheet file. */
function ImportForm({ last, onSent, onClose }: ImportDialogProps) {
  const form = useForm({ defaultValues: { text: '' } });
  const say = useRuleWords();
  const [file, setFile] = useState<File>();
  const send = async ({ text }: { text: string }) => {
    await call(systemUsers, 'importData', { query: {}, file: file ?? listFile(text) }, { quiet: true });
    await onSent();
    return false;
  };
  return (
    <FormDialog
      title="导入用户"
      description={`从表格中复制后粘贴，或选择 XLSX、CSV 文件，一次最多 ${mostImportedUsers} 人。有一行不对就全部不导入，改好后再试一次。`}
      size="lg"
      form={form}
      submitLabel="导入"
      onSubmit={send}
      onClose={onClose}
    >
      {last ? <ImportReport of={last} /> : null}
      <div>
        <Button icon={<Icon name="upload" />} onClick={() => pickFile('.xlsx,.csv', setFile)}>
          {file ? `已选择 ${file.name}` : '选择文件'}
        </Button>{' '}
        <Button
          variant="text"
          debounceClicks
          onClick={() => void call(systemUsers, 'importTemplate', undefined).then(saveFile, () => undefined)}
        >
          下载模板
        </Button>
      </div>
      {file ? null : (
        <Field
          name="text"
          label={userColumns.join('、')}
          required="请粘贴名单，或选择文件。"
          hint="每行一人，按这个顺序；部门、角色、邮箱可以不填，多个角色用顿号隔开。"
        >
          <Textarea rows={8} maxLength={60_000} placeholder="shenhe9	孙范本	13000000099	审核组	审核员" />
        </Field>
      )}
      <Alert tone="info">
        {say(
          '开通的账号没有密码：{sms:每个人会收到短信，用手机号和短信验证码登录后自己设置|每个人会收到邮件，用“忘记密码”自己设置}。',
        )}
      </Alert>
    </FormDialog>
  );
}
