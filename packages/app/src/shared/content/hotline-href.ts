import { phoneHref } from '@ca-portal/ui/formats';

/** The link that dials the province's hotline; a text without a number is left to the phone. */
export const hotlineHref = (phone: string): string => phoneHref(phone) ?? `tel:${phone}`;
