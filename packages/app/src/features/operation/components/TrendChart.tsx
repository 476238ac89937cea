import { formatThousands } from '@ca-portal/ui/formats';
import { dayMarks, linePath, roundTop, valueMarks } from '../trend-lines.js';
import { ChartBox, PlotArea } from './TrendChart.styles.js';

interface TrendChartProps {
  /** All days of the period, `yyyy-MM-dd`. */
  days: readonly string[];
  /** One or two lines; null is a day without a value. */
  lines: readonly (readonly (number | null)[])[];
}

/** Lines over days, in percent of the box; hidden from screen readers, because the table beside it says the same. */
export function TrendChart({ days, lines }: TrendChartProps) {
  const top = roundTop(Math.max(0, ...lines.flatMap((line) => line.map((value) => value ?? 0))));
  return (
    <ChartBox aria-hidden="true">
      <PlotArea>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          {valueMarks(top).map(({ share }) => (
            <line key={share} x1="0" x2="100" y1={100 - share * 100} y2={100 - share * 100} />
          ))}
          {lines.map((line, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a line is its place in the legend
            <path key={index} data-series={index + 1} d={linePath(line, top)} />
          ))}
        </svg>
        {valueMarks(top).map(({ share, value }) => (
          <span key={share} data-axis="value" style={{ bottom: `${share * 100}%` }}>
            {formatThousands(value)}
          </span>
        ))}
        {dayMarks(days).map(({ share, day }) => (
          <span key={day} data-axis="day" style={{ left: `${share * 100}%` }}>
            {day.slice(5)}
          </span>
        ))}
      </PlotArea>
    </ChartBox>
  );
}
