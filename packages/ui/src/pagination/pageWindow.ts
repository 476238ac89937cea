/**
 * The pages to show: first, last, the current one and its neighbors; `'gap'` where some are left out.
 * A gap never replaces a single page, which takes the same space.
 */
export function pageWindow(page: number, pages: number, siblings = 1): (number | 'gap')[] {
  const shown = new Set([1, pages]);
  for (let near = page - siblings; near <= page + siblings; near += 1) {
    if (near >= 1 && near <= pages) shown.add(near);
  }
  const result: (number | 'gap')[] = [];
  let previous = 0;
  for (const next of [...shown].sort((a, b) => a - b)) {
    if (next - previous === 2) result.push(previous + 1);
    else if (next - previous > 2) result.push('gap');
    result.push(next);
    previous = next;
  }
  return result;
}
