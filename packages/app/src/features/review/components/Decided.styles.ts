import { styled } from 'styled-components';

export const DecidedBox = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--ca-s-3);
  padding: var(--ca-s-8) 0;
  text-align: center;

  > [data-component='Icon'] {
    width: 3rem;
    height: 3rem;
    color: var(--ca-warning-fg);
  }
  &[data-approved] > [data-component='Icon'] {
    color: var(--ca-success-fg);
  }
  h2 {
    font-size: var(--ca-fs-h4);
    font-weight: var(--ca-fw-strong);
    line-height: var(--ca-lh-h4);
  }
  /* focused only for reading, so no focus ring */
  h2:focus {
    outline: 0;
    box-shadow: none;
  }
  p {
    color: var(--ca-text-2);
  }
  [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: var(--ca-s-2);
    margin-top: var(--ca-s-2);
  }
`;
