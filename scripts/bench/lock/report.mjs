function quantile(times, part) {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
export const p50 = (times) => quantile(times, 0.5);
export const p95 = (times) => quantile(times, 0.95);

/** Prints the figures, then each limit; returns how many limits were missed. */
export function report(rows, limits) {
  const line = (name, ...cells) =>
    console.log([name.padEnd(42), ...cells.map((cell) => String(cell).padStart(9))].join(' '));
  line('ms', 'p50', 'p95', 'max', 'runs');
  for (const [name, times] of rows) {
    const figures = [p50(times), p95(times), Math.max(...times)].map((value) => value.toFixed(1));
    line(name, ...figures, times.length);
  }
  console.log();
  let missed = 0;
  for (const [name, value, limit, unit] of limits) {
    const holds = value <= limit;
    if (!holds) missed += 1;
    const shown = `${Number(value.toFixed(2))} ${unit}`.trim();
    console.log(`${holds ? 'holds ' : 'MISSED'}  ${name}: ${shown} (limit ${limit} ${unit}`.trim() + ')');
  }
  return missed;
}
