import { styled } from 'styled-components';

export const FormRoot = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ca-form-gap);

  /* a button is as wide as its label, unless it is a block */
  > [data-component='Button']:not([data-block]) {
    justify-self: start;
  }
`;

export const SummaryRoot = styled.section`
  padding: var(--ca-s-5) var(--ca-s-6);
  border: 2px solid var(--ca-danger-fg);
  border-radius: var(--ca-r-lg);
  background: var(--ca-danger-bg);
  color: var(--ca-text-1);

  > h2 {
    font-size: var(--ca-fs-h5);
    line-height: var(--ca-lh-h5);
    font-weight: var(--ca-fw-strong);
  }
  > ul {
    display: grid;
    gap: var(--ca-s-1);
    margin-top: var(--ca-s-2);
  }
  a {
    color: var(--ca-danger-fg);
    font-weight: var(--ca-fw-strong);
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;
