import type { SessionInfo } from '@ca-portal/api';
import { endangersOpenBids } from '@ca-portal/api/domain';
import { Alert } from '@ca-portal/ui/alert';
import { Button } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { ErrorSummary, Form, useWatch } from '@ca-portal/ui/form';
import { HiddenText } from '@ca-portal/ui/theme';
import { PriceSummary } from '@ca-portal/ui/price-summary';
import { Steps } from '@ca-portal/ui/steps';
import { toaster } from '@ca-portal/ui/toast';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useRuleWords } from '../../config/rules.js';
import { chosenTicket } from '../../shared/coupons/tickets.js';
import { causeOf } from '../../shared/failure/load-failed-reason.js';
import { DraftElsewhereAlert } from '../../shared/ordering/DraftElsewhereAlert.js';
import { DeliveryBlock } from '../../shared/ordering/DeliveryBlock.js';
import { RefusalAlert, type OrderRefusal } from '../../shared/ordering/RefusalAlert.js';
import { newRequestId } from '../../shared/browser/request-id.js';
import { papersOf, shownStep, stepsOf } from './application-form.js';
import { Blocks, SideCell, Ways, WizardColumns } from './application.styles.js';
import type { AnyApplication, ApplicationValues, EarlierOrder, Need } from './description.js';
import { ConfirmStep } from './parts/ConfirmStep.js';
import { MaterialsStep } from './parts/MaterialsStep.js';
import { OpenBidsBlock } from './parts/OpenBidsBlock.js';
import { OwnFields } from './parts/OwnFields.js';
import { PlacingProgress } from './parts/PlacingProgress.js';
import { SubjectCard } from './parts/SubjectCard.js';
import { headOf, readRefusal, wayOn } from './place.js';
import { priceOf, useQuotes, useTickets } from './price.js';
import { useApplicationForm } from './useApplicationForm.js';
import { usePlacing } from './usePlacing.js';

interface WizardProps {
  business: AnyApplication;
  needs: readonly Need[];
  user: SessionInfo;
  /** The order that is placed anew. */
  earlier?: EarlierOrder | undefined;
}

