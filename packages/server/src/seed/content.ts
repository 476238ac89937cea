/** Visits before the demo began. */
export const demoVisits = 3_286_415;
