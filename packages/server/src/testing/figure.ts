/**
 * Prints a figure of a storm or corpus as one plain line, e.g. `figure: process exits while … = 0`. Silent in
 * the quick run, whose samples measure nothing; the lines are for docs/quality.md.
 */
export function figure(what: string, value: number | string): void {
  if (process.env['FIGURES'] === '1') process.stdout.write(`figure: ${what} = ${value}\n`);
}
