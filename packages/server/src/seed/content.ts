/** Visits before the demonstration. */
export const demoVisits = 3_286_415;
