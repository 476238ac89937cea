import { checkIdCard, checkMobile, checkPersonName } from '@ca-portal/api/domain';
import { templates } from '@ca-portal/api/groups/templates';
import { DatePicker } from '@ca-portal/ui/date-picker';
import { Field, useForm } from '@ca-portal/ui/form';
import { Input } from '@ca-portal/ui/input';
import { call } from '../../api/query.js';
import { FormDialog } from '../form/FormDialog.js';
import { saveFile } from './save-file.js';

interface AgentLetterDialogProps {
  /** People whose business the agent does; without them the letter is for the company's own. */
  userGuids?: readonly string[];
  /** Names as a change of the company makes them. @default those of the record */
  after?: { companyName?: string; legalRepresentative?: string };
  onClose: () => void;
}

/** 授权委托书 for somebody who acts for the company: filled in here, made by the server, stamped on paper. */
export function AgentLetterDialog({ userGuids, after, onClose }: AgentLetterDialogProps) {
  const form = useForm({
    defaultValues: { agentName: '', agentIdNumber: '', agentPhone: '', validUntil: '' },
  });
  return (
    <FormDialog
      title={userGuids ? `生成批量授权委托书（${userGuids.length} 人）` : '生成授权委托书'}
      description={`填写经办人后下载打印，由${after?.legalRepresentative ? `变更后的法定代表人“${after.legalRepresentative}”` : '法定代表人'}签字并加盖公章。内容只用来生成这份文件，不会保存。`}
      form={form}
      submitLabel="下载委托书"
      onClose={onClose}
      onSubmit={async (values) => {
        const agent = {
          agentName: values.agentName.trim(),
          agentIdNumber: values.agentIdNumber.trim().toUpperCase(),
          agentPhone: values.agentPhone.trim(),
          validUntil: values.validUntil,
        };
        const quiet = { quiet: true };
        saveFile(
          userGuids
            ? await call(
                templates,
                'batchAuthorization',
                { body: { agent, userGuids: [...userGuids] } },
                quiet,
              )
            : await call(templates, 'newAuthorization', { body: { ...agent, ...after } }, quiet),
        );
      }}
    >
      <Field name="agentName" label="经办人姓名" required rules={[checkPersonName]}>
        <Input maxLength={30} autoComplete="off" />
      </Field>
      <Field name="agentIdNumber" label="经办人身份证号" required rules={[(text) => checkIdCard(text)]}>
        <Input maxLength={18} autoComplete="off" />
      </Field>
      <Field name="agentPhone" label="经办人手机号" required rules={[checkMobile]}>
        <Input type="tel" inputMode="tel" maxLength={20} autoComplete="off" />
      </Field>
      <Field name="validUntil" label="授权有效期至" required="请选择授权有效期。">
        <DatePicker />
      </Field>
    </FormDialog>
  );
}
