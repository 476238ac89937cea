import { styled } from 'styled-components';

export const Tags = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ca-s-1);
`;

export const Share = styled.div`
  display: grid;
  gap: var(--ca-s-1);
  width: 6rem;
`;

export const Choices = styled.div`
  display: grid;
  gap: var(--ca-s-3);
`;

/** Nine columns beside the sidebar in large type: narrower cells, so that the row's buttons are not cut off. */
export const StaffRoom = styled.div`
  @media (min-width: 1280px) and (max-width: 1599.98px) {
    [data-mode='elder'] & {
      --ca-cell-x: 0.625rem;
    }
  }
`;

export const Conditions = styled.ul`
  display: grid;
  gap: var(--ca-s-3);

  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--ca-s-3);
  }
  small {
    display: block;
    color: var(--ca-text-2);
    font-size: var(--ca-fs-caption);
  }
`;

/** A select in a table row, as narrow as its cell. */
export const RowChoice = styled.div`
  min-width: 6rem;
`;
