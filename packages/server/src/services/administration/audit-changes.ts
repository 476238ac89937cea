export interface Change {
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

const text = (value: unknown): string =>
  value === null || value === undefined
    ? ''
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value);

/** The differences, field by field, for the audit log. Pass no personal data: it is kept for years. */
export function changesBetween<Row extends object>(before: Partial<Row>, after: Partial<Row>): Change[] {
  return (Object.keys(after) as (keyof Row & string)[])
    .map((field) => ({ field, before: text(before[field]), after: text(after[field]) }))
    .filter((change) => change.before !== change.after);
}
