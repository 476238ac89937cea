import { styled } from 'styled-components';

export const CarouselRoot = styled.section`
  display: grid;
  gap: var(--ca-s-2);
  min-width: 0;
`;

export const Viewport = styled.div`
  overflow: hidden;
  border-radius: var(--ca-r-lg);

  &[data-unmeasured] li[inert] {
    display: none;
  }
  @media print {
    overflow: visible;
  }
`;

export const Slides = styled.ul`
  display: flex;
  touch-action: pan-y pinch-zoom;

  > li {
    flex: 0 0 100%;
    min-width: 0;
  }
  @media print {
    display: block;
    transform: none !important;
  }
`;

export const Controls = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--ca-s-1);

  /* no auto-advancing content in the elder-friendly mode, so nothing to pause */
  [data-mode='elder'] & > [data-part='pause'] {
    display: none;
  }
  @media print {
    display: none;
  }
`;

export const Dots = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
`;

export const Dot = styled.button`
  display: grid;
  place-items: center;
  min-width: 24px;
  min-height: 24px;
  border-radius: var(--ca-r-full);

  &::before {
    content: '';
    width: 10px;
    height: 10px;
    border: 1.5px solid var(--ca-border-control);
    border-radius: var(--ca-r-full);
    background: var(--ca-bg-surface);
    transition: width var(--ca-dur-2) var(--ca-ease-standard);
  }
  &:hover::before {
    border-color: var(--ca-action);
  }
  &[aria-current]::before {
    width: 22px;
    border-color: var(--ca-action);
    background: var(--ca-action);
  }
  [data-mode='elder'] & {
    min-width: 44px;
    min-height: 44px;
  }
  @media (pointer: coarse), (max-width: 767.98px) {
    min-width: 44px;
    min-height: 44px;
  }
  @media (forced-colors: active) {
    &[aria-current]::before {
      background: Highlight;
    }
  }
`;

export const Counter = styled.span`
  padding: 0 var(--ca-s-2);
  color: var(--ca-text-2);
  font-size: var(--ca-fs-sm);
  font-variant-numeric: tabular-nums;
`;
