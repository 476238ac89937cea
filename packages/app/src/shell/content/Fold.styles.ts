import { styled } from 'styled-components';

/** Questions one below the other, each opening its answer in place; the arrow, last in the `summary`, turns. */
export const Fold = styled.details`
  & + & {
    border-top: 1px solid var(--ca-border-1);
  }
  > summary {
    display: flex;
    align-items: center;
    gap: var(--ca-s-3);
    min-height: max(3rem, 44px);
    cursor: pointer;
    list-style: none;
  }
  > summary::-webkit-details-marker {
    display: none;
  }
  &[open] > summary > [data-component='Icon'] {
    rotate: 180deg;
  }
  > p {
    padding-bottom: var(--ca-s-4);
    color: var(--ca-text-2);
  }
`;
