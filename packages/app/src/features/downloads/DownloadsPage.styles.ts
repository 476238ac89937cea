import { styled } from 'styled-components';

/** Heading left, search right. */
export const HeadRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: var(--ca-s-4) var(--ca-s-6);

  > [data-component='PageHeading'] {
    flex: 1 1 24rem;
    margin-bottom: 0;
  }
  @media (max-width: 767.98px) {
    > * {
      flex: 1 1 100%;
    }
  }
`;

export const BestRoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ca-s-4) var(--ca-s-5);

  > [data-part='words'] {
    display: grid;
    flex: 1 1 24rem;
    gap: var(--ca-s-1);
    min-width: 0;
  }
  h2 {
    font-size: var(--ca-fs-h4);
    font-weight: var(--ca-fw-strong);
    line-height: var(--ca-lh-h4);
  }
  [data-part='note'] {
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
  }
  > [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ca-s-3);
  }
  @media (max-width: 767.98px) {
    > [data-part='words'] {
      flex: 1;
    }
    > [data-part='actions'] {
      flex: 1 1 100%;
    }
    > [data-part='actions'] > * {
      flex: 1;
    }
  }
`;

export const TableFilters = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ca-s-2);

  > [data-part='frame'] {
    width: max(10rem, 9em);
  }
  @media (max-width: 767.98px) {
    width: 100%;

    > * {
      flex: 1 1 auto;
    }
  }
`;

export const CardGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--ca-s-6);
  align-items: start;

  &:empty {
    display: none;
  }
  @media (max-width: 767.98px) {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ca-s-4);
  }
`;
