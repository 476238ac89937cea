import { Alert } from '@ca-portal/ui/alert';
import { Button } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { Checkbox } from '@ca-portal/ui/checkbox';
import { toaster } from '@ca-portal/ui/toast';
import { useState } from 'react';
import { refusalOf } from '../../../shared/failure/index.js';
import { Stack } from '../../../shared/page/index.js';
import { useSubmitRecord } from '../queries.js';
import type { RecordIssue } from '../record-issues.js';

interface SubmitRecordProps {
  issues: readonly RecordIssue[];
  /** The version to submit after everything is saved; false if something could not be saved. */
  ready: () => Promise<number | false>;
  onIssue: (place: RecordIssue['place']) => void;
}

/** The consent and the submit button, which says what is still missing. */
export function SubmitRecord({ issues, ready, onIssue }: SubmitRecordProps) {
  const submit = useSubmitRecord();
  const [agreed, setAgreed] = useState(false);
  const [first] = issues;
  const refusal = submit.isError ? refusalOf(submit.error, (name) => name) : undefined;
  const sentences = [...(refusal?.fields.map(({ message }) => message) ?? []), refusal?.text].filter(Boolean);
  const disabledReason = first
    ? `还不能提交：${first.text}${issues.length > 1 ? `等 ${issues.length} 项` : ''}`
    : agreed
      ? undefined
      : '请先阅读并同意个人信息处理规则';
  const send = async () => {
    const version = await ready();
    if (version === false) return;
    submit.mutate(
      { body: { version, agreed: true } },
      { onSuccess: () => toaster.success('个人信息已提交，审核结果会通过消息告诉您。') },
    );
  };
  return (
    <Card title="提交">
      <Stack>
        {sentences.length > 0 ? (
          <Alert tone="danger" title="没有提交成功" live>
            {sentences.join('')}
          </Alert>
        ) : null}
        <p>提交后由工作人员审核，审核期间不能修改。通过后仍可修改，修改的内容需要重新审核。</p>
        <Checkbox value={agreed} onValueChange={setAgreed}>
          我同意为办理数字证书处理以上个人信息和照片，信息真实有效
        </Checkbox>
        <span>
          <Button
            variant="primary"
            loading={submit.isPending}
            loadingText="提交中"
            {...(disabledReason ? { disabledReason } : {})}
            onClick={() => void send()}
          >
            提交个人信息
          </Button>{' '}
          {first ? (
            <Button variant="text" onClick={() => onIssue(first.place)}>
              去填写
            </Button>
          ) : null}
        </span>
      </Stack>
    </Card>
  );
}
