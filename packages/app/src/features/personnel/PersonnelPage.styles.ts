import { styled } from 'styled-components';

/** Tabs reach the card's edges and scroll sideways where they do not fit. */
export const TabBar = styled.div`
  padding-inline: var(--ca-card-pad);
  border-bottom: 1px solid var(--ca-border-1);

  > [data-component='Tabs'] > [data-part='list'] {
    margin-bottom: -1px;
  }
`;

export const Filters = styled.search`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ca-s-3);
  padding: var(--ca-s-3) var(--ca-card-pad);
  border-bottom: 1px solid var(--ca-border-1);

  [data-part='words'] {
    width: 14rem;
  }
  [data-part='choice'] {
    width: max(10rem, 140px);
  }
  @media (max-width: 767.98px) {
    [data-part='words'] {
      width: 100%;
    }
    [data-part='choice'] {
      flex: 1;
      min-width: 8rem;
      width: auto;
    }
  }
`;

export const Foot = styled.div`
  padding: var(--ca-s-4) var(--ca-card-pad);
  border-top: 1px solid var(--ca-border-1);
`;

export const NameCell = styled.span`
  display: grid;
  justify-items: start;
  gap: 2px;
  font-weight: var(--ca-fw-strong);

  small {
    color: var(--ca-text-2);
    font-size: var(--ca-fs-caption);
    font-weight: var(--ca-fw-regular);
  }
  /* a phone's card has the values at its right edge */
  @media (max-width: 767.98px) {
    td:not([data-primary]) > & {
      justify-items: end;
      text-align: right;
    }
  }
`;

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

export const RowActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ca-s-1);
`;

export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ca-s-4);
`;

export const OneLine = styled.span`
  white-space: nowrap;
`;

export const Choices = styled.div`
  display: grid;
  gap: var(--ca-s-3);
`;
