import type { OrderDetail, OrderRequest, ProductDetail } from '@ca-portal/api';
import {
  deliveriesOf,
  quoteNewCertificate,
  papersBeforeOrder,
  unsupportedPlatforms,
  type AttachmentNeed,
  type Delivery,
  type Quote,
} from '@ca-portal/api/domain';
import {
  attachmentsOf,
  copiedEntries,
  type EarlierEntries,
  type Materials,
  noReceiver,
  receiverBody,
  type ReceiverValues,
} from '../../shared/ordering/index.js';
import { newRequestId } from '../../shared/browser/index.js';

/** Values of the order page. Kept as a draft, so that they survive a reload and an expired login. */
export interface OrderForm {
  /** One per filled-in form, so that a second click, a reload or a repeated call creates no second order. */
  requestId: string;
  /** Parameters of the address when the page was opened: a new choice on the product page overrides the draft. */
  openedWith: string;
  /** The employee that an administrator orders for; empty for the user himself. */
  holderGuid: string;
  providerCode: string;
  /** Code lists 3 and 4; empty leaves the vendor to the making desk. */
  mediumVendorCode: string;
  signatureVendorCode: string;
  platformCodes: string[];
  years: string;
  delivery: Delivery;
  servicePoint: string;
  receiver: ReceiverValues;
  /** The phone of a phone certificate. */
  holderPhone: string;
  remark: string;
  /** Id of the invoice title; 0 leaves the choice for later. */
  invoiceTitle?: string;
  /** A ticket id; `best` applies the best one, `none` applies none. */
  coupon: string;
  /** Papers that are in no record, by kind. */
  materials: Materials;
  agreed: boolean;
}

export type OrderChoice = Pick<OrderForm, 'providerCode' | 'platformCodes' | 'years' | 'delivery'>;

/** The choice in the address, limited to what the product offers. */
export function choiceFrom(product: ProductDetail, params: URLSearchParams): OrderChoice {
  const sold = product.providers.filter((provider) => provider.available);
  const provider = sold.find((one) => one.code === params.get('provider')) ?? sold[0];
  const asked = (params.get('platforms') ?? '').split(',');
  const offered = product.platforms.filter(({ code }) => provider?.platformCodes.includes(code));
  const chosen = offered.filter(({ code }) => asked.includes(code));
  const years = Number(params.get('years'));
  return {
    providerCode: provider?.code ?? '',
    platformCodes: (chosen.length > 0 ? chosen : offered.filter((one) => one.included)).map(
      ({ code }) => code,
    ),
    years: String(product.yearOptions.includes(years) ? years : (product.yearOptions[0] ?? 1)),
    delivery: deliveriesOf(product.carrier).find((one) => one === params.get('delivery')) ?? 'online',
  };
}

/** The address contains a complete and valid choice: it is shown as a summary. */
export function isChosen(product: ProductDetail, params: URLSearchParams): boolean {
  const { providerCode, platformCodes, years } = choiceFrom(product, params);
  const asked = (params.get('platforms') ?? '').split(',');
  return (
    providerCode === params.get('provider') &&
    years === params.get('years') &&
    platformCodes.length > 0 &&
    asked.every((code) => platformCodes.includes(code))
  );
}

export type CopiedOrder = Pick<OrderDetail, 'reorder' | 'servicePoint'> & EarlierEntries;

/** Values of an earlier order that are not in the address, so that 重新下单 needs no input twice. */
export const copyOf = (
  { reorder, receiver, servicePoint, attachments }: CopiedOrder,
  userGuid: string,
): Partial<OrderForm> => ({
  servicePoint,
  ...copiedEntries({ receiver, attachments }),
  ...(reorder
    ? {
        holderGuid: reorder.holderGuid === userGuid ? '' : reorder.holderGuid,
        mediumVendorCode: reorder.mediumVendorCode,
        signatureVendorCode: reorder.signatureVendorCode,
        remark: reorder.remark,
      }
    : {}),
});

export const emptyOrderForm = (product: ProductDetail, params: URLSearchParams): OrderForm => ({
  requestId: newRequestId(),
  openedWith: params.toString(),
  ...choiceFrom(product, params),
  holderGuid: '',
  mediumVendorCode: '',
  signatureVendorCode: '',
  servicePoint: '',
  receiver: noReceiver,
  holderPhone: '',
  remark: '',
  invoiceTitle: '0',
  coupon: 'best',
  materials: {},
  agreed: false,
});

/** Chosen platforms that a provider cannot serve, by name. */
export function droppedBy(product: ProductDetail, providerCode: string, chosen: readonly string[]): string[] {
  const provider = product.providers.find(({ code }) => code === providerCode);
  if (!provider) return [];
  const dropped = unsupportedPlatforms(provider, chosen);
  return product.platforms.filter(({ code }) => dropped.includes(code)).map(({ name }) => name);
}

/** The price before the server's answer; undefined if no price is configured. The server calculates its own. */
export function quoteFor(product: ProductDetail, choice: OrderChoice): Quote | undefined {
  if (!product.prices) return undefined;
  return quoteNewCertificate(product.prices, {
    years: Number(choice.years),
    platformCodes: choice.platformCodes,
    includedPlatformCodes: product.platforms.filter(({ included }) => included).map(({ code }) => code),
    delivery: choice.delivery,
  });
}

/** The body of the call, from a valid form. Contains only what the chosen delivery needs. */
export function orderRequest(
  productId: string,
  form: OrderForm,
  expectedTotalFen: number,
  need?: AttachmentNeed,
  couponTicketId?: number,
): OrderRequest {
  const remark = form.remark.trim();
  const attachments = attachmentsOf(need ? papersBeforeOrder(need) : [], form.materials);
  return {
    requestId: form.requestId,
    productId,
    providerCode: form.providerCode,
    ...(form.holderGuid ? { holderGuid: form.holderGuid } : {}),
    ...(form.mediumVendorCode ? { mediumVendorCode: form.mediumVendorCode } : {}),
    ...(form.signatureVendorCode ? { signatureVendorCode: form.signatureVendorCode } : {}),
    platformCodes: form.platformCodes,
    years: Number(form.years),
    delivery: form.delivery,
    ...(form.delivery === 'courier' ? { receiver: receiverBody(form.receiver) } : {}),
    ...(form.delivery === 'counter' ? { servicePoint: form.servicePoint } : {}),
    ...(form.holderPhone.trim() ? { holderPhone: form.holderPhone.trim() } : {}),
    ...(remark ? { remark } : {}),
    ...(attachments.length > 0 ? { attachments } : {}),
    expectedTotalFen,
    ...(couponTicketId === undefined ? {} : { couponTicketId }),
    agreed: true,
  };
}
