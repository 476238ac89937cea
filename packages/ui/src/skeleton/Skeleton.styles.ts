import { keyframes, styled } from 'styled-components';

const shimmer = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(100%); }
`;

/* nothing is shown for the first 300 ms: a gray flash is worse than a short wait */
const appear = keyframes`
  from { visibility: hidden; }
  to { visibility: visible; }
`;

export const Bone = styled.span`
  position: relative;
  display: block;
  overflow: hidden;
  width: var(--skeleton-w, 100%);
  height: var(--skeleton-h, 1em);
  border-radius: var(--ca-r-sm);
  background: var(--ca-bg-sunken);
  animation: ${appear} 300ms step-end backwards;

  /* A transform runs on the compositor; a moving gradient would be painted again for every frame. */
  &::after {
    position: absolute;
    inset: 0;
    background: linear-gradient(90deg, transparent, var(--ca-bg-hover), transparent);
    animation: ${shimmer} 1.6s infinite;
    content: '';
  }

  &[data-shape='circle'] {
    border-radius: 50%;
  }

  [data-mode='elder'] & {
    animation: none;
  }
  [data-mode='elder'] &::after {
    display: none;
  }

  @media (prefers-reduced-motion: reduce) {
    animation: none;

    &::after {
      display: none;
    }
  }

  @media (forced-colors: active) {
    border: 1px solid GrayText;
  }
`;
