import { fenOf, formatBeijing, moneyText, yuanText } from '@ca-portal/api/domain';
import { Alert } from '@ca-portal/ui/alert';
import { Button } from '@ca-portal/ui/button';
import { DatePicker } from '@ca-portal/ui/date-picker';
import { Descriptions } from '@ca-portal/ui/descriptions';
import { ErrorSummary, Field, Form, useForm } from '@ca-portal/ui/form';
import { Input } from '@ca-portal/ui/input';
import { Upload, type UploadedFile } from '@ca-portal/ui/upload';
import { useState } from 'react';
import { serverClock } from '../../../api/server-clock.js';
import { copyText } from '../../../shared/browser/index.js';
import { sendAttachment, uploadProblem } from '../../../shared/files/index.js';
import { refusalOf } from '../../../shared/failure/index.js';
import { Steps } from './OrdersToPay.styles.js';

export interface Slip {
  fileId: string;
  transferredFen: number;
  transferDay: string;
}

interface TransferStepsProps {
  amountFen: number;
  account: { accountName: string; accountNumber: string; bank: string; remarkCode: string };
  /** The orders have closed; only money that was already sent can be found. @default false */
  late?: boolean;
  /** Finance already has a slip; a better one may follow. */
  confirming: boolean;
  /** Submits the slip; a rejection is shown at the top of the form. */
  onSlip: (slip: Slip) => Promise<unknown>;
}

interface SlipForm {
  file: readonly UploadedFile[];
  amount: string;
  day: string;
}

/** A bank transfer: the account, the remark that identifies the money, and the slip that proves the payment. */
export function TransferSteps({ amountFen, account, late = false, confirming, onSlip }: TransferStepsProps) {
  const { accountName, accountNumber, bank, remarkCode } = account;
  const everything = `户名：${accountName}\n账号：${accountNumber}\n开户行：${bank}\n金额：${yuanText(amountFen)}\n附言：${remarkCode}`;
  return (
    <Steps>
      {late ? null : <h3>第 1 步　按下面的信息汇款</h3>}
      <Descriptions
        columns={1}
        items={[
          { term: '收款户名', value: accountName },
          { term: '开户行', value: bank },
          { term: '账号', value: accountNumber },
          { term: '金额', value: <strong>{moneyText(amountFen)}</strong> },
          { term: '附言', value: <strong>{remarkCode}</strong> },
        ]}
      />
      {late ? null : (
        <>
          <Alert tone="warning">汇款时务必填写附言，财务据此找到这笔款项。</Alert>
          <Button onClick={() => void copyText(everything, '已复制汇款信息', '没有复制成功，请手动抄写。')}>
            复制汇款信息
          </Button>
          <h3>第 2 步　上传汇款凭证</h3>
        </>
      )}
      {confirming ? (
        <Alert tone="info" title="凭证已提交，待确认到账">
          财务在 1 个工作日内确认，结果会发消息给您。传错了可以在下面重新提交。
        </Alert>
      ) : null}
      <SlipForm amountFen={amountFen} again={confirming} onSlip={onSlip} />
    </Steps>
  );
}

interface SlipFormProps extends Pick<TransferStepsProps, 'amountFen' | 'onSlip'> {
  again: boolean;
}

function SlipForm({ amountFen, again, onSlip }: SlipFormProps) {
  const today = formatBeijing(new Date(serverClock.now())).slice(0, 10);
  const form = useForm<SlipForm>({ defaultValues: { file: [], amount: yuanText(amountFen), day: today } });
  const [problem, setProblem] = useState<string>();
  const submit = async ({ file: [file], amount, day }: SlipForm) => {
    setProblem(undefined);
    try {
      await onSlip({ fileId: file?.id ?? '', transferredFen: fenOf(amount) ?? 0, transferDay: day });
    } catch (error) {
      setProblem(refusalOf(error, () => undefined).text);
      return false;
    }
  };
  return (
    <Form form={form} onSubmit={submit}>
      <Steps>
        <ErrorSummary />
        {problem ? (
          <Alert tone="danger" live title="凭证没有提交成功">
            {problem}
          </Alert>
        ) : null}
        <Field name="file" group label="汇款凭证" required="请上传汇款凭证" hint="能看清金额、日期和附言。">
          <Upload upload={sendAttachment} describeError={uploadProblem} capture="environment" />
        </Field>
        <Field
          name="amount"
          label="汇款金额"
          required
          rules={[(text: string) => ((fenOf(text) ?? 0) > 0 ? undefined : '请输入金额，最多两位小数。')]}
        >
          <Input inputMode="decimal" suffix="元" maxLength={12} />
        </Field>
        <Field
          name="day"
          label="汇款日期"
          required
          rules={[(day: string) => (day > today ? '汇款日期不能晚于今天。' : undefined)]}
        >
          <DatePicker max={today} />
        </Field>
        <Button type="submit" variant="primary" loading={form.formState.isSubmitting} loadingText="提交中">
          {again ? '重新提交凭证' : '提交凭证'}
        </Button>
      </Steps>
    </Form>
  );
}
