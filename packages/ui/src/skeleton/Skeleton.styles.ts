import { keyframes, styled } from 'styled-components';

const shimmer = keyframes`
  from { background-position: 100% 0; }
  to { background-position: 0 0; }
`;

/* under 300 ms nothing is shown: a flash of grey is worse than a short wait (design language, waiting) */
const appear = keyframes`
  from { visibility: hidden; }
  to { visibility: visible; }
`;

export const Bone = styled.span`
  display: block;
  width: var(--skeleton-w, 100%);
  height: var(--skeleton-h, 1em);
  border-radius: var(--ca-r-sm);
  background: linear-gradient(
    90deg,
    var(--ca-bg-sunken) 25%,
    var(--ca-bg-hover) 50%,
    var(--ca-bg-sunken) 75%
  );
  background-size: 300% 100%;
  animation:
    ${appear} 300ms step-end backwards,
    ${shimmer} 1.6s infinite;

  &[data-shape='circle'] {
    border-radius: 50%;
  }

  [data-mode='elder'] & {
    animation: none;
  }

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }

  @media (forced-colors: active) {
    border: 1px solid GrayText;
  }
`;
