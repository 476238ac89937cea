import { errorCodes } from '@ca-portal/api/domain';
import { isApiError } from '@ca-portal/api';
import { Alert } from '@ca-portal/ui/alert';
import { Button } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { Checkbox } from '@ca-portal/ui/checkbox';
import { useConfirm } from '@ca-portal/ui/confirm-dialog';
import { useState, type ComponentProps } from 'react';
import { refusalOf } from '../../../shared/failure/index.js';
import { Stack } from '../../../shared/page/index.js';
import { useSubmitRecord, type CompanyRecord } from '../queries.js';
import { differencesOf, type RecordIssue } from '../record-issues.js';
import { AgreementLinks } from '../../../shared/agreements/index.js';
import { StepBar } from '../../../shared/record/index.js';

export interface SubmitCardProps {
  comparison: CompanyRecord['comparison'];
  issues: readonly RecordIssue[];
  /** Whether the attachments are saved. */
  autosave: ComponentProps<typeof StepBar>['autosave'];
  onPrevious: () => void;
  /** The version to submit, once all saves have ended. */
  settled: () => Promise<number>;
}

/** What happens after the submit, the consent, and the button that names what is still missing. */
export function SubmitCard({ comparison, issues, autosave, onPrevious, settled }: SubmitCardProps) {
  const submit = useSubmitRecord();
  const [agreed, setAgreed] = useState(false);
  const [confirmed, setConfirmed] = useState(false);
  const [confirm, confirmDialog] = useConfirm();
  const different = differencesOf({ comparison });
  const differs = different.length > 0 || isApiError(submit.error, errorCodes.differencesOpen);
  // Fields of the whole record are not on this step: their errors are shown here.
  const refusal = submit.isError ? refusalOf(submit.error, (name) => name) : undefined;
  const sentences = [...(refusal?.fields.map(({ message }) => message) ?? []), refusal?.text].filter(Boolean);

  const saved = autosave.status !== 'saving' && autosave.status !== 'failed';
  const disabledReason = !saved
    ? '附件还没有保存，请稍候或点击重试'
    : issues[0]
      ? `还不能提交：${issues[0].text}${issues.length > 1 ? `等 ${issues.length} 项` : ''}`
      : differs && !confirmed
        ? '请先确认与营业执照不一致的内容'
        : agreed
          ? undefined
          : '请先阅读并同意服务协议';

  const ask = async () => {
    const sure = await confirm({
      title: '确认提交企业信息？',
      description: '提交后将不可修改，如需修改请办理“企业变更”。开票与联系信息可以随时修改。',
      confirmLabel: '提交',
    });
    if (!sure) return;
    const version = await settled();
    submit.mutate({ body: { version, differencesConfirmed: confirmed, agreed: true } });
  };

  return (
    <>
      {confirmDialog}
      <Card title="提交">
        <Stack>
          {sentences.length > 0 ? (
            <Alert tone="danger" title="没有提交成功" live>
              {sentences.join('')}
            </Alert>
          ) : null}
          <p>提交后将不可修改，如需修改请办理“企业变更”。审核结果会通过消息告诉您。</p>
          {differs ? (
            <Checkbox value={confirmed} onValueChange={setConfirmed}>
              {different.map(({ label }) => label).join('、') || '填写的内容'}
              与营业执照不一致，我已核对，以填写的为准
            </Checkbox>
          ) : null}
          <Checkbox value={agreed} onValueChange={setAgreed}>
            我已阅读并同意服务协议，以上信息真实有效
          </Checkbox>
          <AgreementLinks />
        </Stack>
      </Card>
      <StepBar autosave={autosave} onPrevious={onPrevious}>
        <Button
          variant="primary"
          loading={submit.isPending}
          loadingText="提交中"
          {...(disabledReason ? { disabledReason } : {})}
          onClick={() => void ask()}
        >
          提交企业信息
        </Button>
      </StepBar>
    </>
  );
}
