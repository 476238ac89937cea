import { styled } from 'styled-components';

export const DecidedBox = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--s-3);
  padding: var(--s-8) 0;
  text-align: center;

  > [data-component='Icon'] {
    width: 3rem;
    height: 3rem;
    color: var(--warning-fg);
  }
  &[data-approved] > [data-component='Icon'] {
    color: var(--success-fg);
  }
  h2 {
    font-size: var(--fs-h4);
    font-weight: var(--fw-strong);
    line-height: var(--lh-h4);
  }
  /* it takes the focus to be read, not to be used */
  h2:focus {
    outline: 0;
    box-shadow: none;
  }
  p {
    color: var(--text-2);
  }
  [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: var(--s-2);
    margin-top: var(--s-2);
  }
`;
