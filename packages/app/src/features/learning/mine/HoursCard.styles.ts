import { styled } from 'styled-components';

export const HoursRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ca-s-8);

  > div {
    flex: 1;
    min-width: min(15rem, 100%);
  }
  h2 {
    font-size: var(--ca-fs-h4);
    font-weight: var(--ca-fw-strong);
    line-height: var(--ca-lh-h4);
  }
  p {
    margin-top: var(--ca-s-2);
    color: var(--ca-text-2);
  }
  ul {
    display: grid;
    gap: var(--ca-s-2);
    max-width: 40rem;
    margin-top: var(--ca-s-4);
  }
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(4rem, 1fr) 6.5em;
    align-items: center;
    gap: var(--ca-s-4);
    font-size: var(--ca-fs-sm);
  }
  li > :last-child {
    text-align: right;
  }
  @media (max-width: 767.98px) {
    gap: var(--ca-s-5);

    ul {
      gap: var(--ca-s-4);
    }
    li {
      row-gap: var(--ca-s-1);
      grid-template-columns: minmax(0, 1fr) auto;
    }
    li > progress {
      grid-row: 2;
      grid-column: 1 / -1;
    }
  }
`;
