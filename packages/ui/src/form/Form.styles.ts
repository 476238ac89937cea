import { styled } from 'styled-components';

export const FormRoot = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--form-gap);

  /* a button is as wide as its words, unless it is a block */
  > [data-component='Button']:not([data-block]) {
    justify-self: start;
  }
`;

export const SummaryRoot = styled.section`
  padding: var(--s-5) var(--s-6);
  border: 2px solid var(--danger-fg);
  border-radius: var(--r-lg);
  background: var(--danger-bg);
  color: var(--text-1);

  > h2 {
    font-size: var(--fs-h5);
    line-height: var(--lh-h5);
    font-weight: var(--fw-strong);
  }
  > ul {
    display: grid;
    gap: var(--s-1);
    margin-top: var(--s-2);
  }
  a {
    color: var(--danger-fg);
    font-weight: var(--fw-strong);
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;
