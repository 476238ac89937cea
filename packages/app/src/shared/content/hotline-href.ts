import { phoneHref } from '@ca-portal/ui/formats';

/** A `tel:` link for the province's hotline; a text without a number is passed on unchanged. */
export const hotlineHref = (phone: string): string => phoneHref(phone) ?? `tel:${phone}`;
