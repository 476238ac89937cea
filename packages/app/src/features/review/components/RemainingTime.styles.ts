import { styled } from 'styled-components';

export const TimeBox = styled.div`
  display: grid;
  gap: var(--ca-s-1);
  width: max(9rem, 120px);
  max-width: 100%;

  [data-component='CountdownText'] {
    white-space: nowrap;
  }
  &[data-urgency='soon'] [data-component='CountdownText'] {
    color: var(--ca-warning-fg);
    font-weight: var(--ca-fw-strong);
  }
  &[data-urgency='urgent'] [data-component='CountdownText'] {
    color: var(--ca-danger-fg);
    font-weight: var(--ca-fw-strong);
  }
  &[data-size='desk'] {
    width: auto;
    min-width: 11rem;
  }
  &[data-size='desk'] [data-component='CountdownText'] {
    font-size: var(--ca-fs-h4);
    font-weight: var(--ca-fw-strong);
    line-height: var(--ca-lh-h4);
  }
  [data-part='term'] {
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
  }
  [data-mode='elder'] & {
    width: max(11rem, 170px);
  }
`;
