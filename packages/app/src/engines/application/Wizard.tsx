import type { SessionInfo } from '@ca-portal/api';
import { endangersOpenBids } from '@ca-portal/api/domain';
import { Button } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { useWatch } from '@ca-portal/ui/form';
import { Steps } from '@ca-portal/ui/steps';
import { useRuleWords } from '../../config/rules.js';
import { chosenTicket } from '../../shared/coupons/index.js';
import { causeOf } from '../../shared/failure/index.js';
import { DeliveryBlock } from '../../shared/ordering/index.js';
import { newRequestIds, papersOf, stepsOf } from './application-form.js';
import { Ways } from './application.styles.js';
import type { AnyApplication, ApplicationValues, EarlierOrder, Need } from './description.js';
import { ConfirmStep } from './parts/ConfirmStep.js';
import { MaterialsStep } from './parts/MaterialsStep.js';
import { OpenBidsBlock } from './parts/OpenBidsBlock.js';
import { OwnFields } from './parts/OwnFields.js';
import { PlacingProgress } from './parts/PlacingProgress.js';
import { SubjectCard } from './parts/SubjectCard.js';
import { readRefusal, words } from './place.js';
import { priceOf, useQuotes, useTickets } from './price.js';
import { useApplicationForm } from './useApplicationForm.js';
import { usePlacing } from './usePlacing.js';
import { useWizardPages } from './wizard/useWizardPages.js';
import { useWizardSubmit } from './wizard/useWizardSubmit.js';
import { WizardFrame } from './wizard/WizardFrame.js';

interface WizardProps {
  business: AnyApplication;
  needs: readonly Need[];
  user: SessionInfo;
  /** The earlier order that this one repeats. */
  earlier?: EarlierOrder | undefined;
}

/** The application form: one page for each step of the address, with the price beside it. */
export function Wizard({ business, needs, user, earlier }: WizardProps) {
  const say = useRuleWords();
  const all = needs as readonly [Need, ...Need[]];
  const drafted = useApplicationForm(business, all, user.person.userGuid, earlier);
  const { form } = drafted;
  const watched = useWatch({ control: form.control });
  const values = { ...form.getValues(), ...watched } as ApplicationValues;
  const first = {
    ...(business.common?.(all) ?? all[0]),
    deliveries: all[0].deliveries.filter((way) => all.every(({ deliveries }) => deliveries.includes(way))),
  };
  const steps = stepsOf(business, values, first);
  const pages = useWizardPages(form, steps, { lookAgain: steps.map(({ complete }) => complete).join() });
  const { at, page, last } = pages;
  const quotes = useQuotes(business, values, needs);
  const prices = quotes.map(({ data }) => data);
  const tickets = useTickets(business, prices).data;
  const ticket = needs.length === 1 ? chosenTicket(tickets, values.coupon) : undefined;
  const subjects = needs.map((need, index) => ({ need, quote: prices[index] }));
  const placing = usePlacing(business);
  const sending = useWizardSubmit({
    pages,
    drafted,
    words,
    place: (entered: ApplicationValues) => placing.mutateAsync({ values: entered, subjects, ticket }),
    whenLeft: (orders) => `${orders.length} 笔订单已提交，请在“我的订单”里查看。`,
    read: readRefusal,
    renew: () => form.setValue('requestIds', newRequestIds(needs)),
  });

  const failed = quotes.find(({ isError, data }) => isError && !data);
  const missing = failed ? `${causeOf(failed.error)}，暂时不能提交` : undefined;
  const counting =
    !failed && quotes.some(({ isPending, isPlaceholderData }) => isPending || isPlaceholderData);
  // Without a price the order cannot be submitted.
  const obstacle = counting ? '正在计算费用，请稍候' : missing;
  const own = business.steps.find(({ key }) => key === page.key);
  const fields = own && (typeof own.fields === 'function' ? own.fields(first) : own.fields);
  return (
    <WizardFrame
      sending={sending}
      drafted={drafted}
      steps={
        <Card>
          <Steps
            items={steps}
            current={at}
            onStepSelect={(index) => {
              const step = steps[index];
              if (step) pages.open(step.key);
            }}
          />
        </Card>
      }
      heading={pages.heading}
      title={page.title}
      copied={earlier && at === 0 ? { orderNo: earlier.orderNo, what: '内容、领取方式和材料' } : undefined}
      price={{ ...priceOf(needs, prices, ticket), loading: counting }}
      button={{
        label: last ? (business.submitLabel ?? '提交订单') : '下一步',
        busy: placing.isPending,
        obstacle: last ? obstacle : undefined,
      }}
      note={missing ? `${missing}。` : say(business.next)}
      progress={
        placing.isPending && subjects.length > 1 ? (
          <PlacingProgress done={placing.done} of={subjects.length} />
        ) : null
      }
    >
      {at === 0 || last ? <SubjectCard subjects={subjects} /> : null}
      {own?.Head ? <own.Head subjects={subjects} /> : null}
      {fields ? (
        <Card title={page.title}>
          <OwnFields fields={fields} />
        </Card>
      ) : null}
      {own?.Foot ? <own.Foot subjects={subjects} /> : null}
      {at === 0 && endangersOpenBids(business.orderType) ? <OpenBidsBlock subjects={subjects} /> : null}
      {page.key === 'materials' ? (
        <MaterialsStep
          kinds={papersOf(business, values.own)}
          note={business.papersNote?.(values.own) ?? ''}
          letter={business.letter?.(values.own)}
        />
      ) : null}
      {page.key === 'delivery' ? <DeliveryBlock /> : null}
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
          <Button onClick={() => pages.go(-1)}>上一步</Button>
        </Ways>
      ) : null}
    </WizardFrame>
  );
}
