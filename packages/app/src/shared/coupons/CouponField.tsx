import { moneyText } from '@ca-portal/api/domain';
import { Field, useWatch } from '@ca-portal/ui/form';
import { Select } from '@ca-portal/ui/select';
import { FoldOnPhone } from '../page/index.js';
import { chosenTicket, type Ticket } from './tickets.js';

/**
 * The hint for the choice: the best coupon was selected automatically; any unused part of a coupon is lost (dossier
 * 4.4).
 */
function hintFor(tickets: readonly Ticket[], coupon: string): string {
  const ticket = chosenTicket(tickets, coupon);
  if (!ticket) return '没有使用优惠券，可以选择一张。';
  const saved =
    ticket === tickets[0]
      ? `已为您选用最优优惠券，省 ${moneyText(ticket.savesFen)}，可以更换或不使用。`
      : `省 ${moneyText(ticket.savesFen)}。`;
  const lostFen = ticket.amount - ticket.savesFen;
  return lostFen > 0 ? `${saved}优惠券一次用完，没有抵扣的 ${moneyText(lostFen)} 不找零。` : saved;
}

/** 优惠券 of an order that is not placed yet; renders nothing where none fits. The form's field is `coupon`. */
export function CouponField({ tickets }: { tickets: readonly Ticket[] }) {
  const coupon = useWatch<{ coupon: string }, 'coupon'>({ name: 'coupon' });
  if (tickets.length === 0) return null;
  const ticket = chosenTicket(tickets, coupon);
  return (
    <FoldOnPhone
      title="优惠券"
      settled={ticket ? `${ticket.name}，省 ${moneyText(ticket.savesFen)}` : '不使用'}
    >
      <Field name="coupon" label="使用优惠券" required={false} hint={hintFor(tickets, coupon)}>
        <Select
          options={[
            ...tickets.map(({ ticketId, name, savesFen }, index) => ({
              value: index === 0 ? 'best' : String(ticketId),
              label: `${name}，省 ${moneyText(savesFen)}`,
            })),
            { value: 'none', label: '不使用优惠券' },
          ]}
        />
      </Field>
    </FoldOnPhone>
  );
}
