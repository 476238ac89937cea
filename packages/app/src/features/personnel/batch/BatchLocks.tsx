import { moneyText } from '@ca-portal/api/domain';
import type { ProductSummary } from '@ca-portal/api';
import { Alert } from '@ca-portal/ui/alert';
import { Button } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { ErrorSummary, Form, useDraft, useForm, useWatch } from '@ca-portal/ui/form';
import { Icon } from '@ca-portal/ui/icon';
import { toaster } from '@ca-portal/ui/toast';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useRuleWords } from '../../../config/rules.js';
import { useCurrentUser } from '../../../session/useSession.js';
import { AgreementField } from '../../../shared/ordering/index.js';
import { newRequestId } from '../../../shared/browser/index.js';
import { refusalOf } from '../../../shared/failure/index.js';
import { Stack } from '../../../shared/page/index.js';
import type { StaffMember } from '../queries.js';
import { BatchChoice } from './BatchChoice.js';
import { checkOf, emptyBatch, mostRows, wayOn, type BatchForm } from './batch-form.js';
import { BatchRows } from './BatchRows.js';
import { PasteRows } from './PasteRows.js';
import type { BatchRow } from './parse-batch.js';
import { useCheck, useCreateBatch, useProduct } from './queries.js';
import { AgentLetterDialog } from '../../../shared/files/index.js';

interface BatchLocksProps {
  staff: readonly StaffMember[];
  products: readonly ProductSummary[];
  /** People who were selected in the staff list. */
  chosen: readonly string[];
}

const rowsOf = (ids: readonly string[]): BatchRow[] =>
  ids.map((userGuid) => ({ userGuid, years: 1, payer: 'company' }));
const joined = (rows: readonly BatchRow[], more: readonly BatchRow[]): BatchRow[] =>
  [...rows, ...more.filter((row) => !rows.some((one) => one.userGuid === row.userGuid))].slice(0, mostRows);

/** The form: each change checks it row by row; possible rows are ordered, the others stay in the list. */
export function BatchLocks({ staff, products, chosen }: BatchLocksProps) {
  const say = useRuleWords();
  const form = useForm<BatchForm>({ defaultValues: { ...emptyBatch, rows: rowsOf(chosen) } });
  const user = useCurrentUser();
  const draft = useDraft(`batch-locks-${user?.person.userGuid ?? ''}`, form);
  const navigate = useNavigate();
  const { search } = useLocation();
  const { getValues, setValue } = form;
  // Runs after the draft's own effect, which has just restored the kept list: newly selected people are added to it.
  useEffect(() => {
    if (chosen.length === 0) return;
    setValue('rows', joined(getValues('rows'), rowsOf(chosen)));
    // Once: a reload keeps the navigation's state, and would add people again who have been removed since.
    void navigate({ search }, { replace: true, state: null });
  }, [chosen, search, getValues, setValue, navigate]);
  const values = { ...emptyBatch, ...useWatch({ control: form.control }) } as BatchForm;
  const product = useProduct(values.productId);
  const check = useCheck(checkOf(values));
  const create = useCreateBatch();
  // Does not navigate if the user has left the page meanwhile.
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => void (left.current = true);
  }, []);
  const [problem, setProblem] = useState<string>();
  const [letter, setLetter] = useState(false);
  // The same rows reuse the same request id: nothing is ordered twice.
  const sent = useRef({ text: '', id: '' });

  const put = (rows: BatchRow[]) => form.setValue('rows', rows, { shouldDirty: true });
  const verdict = (row: BatchRow) =>
    check.data?.rows.find(({ userGuid }) => userGuid === row.userGuid)?.result;
  const doable = values.rows.filter((row) => ['ready', 'warning'].includes(verdict(row) ?? ''));
  const open = values.rows.length - doable.length;

  const submit = async (given: BatchForm) => {
    setProblem(undefined);
    const request = checkOf({ ...given, rows: doable });
    if (!request || !check.data || check.isPlaceholderData) return false;
    const text = JSON.stringify(request);
    if (sent.current.text !== text) sent.current = { text, id: newRequestId() };
    const { delivery, servicePoint } = given;
    try {
      const { orderNos } = await create.mutateAsync({
        body: {
          ...request,
          requestId: sent.current.id,
          delivery,
          servicePoint: delivery === 'counter' ? servicePoint : '',
          expectedTotalFen: check.data.companyFen,
          agreed: true,
        },
      });
      draft.clear();
      if (left.current) toaster.success(`${orderNos.length} 笔订单已提交，请在“我的订单”里查看。`);
      else void navigate(wayOn(orderNos));
    } catch (error) {
      setProblem(refusalOf(error, () => undefined).text);
      await check.refetch();
      return false;
    }
    return undefined;
  };

  return (
    <Stack>
      <Card title="办给谁">
        <Stack>
          <PasteRows staff={staff} onAdd={(rows) => put(joined(form.getValues('rows'), rows))} />
          <BatchRows
            rows={values.rows}
            staff={staff}
            checked={check.data?.rows}
            yearOptions={product.data?.yearOptions ?? [1]}
            onChange={put}
          />
          {check.isError ? (
            <Alert tone="danger">名单没有检查成功，请重新选择服务商和平台后再试。</Alert>
          ) : null}
          {values.rows.length > 0 ? (
            <span>
              <Button size="sm" icon={<Icon name="download" />} onClick={() => setLetter(true)}>
                批量授权委托书
              </Button>
            </span>
          ) : null}
        </Stack>
      </Card>
      <Suspense>
        {letter ? (
          <AgentLetterDialog
            userGuids={values.rows.map(({ userGuid }) => userGuid)}
            onClose={() => setLetter(false)}
            setShown={setLetter}
          />
        ) : null}
      </Suspense>
      <Form form={form} onSubmit={submit}>
        <Stack>
          <ErrorSummary />
          <BatchChoice products={products} product={product.data} />
          <Card title="提交">
            <Stack>
              {problem ? (
                <Alert tone="danger" title="没有提交成功" live>
                  {problem}
                </Alert>
              ) : null}
              <p aria-live="polite">
                {doable.length} 人可以办理{open > 0 ? `，${open} 人暂不能办理，本次不提交` : ''}。企业付款合计{' '}
                <strong>{moneyText(check.data?.companyFen ?? 0)}</strong>
                ，本人付款合计 {moneyText(check.data?.holdersFen ?? 0)}
                {say('（由员工在 {paymentTime}内支付）。')}
              </p>
              <AgreementField />
              <span>
                <Button
                  type="submit"
                  variant="primary"
                  loading={form.formState.isSubmitting}
                  loadingText="提交中"
                  {...(doable.length === 0 ? { disabledReason: '名单里还没有可以办理的员工' } : {})}
                >
                  提交 {doable.length} 人的订单
                </Button>
              </span>
            </Stack>
          </Card>
        </Stack>
      </Form>
    </Stack>
  );
}
