import { styled } from 'styled-components';

/** A list with the content above and below it. */
export const ListColumn = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ca-s-4);

  > [aria-busy='true'] {
    opacity: 0.6;
  }
`;

/** The number of search results; also announced by screen readers. */
export const FoundLine = styled.output`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 0.35em;
  color: var(--ca-text-2);

  b {
    color: var(--ca-text-1);
    font-weight: var(--ca-fw-strong);
  }
`;
