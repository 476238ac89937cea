import {
  endangersOpenBids,
  followsOrder,
  papersBeforeOrder,
  type AttachmentKind,
  type AttachmentNeed,
} from '@ca-portal/api/domain';
import { newRequestId } from '../../shared/browser/request-id.js';
import { splitAddress } from '../../shared/ordering/areas.js';
import { noReceiver, receiverBody } from '../../shared/ordering/receiver.js';
import type { AnyApplication, ApplicationValues, CommonBody, EarlierOrder, Need } from './description.js';

/** A choice that brings a parcel along has a page of its own; between 在线写入 and 自取 the last page asks in passing. */
export const sendsOut = ({ deliveries }: Need): boolean => deliveries.includes('courier');

export function emptyApplication(business: AnyApplication, needs: readonly Need[]): ApplicationValues {
  const [first] = needs;
  if (!first) throw new Error('an application is about at least one certificate');
  return {
    own: business.empty(first),
    copiedFrom: '',
    requestIds: Object.fromEntries(needs.map(({ certificateId }) => [certificateId, newRequestId()])),
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

/** All that an earlier order said: nothing is typed or uploaded a second time, and consents are given anew. */
export function copyOf(
  business: AnyApplication,
  need: Need,
  earlier: EarlierOrder,
): Pick<ApplicationValues, 'own' | 'copiedFrom' | 'materials'> & Partial<ApplicationValues> {
  const { delivery, receiver, servicePoint } = earlier;
  return {
    copiedFrom: earlier.orderNo,
    own: { ...business.empty(need), ...business.copy?.(earlier, need) },
    materials: Object.fromEntries(
      earlier.attachments.flatMap(({ kind, file }) => (file && !followsOrder(kind) ? [[kind, file]] : [])),
    ),
    ...(need.deliveries.includes(delivery) ? { delivery, servicePoint } : {}),
    ...(receiver ? { receiver: { ...receiver, ...splitAddress(receiver.address) } } : {}),
  };
}

export const needOf = (business: AnyApplication, own: ApplicationValues['own']): AttachmentNeed => ({
  orderType: business.orderType,
  roleId: 0,
  ...business.papers?.(own),
});

/** Papers that have to be handed in for what is typed now; the stamped form follows once there is an order. */
export const papersOf = (business: AnyApplication, own: ApplicationValues['own']): AttachmentKind[] =>
  papersBeforeOrder(needOf(business, own));

export interface WizardStep {
  readonly key: string;
  readonly title: string;
  readonly complete: boolean;
  /** Whether a field of the form is asked for here. */
  readonly asks: (field: string) => boolean;
}

const under = (field: string, names: readonly string[]) =>
  names.some((name) => field === name || field.startsWith(`${name}.`));

/** All pages of the wizard for what is typed now: those of the business, and the common ones that it needs. */
export function stepsOf(business: AnyApplication, values: ApplicationValues, need: Need): WizardStep[] {
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
      asks: (field: string) => under(field, first ? [...names, 'openBids', 'riskAccepted'] : names),
    };
  });
  const papers = papersOf(business, values.own);
  const handsIn: WizardStep = {
    key: 'materials',
    title: '上传材料',
    complete: papers.every((kind) => values.materials[kind]),
    asks: (field) => under(field, ['materials', 'attachments']),
  };
  const { delivery, servicePoint, receiver } = values;
  const receives: WizardStep = {
    key: 'delivery',
    title: '领取方式',
    complete:
      delivery === 'online' ||
      (delivery === 'counter' ? servicePoint !== '' : receiver.name !== '' && receiver.address !== ''),
    asks: (field) => under(field, ['delivery', 'servicePoint', 'receiver']),
  };
  return [
    ...own.filter(({ late }) => !late),
    ...(papers.length > 0 ? [handsIn] : []),
    ...(sendsOut(need) ? [receives] : []),
    ...own.filter(({ late }) => late),
    { key: 'confirm', title: '确认提交', complete: false, asks: () => true },
  ];
}

/** The step to show: the one asked for, or the first that is not complete before it. */
export function shownStep(steps: readonly WizardStep[], asked: string | null): number {
  const wanted = Math.max(
    0,
    steps.findIndex(({ key }) => key === asked),
  );
  const open = steps.findIndex(({ complete }) => !complete);
  return open === -1 ? wanted : Math.min(wanted, open);
}

/** The common part of the call for one certificate; only what the chosen way needs is sent. */
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
    attachments: papersOf(business, values.own).flatMap((kind) => {
      const file = materials[kind];
      return file ? [{ kind, fileId: file.fileId }] : [];
    }),
    delivery,
    receiver: delivery === 'courier' ? receiverBody(receiver) : null,
    servicePoint: delivery === 'counter' ? servicePoint : '',
    openBids,
    riskAccepted: openBids && values.riskAccepted,
    agreed: true,
    ...price,
  };
}
