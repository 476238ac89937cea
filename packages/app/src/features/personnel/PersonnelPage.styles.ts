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

/** Nine columns beside the sidebar in large type: their cells are narrower, or the row's buttons would be cut off. */
export const StaffRoom = styled.div`
  @media (min-width: 1280px) and (max-width: 1599.98px) {
    [data-mode='elder'] & {
      --ca-cell-x: 0.625rem;
    }
  }
`;
