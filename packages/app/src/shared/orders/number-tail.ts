/**
 * The end of an order's or a movement's number, `1121000003` of `DD20261121000003`: day and serial. For a tab, whose
 * title is cut at its end: there the whole number would lose what tells it from its neighbor.
 */
export const numberTail = (number: string): string => number.slice(-10);
