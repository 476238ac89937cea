import { styled } from 'styled-components';

export const TimeBox = styled.div`
  display: grid;
  gap: var(--s-1);
  width: max(9rem, 120px);

  [data-component='CountdownText'] {
    white-space: nowrap;
  }
  &[data-urgency='soon'] [data-component='CountdownText'] {
    color: var(--warning-fg);
    font-weight: var(--fw-strong);
  }
  &[data-urgency='late'] [data-component='CountdownText'] {
    color: var(--danger-fg);
    font-weight: var(--fw-strong);
  }
  &[data-size='desk'] {
    width: auto;
    min-width: 11rem;
  }
  &[data-size='desk'] [data-component='CountdownText'] {
    font-size: var(--fs-h4);
    font-weight: var(--fw-strong);
    line-height: var(--lh-h4);
  }
  [data-part='term'] {
    color: var(--text-2);
    font-size: var(--fs-sm);
  }
  [data-mode='elder'] & {
    width: max(11rem, 170px);
  }
`;