/** The application itself: a step for each page of the address, the price beside all of them. */
export function Wizard({ business, needs, user, earlier }: WizardProps) {
  const say = useRuleWords();
  const { form, draft } = useApplicationForm(business, needs, user.person.userGuid, earlier);
  const watched = useWatch({ control: form.control });
  const values = { ...form.getValues(), ...watched } as ApplicationValues;
  const all = needs as readonly [Need, ...Need[]];
  const first = {
    ...(business.common?.(all) ?? all[0]),
    deliveries: all[0].deliveries.filter((way) => all.every(({ deliveries }) => deliveries.includes(way))),
  };
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const steps = stepsOf(business, values, first);
  const at = shownStep(steps, params.get('step'));
  const step = steps[at];
  const quotes = useQuotes(business, values, needs);
  const prices = quotes.map(({ data }) => data);
  const tickets = useTickets(business, prices).data;
  const ticket = needs.length === 1 ? chosenTicket(tickets, values.coupon) : undefined;
  const { lines, totalFen } = priceOf(needs, prices, ticket);
  const subjects = needs.map((need, index) => ({ need, quote: prices[index] }));
  const placing = usePlacing(business);
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => void (left.current = true);
  }, []);
  const [refusal, setRefusal] = useState<OrderRefusal>();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(at);
  const refused = useRef(false);
  const { reset } = form;
  useEffect(() => {
    if (shown.current === at) return;
    shown.current = at;
    // Nothing of this step has been sent yet: no field is called wrong while its first letter is typed.
    if (!refused.current) reset(undefined, { keepValues: true, keepDefaultValues: true, keepDirty: true });
    refused.current = false;
    heading.current?.focus();
  }, [at, reset]);

  const open = (key: string | undefined) =>
    setParams((now) => {
      const next = new URLSearchParams(now);
      if (key) next.set('step', key);
      return next;
    });
  const refuse = (error: unknown) => {
    const { fields, text } = readRefusal(error);
    const [named] = fields;
    if (text) setRefusal(headOf(error, text));
    if (!named) return;
    const target = steps.find(({ asks }) => asks(named.field));
    refused.current = target?.key !== step?.key;
    // The step opens first: its fields clear what was said of them while they were not there.
    open(target?.key);
    for (const { field, message } of fields) form.setError(field as 'coupon', { message });
  };
  const place = async () => {
    try {
      const orders = await placing.mutateAsync({ values: form.getValues(), subjects, ticket });
      draft.clear();
      if (left.current) {
        // Nobody is taken away from where he has gone meanwhile.
        toaster.success(`${orders.length} 笔订单已提交，请在“我的订单”里查看。`);
        return true;
      }
      // Replaced, so that going back does not open an empty form that looks like the order just made.
      void navigate(wayOn(orders), { replace: true });
      return true;
    } catch (error) {
      refuse(error);
      return false;
    }
  };
  const last = at === steps.length - 1;
  const submit = async () => {
    setRefusal(undefined);
    if (last) return place();
    open(steps[at + 1]?.key);
    return false;
  };

  const failed = quotes.find(({ isError, data }) => isError && !data);
  const missing = failed ? `${causeOf(failed.error)}，暂时不能提交` : undefined;
  const counting =
    !failed && quotes.some(({ isPending, isPlaceholderData }) => isPending || isPlaceholderData);
  // Nobody orders at a price that is not there yet.
  const obstacle = counting ? '正在计算费用，请稍候' : missing;
  const ownStep = business.steps.find(({ key }) => key === step?.key);
  const ownFields =
    ownStep && (typeof ownStep.fields === 'function' ? ownStep.fields(first) : ownStep.fields);
  return (
    <Form form={form} onSubmit={submit}>
      <Card>
        <Steps items={steps} current={at} onStepSelect={(index) => open(steps[index]?.key)} />
      </Card>
      <WizardColumns>
        <Blocks>
          <HiddenText as="h2" ref={heading} tabIndex={-1}>
            {step?.title}
          </HiddenText>
          <ErrorSummary />
          {refusal ? (
            <RefusalAlert
              refusal={refusal}
              onNewRequest={() => {
                form.setValue(
                  'requestIds',
                  Object.fromEntries(needs.map((need) => [need.certificateId, newRequestId()])),
                );
                setRefusal({
                  tone: 'warning',
                  title: '可以作为新订单提交',
                  text: '请核对内容后再次提交。原来的订单不受影响。',
                });
              }}
            />
          ) : null}
          <DraftElsewhereAlert draft={draft.elsewhere} />
          {earlier && at === 0 ? (
            <Alert title="已按原订单填好">
              订单 {earlier.orderNo} 的内容、领取方式和材料已经带过来，请核对后提交。
            </Alert>
          ) : draft.restored ? (
            <Alert live>已恢复您上次填写的内容，请核对后提交。</Alert>
          ) : null}
          {at === 0 || last ? <SubjectCard subjects={subjects} /> : null}
          {ownStep?.Head ? <ownStep.Head subjects={subjects} /> : null}
          {ownFields ? (
            <Card title={ownStep.title}>
              <OwnFields fields={ownFields} />
            </Card>
          ) : null}
          {ownStep?.Foot ? <ownStep.Foot subjects={subjects} /> : null}
          {at === 0 && endangersOpenBids(business.orderType) ? <OpenBidsBlock subjects={subjects} /> : null}
          {step?.key === 'materials' ? (
            <MaterialsStep
              kinds={papersOf(business, values.own)}
              note={business.papersNote?.(values.own) ?? ''}
              letter={business.letter?.(values.own)}
            />
          ) : null}
          {step?.key === 'delivery' ? <DeliveryBlock /> : null}
          {last ? (
            <ConfirmStep
              business={business}
              values={values}
              subject={{ need: first, quote: prices[0] }}
              tickets={needs.length === 1 ? (tickets ?? []) : []}
            />
          ) : null}
          {at > 0 ? (
            <Ways>
              <Button onClick={() => open(steps[at - 1]?.key)}>上一步</Button>
            </Ways>
          ) : null}
        </Blocks>
        <SideCell>
          <PriceSummary
            lines={lines}
            totalFen={totalFen}
            loading={counting}
            action={
              <Button
                type="submit"
                variant="primary"
                size="lg"
                loading={placing.isPending}
                loadingText="提交中"
                {...(last && obstacle ? { disabledReason: obstacle } : {})}
              >
                {last ? (business.submitLabel ?? '提交订单') : '下一步'}
              </Button>
            }
            note={missing ? `${missing}。` : say(business.next)}
          />
          {placing.isPending && subjects.length > 1 ? (
            <PlacingProgress done={placing.done} of={subjects.length} />
          ) : null}
        </SideCell>
      </WizardColumns>
    </Form>
  );
}
