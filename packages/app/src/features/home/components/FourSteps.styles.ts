import { styled } from 'styled-components';

/* Gone in 长辈版: its one reading direction has no room for a strip. */
export const StepsRoot = styled.section`
  padding-top: var(--s-16);

  [data-mode='elder'] & {
    display: none;
  }
  @media (max-width: 1279.98px) {
    padding-top: var(--s-10);
  }
`;

export const Strip = styled.div`
  display: grid;
  grid-template-columns: 0.9fr 3fr;
  gap: var(--s-10);
  padding: var(--s-10);
  border: 1px solid var(--border-1);
  border-radius: var(--r-lg);
  background: var(--bg-surface);

  h2 {
    font-size: var(--fs-h3);
    font-weight: var(--fw-strong);
    line-height: var(--lh-h3);
  }
  [data-part='lead'] {
    margin: var(--s-2) 0 var(--s-4);
    color: var(--text-2);
  }
  ol {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: var(--s-6);
  }
  li {
    position: relative;
  }
  h3 {
    margin: var(--s-3) 0 var(--s-1);
    font-size: var(--fs-h5);
    font-weight: var(--fw-strong);
  }
  li > p {
    color: var(--text-2);
    font-size: var(--fs-sm);
  }
  li:not(:last-child)::after {
    content: '';
    position: absolute;
    top: calc(max(2.25rem, 34px) / 2);
    right: -0.75rem;
    left: calc(max(2.25rem, 34px) + var(--s-3));
    border-top: 1.5px dashed var(--border-2);
  }
  @media (max-width: 1279.98px) {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s-6);
  }
  @media (max-width: 767.98px) {
    padding: var(--s-5);

    ol {
      grid-template-columns: minmax(0, 1fr);
    }
    li {
      padding-left: 50px;
    }
    li::after {
      display: none;
    }
    h3 {
      margin-top: var(--s-1);
    }
  }
`;

export const Numeral = styled.span`
  display: grid;
  place-items: center;
  width: max(2.25rem, 34px);
  height: max(2.25rem, 34px);
  border: 2px solid var(--seal);
  border-radius: var(--r-sm);
  color: var(--seal);
  font-family: var(--font-seal);
  font-size: var(--fs-h5);
  font-weight: 700;

  @media (max-width: 767.98px) {
    position: absolute;
    left: 0;
  }
`;
