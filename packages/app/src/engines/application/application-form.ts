import {
  endangersOpenBids,
  papersBeforeOrder,
  type AttachmentKind,
  type AttachmentNeed,
} from '@ca-portal/api/domain';
import { newRequestId } from '../../shared/browser/index.js';
import { attachmentsOf, copiedEntries, noReceiver, receiverBody } from '../../shared/ordering/index.js';
import type { AnyApplication, ApplicationValues, CommonBody, EarlierOrder, Need } from './description.js';
import { asksFor, type WizardPage } from './wizard/wizard-pages.js';

/** If a parcel is possible, delivery has its own page; 在线写入 or 自取 is chosen on the last page. */
export const sendsOut = ({ deliveries }: Need): boolean => deliveries.includes('courier');

/** One request id for each certificate. */
export const newRequestIds = (needs: readonly Need[]): Record<string, string> =>
  Object.fromEntries(needs.map(({ certificateId }) => [certificateId, newRequestId()]));

export function emptyApplication(business: AnyApplication, needs: readonly Need[]): ApplicationValues {
  const [first] = needs;
  if (!first) throw new Error('an application is about at least one certificate');
  return {
    own: business.empty(first),
    copiedFrom: '',
    requestIds: newRequestIds(needs),
    openBids: '',
    riskAccepted: false,
    materials: {},
    delivery: 'online',
    servicePoint: '',
    receiver: noReceiver,
    coupon: 'best',
    agreed: false,
  };
}

/** The values of an earlier order, so that nothing is entered or uploaded twice; consents must be given again. */
export function copyOf(
  business: AnyApplication,
  need: Need,
  earlier: EarlierOrder,
): Pick<ApplicationValues, 'own' | 'copiedFrom' | 'materials'> & Partial<ApplicationValues> {
  const { delivery, servicePoint } = earlier;
  return {
    copiedFrom: earlier.orderNo,
    own: { ...business.empty(need), ...business.copy?.(earlier, need) },
    ...copiedEntries(earlier),
    ...(need.deliveries.includes(delivery) ? { delivery, servicePoint } : {}),
  };
}

export const needOf = (business: AnyApplication, own: ApplicationValues['own']): AttachmentNeed => ({
  orderType: business.orderType,
  roleId: 0,
  ...business.papers?.(own),
});

/** Papers required for the current values; the stamped form is uploaded after the order was placed. */
export const papersOf = (business: AnyApplication, own: ApplicationValues['own']): AttachmentKind[] =>
  papersBeforeOrder(needOf(business, own));

/** All pages of the wizard for the current values: those of the business, and the common ones that it needs. */
export function stepsOf(business: AnyApplication, values: ApplicationValues, need: Need): WizardPage[] {
  const asksBids = endangersOpenBids(business.orderType);
  const bidsAnswered =
    !asksBids || values.openBids === 'no' || (values.openBids === 'yes' && values.riskAccepted);
  const own = business.steps.map((step, index) => {
    const fields = typeof step.fields === 'function' ? step.fields(need) : (step.fields ?? {});
    const names = [...Object.keys(fields), ...(step.also ?? [])].map((name) => `own.${name}`);
    const first = index === 0;
    return {
      late: step.late === true,
      key: step.key,
      title: step.title,
      complete: step.complete(values.own) && (!first || bidsAnswered),
      asks: asksFor(first ? [...names, 'openBids', 'riskAccepted'] : names),
    };
  });
  const papers = papersOf(business, values.own);
  const handsIn: WizardPage = {
    key: 'materials',
    title: '上传材料',
    complete: papers.every((kind) => values.materials[kind]),
    asks: asksFor(['materials', 'attachments']),
  };
  const { delivery, servicePoint, receiver } = values;
  const receives: WizardPage = {
    key: 'delivery',
    title: '领取方式',
    complete:
      delivery === 'online' ||
      (delivery === 'counter' ? servicePoint !== '' : receiver.name !== '' && receiver.address !== ''),
    asks: asksFor(['delivery', 'servicePoint', 'receiver']),
  };
  return [
    ...own.filter(({ late }) => !late),
    ...(papers.length > 0 ? [handsIn] : []),
    ...(sendsOut(need) ? [receives] : []),
    ...own.filter(({ late }) => late),
    { key: 'confirm', title: '确认提交', complete: false, asks: () => true },
  ];
}

/** The common part of the call for one certificate; contains only what the chosen delivery needs. */
export function commonBody(
  business: AnyApplication,
  values: ApplicationValues,
  certificateId: string,
  price: { couponTicketId: number | null; expectedTotalFen: number },
): CommonBody {
  const { delivery, receiver, servicePoint, materials } = values;
  const openBids = values.openBids === 'yes';
  return {
    requestId: values.requestIds[certificateId] ?? newRequestId(),
    certificateId,
    attachments: attachmentsOf(papersOf(business, values.own), materials),
    delivery,
    receiver: delivery === 'courier' ? receiverBody(receiver) : null,
    servicePoint: delivery === 'counter' ? servicePoint : '',
    openBids,
    riskAccepted: openBids && values.riskAccepted,
    agreed: true,
    ...price,
  };
}
