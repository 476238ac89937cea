/** The link that dials a number as people write it: `400-000-0000` is `tel:4000000000`. */
export const phoneHref = (phone: string): string => `tel:${phone.replaceAll(/[^\d+]/g, '')}`;
