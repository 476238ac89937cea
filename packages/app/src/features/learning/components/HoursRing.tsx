import { styled } from 'styled-components';
import { hoursPercent } from '../course/course-facts.js';

const Ring = styled.svg`
  flex: none;
  width: var(--ring-size);
  height: var(--ring-size);
  fill: none;

  > circle {
    stroke: var(--ca-bg-sunken);
    stroke-width: 11;
  }
  > circle + circle {
    stroke: var(--ca-action);
    stroke-dasharray: var(--ring-share) 400;
  }
  > text {
    fill: var(--ca-text-1);
    font-size: 28px;
    font-weight: var(--ca-fw-strong);
    text-anchor: middle;
  }
  > text[data-part='unit'] {
    fill: var(--ca-text-2);
    font-size: 13px;
    font-weight: var(--ca-fw-regular);
  }
  /* drawings keep their own colors there, which were made for another background */
  @media (forced-colors: active) {
    > circle {
      stroke: GrayText;
      stroke-width: 2;
    }
    > circle + circle {
      stroke: Highlight;
      stroke-width: 11;
    }
    && > text {
      fill: CanvasText;
    }
  }
`;

const round = 2 * Math.PI * 54;

interface HoursRingProps {
  earned: number;
  required: number;
  /** `sm` shows the percent, `lg` the hours. */
  size: 'sm' | 'lg';
}

/** 已学 120 / 480 学时 as a ring; the text is beside it. */
export function HoursRing({ earned, required, size }: HoursRingProps) {
  const percent = hoursPercent(earned, required);
  const style = {
    '--ring-size': size === 'lg' ? 'max(9.25rem, 148px)' : '84px',
    '--ring-share': `${(percent / 100) * round}`,
  };
  return (
    <Ring viewBox="0 0 128 128" aria-hidden="true" style={style}>
      <circle cx="64" cy="64" r="54" />
      <circle cx="64" cy="64" r="54" transform="rotate(-90 64 64)" />
      <text x="64" y={size === 'lg' ? 66 : 74}>
        {size === 'lg' ? earned : `${percent}%`}
      </text>
      {size === 'lg' ? (
        <text x="64" y="86" data-part="unit">
          / {required} 学时
        </text>
      ) : null}
    </Ring>
  );
}
