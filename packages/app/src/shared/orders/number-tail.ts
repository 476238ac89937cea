/**
 * The end of an order's or a movement's number, `1121000003` of `DD20261121000003`: day and serial number. For tabs: a
 * tab cuts its title at the end, where these numbers differ.
 */
export const numberTail = (number: string): string => number.slice(-10);
