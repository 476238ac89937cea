import { css, styled } from 'styled-components';

/* in a Card without padding, toolbar and pagination align with the card's head, as the table's edge cells do */
const edge = css`
  padding-inline: var(--ca-cell-x);

  [data-component='Card'][data-padding='none'] & {
    padding-inline: var(--ca-card-pad);
  }
`;

export const Toolbar = styled.div`
  ${edge}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ca-s-3);
  padding-block: var(--ca-s-3);

  /* as wide as its placeholder */
  & > [data-part='search'] {
    flex: 0 1 max(18rem, var(--local-words));
    min-width: 10rem;
  }

  & > [data-part='columns'] {
    margin-left: auto;
  }

  /* on one line with the button of the columns */
  @media (max-width: 767.98px) {
    & > [data-part='search'] {
      flex: 1 1 10rem;
    }
  }
`;

export const BulkBar = styled.div`
  ${edge}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ca-s-2) var(--ca-s-3);
  padding-block: var(--ca-s-2);
  border-block: 1px solid var(--ca-info-bd);
  background: var(--ca-bg-selected);
  color: var(--ca-text-1);

  & > [data-part='count'] {
    font-weight: var(--ca-fw-strong);
  }
`;

export const Pager = styled.div`
  ${edge}
  padding-block: var(--ca-s-3);
  border-top: 1px solid var(--ca-border-1);
`;
