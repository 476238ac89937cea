import { useEffect, useRef } from 'react';
import { ChartBox } from './TrendChart.styles.js';

interface TrendChartProps {
  /** `yyyy-MM-dd`, each of the period. */
  days: readonly string[];
  /** One or two lines; null is a day without a figure. */
  lines: readonly (readonly (number | null)[])[];
}
const height = 224;

/** Lines over days, drawn on a canvas: for eyes alone, the table beside it says the same. */
export function TrendChart({ days, lines }: TrendChartProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const at = box.current;
    if (!at) return undefined;
    let plot: { setSize: (size: { width: number; height: number }) => void; destroy: () => void } | undefined;
    let wanted = true;
    const style = getComputedStyle(at);
    const color = (name: string) => style.getPropertyValue(name).trim();
    const axis = {
      stroke: color('--ca-text-2'),
      font: `12px ${style.fontFamily}`,
      grid: { stroke: color('--ca-border-1'), width: 1 },
      ticks: { show: false },
    };
    const strokes = [
      { stroke: color('--ca-action'), width: 2 },
      { stroke: color('--ca-danger-fg'), width: 2, dash: [6, 4] },
    ];
    void import('uplot').then(({ default: UPlot }) => {
      if (!wanted) return;
      plot = new UPlot(
        {
          width: at.clientWidth,
          height,
          legend: { show: false },
          cursor: { show: false },
          scales: { x: { time: false }, y: { range: (_, _least, most) => [0, Math.max(1, most * 1.1)] } },
          axes: [{ ...axis, values: (_, at_) => at_.map((index) => days[index]?.slice(5) ?? '') }, axis],
          series: [
            {},
            ...lines.map((_, index) => ({ ...strokes[index], points: { show: days.length < 2 } })),
          ],
        },
        [days.map((_, index) => index), ...lines.map((line) => [...line])],
        at,
      );
    });
    const observer = new ResizeObserver(() => plot?.setSize({ width: at.clientWidth, height }));
    observer.observe(at);
    return () => {
      wanted = false;
      observer.disconnect();
      plot?.destroy();
    };
  }, [days, lines]);
  return <ChartBox ref={box} aria-hidden="true" />;
}
