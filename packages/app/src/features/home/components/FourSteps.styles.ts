import { styled } from 'styled-components';

/* Hidden in 长辈版: its single column has no room for a strip. */
export const StepsRoot = styled.section`
  padding-top: var(--ca-s-16);

  [data-mode='elder'] & {
    display: none;
  }
  @media (max-width: 1279.98px) {
    padding-top: var(--ca-s-10);
  }
`;

export const Strip = styled.div`
  display: grid;
  grid-template-columns: 0.9fr 3fr;
  gap: var(--ca-s-10);
  padding: var(--ca-s-10);
  border: 1px solid var(--ca-border-1);
  border-radius: var(--ca-r-lg);
  background: var(--ca-bg-surface);

  h2 {
    font-size: var(--ca-fs-h3);
    font-weight: var(--ca-fw-strong);
    line-height: var(--ca-lh-h3);
  }
  [data-part='lead'] {
    margin: var(--ca-s-2) 0 var(--ca-s-4);
    color: var(--ca-text-2);
  }
  ol {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: var(--ca-s-6);
  }
  li {
    position: relative;
  }
  h3 {
    margin: var(--ca-s-3) 0 var(--ca-s-1);
    font-size: var(--ca-fs-h5);
    font-weight: var(--ca-fw-strong);
  }
  li > p {
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
  }
  li:not(:last-child)::after {
    content: '';
    position: absolute;
    top: calc(max(2.25rem, 34px) / 2);
    right: -0.75rem;
    left: calc(max(2.25rem, 34px) + var(--ca-s-3));
    border-top: 1.5px dashed var(--ca-border-2);
  }
  @media (max-width: 1279.98px) {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ca-s-6);
  }
  @media (max-width: 767.98px) {
    padding: var(--ca-s-5);

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
      margin-top: var(--ca-s-1);
    }
  }
`;

export const Numeral = styled.span`
  display: grid;
  place-items: center;
  width: max(2.25rem, 34px);
  height: max(2.25rem, 34px);
  border: 2px solid var(--ca-seal);
  border-radius: var(--ca-r-sm);
  color: var(--ca-seal);
  font-family: var(--ca-font-seal);
  font-size: var(--ca-fs-h5);
  font-weight: 700;

  @media (max-width: 767.98px) {
    position: absolute;
    left: 0;
  }
`;
